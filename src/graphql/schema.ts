import type { CreateResolversArgs, CreateSchemaCustomizationArgs } from "gatsby";
import { defaultLanguage } from "../i18n/languages";

/** GraphQL types of everything in `content/`, explicit so that an empty list or a missing optional field breaks no query. */
export const typeDefs = /* GraphQL */ `
  type ContentPages implements Node @dontInfer {
    path: String!
    template: String!
    namespaces: [String!]!
    title: String!
    description: String!
    band: File @fileByRelativePath
    heading: String
    intro: String
    updated: String
    sections: [TextSection!]
  }
  type TextSection { id: String! title: String! paragraphs: [String!]! }

  type ContentSite implements Node @dontInfer {
    siteUrl: String!
    name: String! @localized
    fullName: String! @localized
    tagline: String! @localized
    email: String!
    careersEmail: String!
    phones: [String!]!
    whatsapp: String!
    address: String! @localized
    city: String! @localized
    country: String!
    geo: Geo!
    map: MapService!
    foundingYear: Int!
    openingHours: [OpeningHours!]!
    film: Film!
    profile: String! @localized
    externalFlags: String!
    social: [SocialProfile!]!
    editor: Editor
  }
  type Geo { latitude: Float! longitude: Float! }
  type MapService { embedUrl: String! linkUrl: String! }
  type OpeningHours { id: String! days: [String!]! opens: String! closes: String! }
  type Film {
    channel: String
    id: String
    webm: String!
    mp4: String!
    poster: File! @fileByRelativePath
  }
  type SocialProfile { network: String! url: String! }
  type Editor {
    backend: String!
    repository: String!
    branch: String!
    signIn: String!
    application: String
    review: Boolean
  }

  type ContentNavigation implements Node @dontInfer {
    main: [NavigationItem!]!
    overlay: [NavigationItem!]!
    footer: [NavigationItem!]!
    legal: [NavigationItem!]!
  }
  type NavigationItem { label: String! to: String! }

  type Focus { x: Float! y: Float! }

  type ContentServices implements Node @dontInfer { items: [Service!]! }
  type Service {
    id: String!
    title: String!
    description: String!
    alt: String! @localized
    image: File! @fileByRelativePath
    focus: Focus
  }

  type ContentPartners implements Node @dontInfer { items: [Partner!]! }
  type Partner {
    id: String!
    name: String! @localized
    alt: String! @localized
    image: File! @fileByRelativePath
    link: String!
  }

  type ContentContracting implements Node @dontInfer { items: [ContractingWork!]! }
  type ContractingWork {
    id: String!
    title: String! @localized
    place: String! @localized
    kind: String! @localized
    alt: String! @localized
    image: File! @fileByRelativePath
    focus: Focus
  }

  type ContentVision implements Node @dontInfer { items: [VisionPicture!]! }
  type VisionPicture {
    id: String!
    title: String! @localized
    alt: String! @localized
    image: File! @fileByRelativePath
    focus: Focus
  }

  type ContentWhoWeAre implements Node @dontInfer { teaser: Photograph! items: [Belief!]! }
  type Photograph {
    alt: String! @localized
    image: File! @fileByRelativePath
    focus: Focus
  }
  type Belief {
    id: String!
    alt: String! @localized
    image: File! @fileByRelativePath
    focus: Focus
  }
`;

/** Declares the types, and `@localized`: a fact with one spelling a language answers with the one that is asked for. */
export function createContentSchema({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createFieldExtension({
    name: "localized",
    extend: () => ({
      args: { language: { type: "String!", defaultValue: defaultLanguage } },
      resolve: (
        source: Record<string, Record<string, string>>,
        { language }: { language: string },
        _context: unknown,
        { fieldName }: { fieldName: string },
      ) => source[fieldName]?.[language],
    }),
  });
  actions.createTypes(typeDefs);
}

/** The content files that stand once, as fields of a query that are always there. */
const singles = {
  siteFacts: "ContentSite",
  navigation: "ContentNavigation",
  services: "ContentServices",
  partners: "ContentPartners",
  contracting: "ContentContracting",
  vision: "ContentVision",
  whoWeAre: "ContentWhoWeAre",
};

interface Context {
  nodeModel: {
    findOne: (args: { type: string; query: object }) => Promise<unknown>;
    getNodeById: (args: { type: string; id: string }) => unknown;
  };
}

/** Gives queries each content file by its name, and a page by its id, none of them ever null. */
export function createContentResolvers({ createResolvers }: CreateResolversArgs): void {
  const fields = Object.entries(singles).map(([name, type]) => [
    name,
    {
      type: `${type}!`,
      resolve: (_source: unknown, _args: unknown, { nodeModel }: Context) =>
        nodeModel.findOne({ type, query: {} }),
    },
  ]);
  const page = {
    type: "ContentPages!",
    args: { id: "String!" },
    resolve: (_source: unknown, { id }: { id: string }, { nodeModel }: Context) =>
      nodeModel.getNodeById({ type: "ContentPages", id }),
  };
  createResolvers({ Query: { ...Object.fromEntries(fields), page } });
}
