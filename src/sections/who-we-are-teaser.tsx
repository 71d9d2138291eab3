import { graphql } from "gatsby";
import { Action } from "../components/action";
import { MediaRow } from "../components/media-row";
import { Section } from "../components/section";
import { useTranslation } from "../i18n";

/** The company in two sentences, and the way to the whole of it. */
export function WhoWeAreTeaser({ teaser }: Queries.WhoWeAreTeaserFragment) {
  const { t } = useTranslation("home");
  return (
    <Section id="who-we-are">
      <MediaRow label={`01 — ${t("whoWeAre.label")}`} title={t("whoWeAre.title")} picture={teaser}>
        <p>{t("whoWeAre.text")}</p>
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
      image {
        ...HalfWidthPicture
      }
      focus {
        x
        y
      }
    }
  }

  fragment HalfWidthPicture on File {
    childImageSharp {
      gatsbyImageData(
        width: 800
        aspectRatio: 1.5
        formats: [AUTO, WEBP, AVIF]
        placeholder: DOMINANT_COLOR
        outputPixelDensities: [0.5, 1, 2]
        sizes: "(min-width: 80rem) 37rem, (min-width: 48rem) 46vw, 92vw"
      )
    }
  }
`;
