import path from "node:path";
import type { CreatePagesArgs, Page } from "gatsby";
import { layoutNamespaces } from "../content/schemas/page";
import { sharePicture } from "../content/share-pictures";
import { codes, defaultLanguage, type Language, otherLanguage } from "../i18n/languages";
import { localizedPath } from "../i18n/urls";
import { projectPath } from "../shared/anchors";
import type { PageContext } from "../shared/page-context";

type Data = Queries.ContentPagesQuery;
export type ContentPage = Data["allContentPage"]["nodes"][number];
type Project = Data["projects"][number];

/** What a page has of its own, whatever it is made from. */
interface PageSource {
  path: string;
  template: string;
  namespaces: readonly string[];
  beginsWithPicture: boolean;
  /** What its template queries by. */
  variables: Record<string, string>;
  title: string | Record<Language, string>;
  description: string | Record<Language, string>;
}

/** The pages made from one source: one without a prefix, and one for each language, as Gatsby's `createPage` takes them. */
function localizedPages(source: PageSource): Page<PageContext>[] {
  const isNotFound = source.template === "not-found";
  const textIn = (text: string | Record<Language, string>, language: Language) =>
    typeof text === "string" ? text : text[language];
  return [undefined, ...codes].map((prefix) => {
    const language = prefix ?? defaultLanguage;
    const directory = localizedPath(isNotFound ? "/" : source.path, prefix);
    return {
      path: isNotFound ? `${directory}404.html` : directory,
      // Unknown paths under a prefix show the 404 of that language in client-side navigation too.
      ...(isNotFound && prefix ? { matchPath: `${directory}*` } : {}),
      component: path.resolve(`src/templates/${source.template}.tsx`),
      context: {
        ...source.variables,
        language,
        otherLanguage: otherLanguage(language)?.code ?? language,
        namespaces: [...layoutNamespaces, ...source.namespaces],
        pagePath: localizedPath(source.path),
        isIndexable: !isNotFound,
        beginsWithPicture: source.beginsWithPicture,
        title: textIn(source.title, language),
        description: textIn(source.description, language),
        sharePicture: sharePicture(".", source.path, language),
        i18n: {
          language,
          languages: codes,
          defaultLanguage,
          generateDefaultLanguagePage: true,
          routed: prefix !== undefined,
          originalPath: localizedPath(source.path),
          path: directory,
        },
      },
    };
  });
}

/** The pages of a file in `content/pages`. */
export function pagesOf({ id, headerImage, ...content }: ContentPage) {
  const beginsWithPicture = content.template === "home" || Boolean(headerImage);
  return localizedPages({ ...content, beginsWithPicture, variables: { id } });
}

/** The pages of a project; its foot leads to the next one. */
function pagesOfProject({ slug, name, summary }: Project, next: Project) {
  return localizedPages({
    path: projectPath(slug),
    template: "project",
    namespaces: ["projects"],
    beginsWithPicture: false,
    variables: { slug, next: next.slug },
    title: name as Record<Language, string>,
    description: summary as Record<Language, string>,
  });
}

/** Makes every page of the site from `content/pages` and `content/projects`. Throws when the query fails. */
export async function createContentPages({ graphql, actions }: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<Data>(`
    query ContentPages {
      allContentPage { nodes { id path template namespaces title description headerImage { id } } }
      projects { slug name: spellings(of: "name") summary: spellings(of: "summary") }
    }
  `);
  if (!data) throw new Error(`The content pages cannot be read: ${JSON.stringify(errors)}`);
  const { allContentPage, projects } = data;
  const pages = [
    ...allContentPage.nodes.flatMap(pagesOf),
    ...projects.flatMap((project, index) =>
      pagesOfProject(project, projects[index + 1] ?? projects[0] ?? project),
    ),
  ];
  for (const page of pages) actions.createPage(page);
}
