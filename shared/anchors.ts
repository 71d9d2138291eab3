/** Anchors that every page has already, or a text page beside its sections; keys that Gatsby's nodes have themselves. */
export const ownAnchors =
  /^(main|page|contents|documents|footer-company|gatsby-.*|.*-title|id|parent|children|fields|internal)$/;

/** The anchor of a stage in which a building rises. */
export function stageAnchor(id: string): string {
  return `stage-${id}`;
}

/** The least number of drawings for the skyline. */
export const fewestDrawn = 4;

/** The least number of news for the home page to show them. */
export const fewestNews = 3;

/** The path of the page of all projects. */
export const projectsPath = "/projects";

/** The page of a service, and that of a sector. */
export const servicePath = (id: string): string => `/services/${id}`;
export const sectorPath = (id: string): string => `${projectsPath}/sectors/${id}`;

/** Fewer projects make no page of their sector. */
export const fewestOfSector = 3;

/** The page that the forms lead to, where the site has it. */
export const privacyPath = "/privacy";
