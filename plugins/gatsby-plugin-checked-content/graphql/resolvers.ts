import type { CreateResolversArgs } from "gatsby";
import { formatDate } from "../../../shared/format";
import type { Language } from "../../../shared/languages";
import { textOfKey } from "../../../shared/text-of-key";
import { valueLabel } from "../field-labels";
import { leftOutSections } from "../schemas/page";
import { hasExpired } from "../site/expiry";
import { entriesOf, entryFields, entryQueries, namedEntries } from "./collections";
import { field, type ResolverContext, translationsIn } from "./content-file";
import { documentResolvers } from "./documents";
import { nodeType, queryFields } from "./node-types";
import { projectQueries, projectResolvers } from "./projects";
import { routeQueries, routeResolvers } from "./routes";

type UpdatedArguments = { language: Language; calendar: Parameters<typeof formatDate>[2] };

/** Query fields for each content file by its name, for a page by its path, and collections. None is nullable. */
export function createContentResolvers({ createResolvers }: CreateResolversArgs): void {
  const fields = Object.entries(queryFields).map(([name, file]) => [
    name,
    field(`${nodeType(file)}!`, (_source, _args, { nodeModel }) => found(nodeModel, file)),
  ]);
  const page = field<unknown, { path: string }>(
    "ContentPage!",
    (_source, { path }, { nodeModel }) =>
      nodeModel.findOne({ type: "ContentPage", query: { filter: { path: { eq: path } } } }),
    { path: "String!" },
  );
  /** The date of a page's text, in words. Calendars differ from browser to browser, so the build writes it. */
  const updatedIn = field<{ updated?: string }, UpdatedArguments>(
    "String",
    ({ updated }, { calendar, language }) => updated && formatDate(updated, language, calendar),
    { calendar: "String!", language: "String!" },
  );
  const leftOut = field<Parameters<typeof leftOutSections>[0]>(
    "[String!]!",
    async (page, _args, { nodeModel }) =>
      leftOutSections(page, (await found(nodeModel, "site")) as object),
  );
  createResolvers({
    ContentPage: { updatedIn, leftOut, projects: largeProjects },
    NavigationItem: { text: linkText },
    SocialProfile: { name: networkName },
    ...documentResolvers,
    ...entryFields,
    ...projectResolvers,
    ...routeResolvers,
    Table: { rows: { resolve: validRows } },
    Query: {
      ...Object.fromEntries(fields),
      page,
      ...entryQueries,
      ...projectQueries,
      ...routeQueries,
    },
  });
}

/** The large projects of Home: those that its file names, or else the first ones. */
const largeProjects = field<{ projects?: string[] }>(
  "[ContentProject!]",
  async ({ projects }, _args, { nodeModel }) =>
    projects
      ? namedEntries("projects", projects, nodeModel)
      : (await entriesOf("projects", nodeModel)).slice(0, 6),
);

/** The text of a menu's link, which may be the title of any page. */
const linkText = field<{ label: string }, { language: string }>(
  "String!",
  async ({ label }, { language }, { nodeModel }) => {
    const texts = await translationsIn(nodeModel, language, label.split(":")[0]);
    return textOfKey(label, () => texts) ?? label;
  },
  { language: "String!" },
);

const networkName = field<{ network: string }, { language: string }>(
  "String!",
  ({ network }, { language }) => valueLabel("site.social[].network", network, language),
  { language: "String!" },
);

const validRows = ({ rows }: { rows: { until?: string }[] }) =>
  rows.filter(({ until }) => !hasExpired(until));

/** A content file's node; an empty one for a file that this site leaves out. */
async function found(nodeModel: ResolverContext["nodeModel"], name: string): Promise<unknown> {
  const node = await nodeModel.findOne({ type: nodeType(name), query: {} });
  return node ?? { items: [] };
}
