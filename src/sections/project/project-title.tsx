import { graphql } from "gatsby";
import { projectsPath } from "../../../shared/anchors";
import { Action } from "../../components/action";
import { formatMonth, useLanguage, useTranslation } from "../../i18n";
import { contactPath } from "../contact-path";
import { PageTitle } from "../page-title";

/** On a phone the cover is cropped from the sides: as wide as its height in the box asks for, at most with two pixels for one. */
const coverSizes = "(min-width: 48rem) max(100vw, 89vh), (min-resolution: 2.5dppx) 148vw, 222vw";

/** The head of a project: its picture without anything on it, then name and summary. */
export function ProjectTitle({ name, summary, cover }: Queries.ProjectTitleFragment) {
  const { t } = useTranslation(["projects", "common"]);
  const language = useLanguage();
  return (
    <PageTitle
      above={{ to: projectsPath, name: t("title") }}
      title={name}
      intro={summary}
      cover={{ ...cover, sizes: coverSizes }}
    >
      <p className="no-print">
        <Action to={contactPath("tender", t("ask.subject", { name }))} kind="quiet">
          {t("ask.write")}
        </Action>
      </p>
      {cover.date && (
        <p className="note">{t("common:pictured", { month: formatMonth(cover.date, language) })}</p>
      )}
    </PageTitle>
  );
}

export const query = graphql`
  fragment ProjectTitle on ContentProject {
    name(language: $language)
    summary(language: $language)
    cover {
      image { ...ScreenWidePicture }
      alt(language: $language)
      date
      focus
    }
  }
`;
