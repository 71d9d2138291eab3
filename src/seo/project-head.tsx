import { graphql } from "gatsby";
import { absoluteUrl } from "../i18n/urls";
import type { PageContext } from "../shared/page-context";
import { PageHead, sharePictureUrl, siteUrlOf } from "./page-head";
import { placeOf, StructuredData } from "./structured-data";

interface ProjectHeadProps {
  data: Queries.LayoutFragment & { project: Queries.ProjectDataFragment };
  pageContext: PageContext;
}

/** The `Head` of a project: the project as https://schema.org/CreativeWork. */
export function ProjectHead({ data, pageContext }: ProjectHeadProps) {
  const { language, pagePath } = pageContext;
  const { name, summary, handover, place } = data.project;
  const siteUrl = siteUrlOf(data);
  const picture = sharePictureUrl(data, pageContext);
  return (
    <>
      <PageHead data={data} pageContext={pageContext} />
      <StructuredData
        data={{
          "@type": "CreativeWork",
          name,
          description: summary,
          url: absoluteUrl(siteUrl, pagePath, language),
          inLanguage: language,
          ...(picture && { image: picture }),
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
  }
`;
