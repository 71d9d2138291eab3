import { graphql } from "gatsby";
import { projectsPath } from "../../../shared/anchors";
import { useTranslation } from "../../i18n";
import { PageTitle } from "../page-title";

/** On a phone the cover is cropped from the sides: as wide as its height in the box asks for, at most with two pixels for one. */
const coverSizes = "(min-width: 48rem) max(100vw, 89vh), (min-resolution: 2.5dppx) 148vw, 222vw";

/** The head of a project: its picture without anything on it, then its name. */
export function ProjectTitle({ name, cover }: Queries.ProjectTitleFragment) {
  const { t } = useTranslation("projects");
  return (
    <PageTitle
      above={{ to: projectsPath, name: t("title") }}
      title={name}
      cover={{ ...cover, sizes: coverSizes }}
    />
  );
}

export const query = graphql`
  fragment ProjectTitle on ContentProject {
    name(language: $language)
    cover {
      image { ...ScreenWidePicture }
      alt(language: $language)
      focus
    }
  }
`;
