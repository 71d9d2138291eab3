import { graphql } from "gatsby";
import { Action } from "../components/action";
import { MediaRow } from "../components/picture/media-row";
import { RunningText } from "../components/running-text";
import { Section } from "../components/section";
import { useTranslation } from "../i18n";

/** The company in two sentences, and the way to the whole of it. */
export function WhoWeAreTeaser({ teaser }: Queries.WhoWeAreTeaserFragment) {
  const { t } = useTranslation("home");
  return (
    <Section id="who-we-are">
      <MediaRow framed title={t("whoWeAre.label")} lead={t("whoWeAre.title")} picture={teaser}>
        <RunningText as="p" text={t("whoWeAre.text")} />
        <Action to="/who-we-are" kind="quiet">
          {t("whoWeAre.readMore")}
        </Action>
      </MediaRow>
    </Section>
  );
}

export const query = graphql`
  fragment WhoWeAreTeaser on ContentWhoWeAre {
    teaser {
      alt(language: $language)
      image { ...HalfWidthPicture }
      focus
    }
  }
`;
