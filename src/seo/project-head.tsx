import { graphql } from "gatsby";
import { absoluteUrl } from "../i18n/urls";
import { projectsPath } from "../shared/anchors";
import type { PageContext } from "../shared/page-context";
import { PageHead, siteUrlOf, translationOf } from "./page-head";
import { placeOf, StructuredData } from "./structured-data";

interface ProjectHeadProps {
  data: Queries.LayoutFragment & { project: Queries.ProjectDataFragment };
  pageContext: PageContext;
}

/** The `Head` of a project: its cover for shared links, and the project as https://schema.org/CreativeWork. */
export function ProjectHead({ data, pageContext }: ProjectHeadProps) {
  const { language, pagePath } = pageContext;
  const { name, summary, handover, place, cover } = data.project;
  const siteUrl = siteUrlOf(data);
  const picture = cover.image.childImageSharp?.resize?.src ?? pageContext.sharePicture;
  return (
    <>
      <PageHead
        data={data}
        pageContext={{ ...pageContext, sharePicture: picture }}
        above={{ path: projectsPath, name: translationOf(data, "projects:title") }}
      />
      <StructuredData
        data={{
          "@type": "CreativeWork",
          name,
          description: summary,
          url: absoluteUrl(siteUrl, pagePath, language),
          inLanguage: language,
          ...(picture && { image: siteUrl + picture }),
          ...(handover && { dateCreated: handover }),
          locationCreated: placeOf(place),
          creator: { "@id": `${siteUrl}/#company` },
        }}
      />
    </>
  );
}

export const query = graphql`
  fragment ProjectData on ContentProject {
    name(language: $language)
    summary(language: $language)
    handover
    place {
      name(language: $language)
      country
    }
    cover {
      image {
        childImageSharp {
          resize(width: 1200, height: 630, toFormat: JPG, quality: 70) {
            src
          }
        }
      }
    }
  }
`;
