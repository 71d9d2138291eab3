/** Anchors that every page has already, or a text page beside its sections; keys that Gatsby's nodes have themselves. */
export const ownAnchors =
  /^(main|page|contents|footer-company|gatsby-.*|.*-title|id|parent|children|fields|internal)$/;

/** The anchor of a stage in which a building rises. */
export function stageAnchor(id: string): string {
  return `stage-${id}`;
}

/** From so many drawings on, the projects are shown side by side. */
export const fewestDrawn = 4;

/** From so much news on, the home page shows the latest. */
export const fewestNews = 3;

/** The path of the page of all projects. */
export const projectsPath = "/projects";
