import { graphql } from "gatsby";
import { absoluteUrl } from "../i18n/urls";
import type { PageContext } from "../shared/page-context";
import { logo } from "../shared/pictures";
import { PageHead, siteUrlOf, translationOf } from "./page-head";
import { placeOf, StructuredData } from "./structured-data";

interface VacancyHeadProps {
  data: Queries.LayoutFragment & { vacancy: Queries.VacancyDataFragment };
  pageContext: PageContext;
}

const employmentTypes: Partial<Record<string, string>> = {
  "full-time": "FULL_TIME",
  "part-time": "PART_TIME",
  contract: "CONTRACTOR",
  internship: "INTERN",
};

/** The `Head` of a job: the job as https://schema.org/JobPosting, described by what stands on its page. */
export function VacancyHead({ data, pageContext }: VacancyHeadProps) {
  const { slug, title, summary, place, kind, posted, closes, duties, requirements } = data.vacancy;
  const siteUrl = siteUrlOf(data);
  const listOf = (key: string, points: readonly string[]) =>
    `<p>${translationOf(data, key)}</p><ul>${points.map((point) => `<li>${point}</li>`).join("")}</ul>`;
  return (
    <>
      <PageHead data={data} pageContext={pageContext} />
      <StructuredData
        data={{
          "@type": "JobPosting",
          title,
          description: [
            `<p>${summary}</p>`,
            listOf("careers:vacancies.duties", duties),
            listOf("careers:vacancies.requirements", requirements),
          ].join(""),
          identifier: { "@type": "PropertyValue", name: data.site.fullName, value: slug },
          datePosted: posted,
          // The whole of its last day; without a zone it is that of the place.
          validThrough: `${closes}T23:59:59`,
          employmentType: employmentTypes[kind],
          jobLocation: placeOf(place),
          hiringOrganization: {
            "@type": "Organization",
            name: data.site.fullName,
            sameAs: absoluteUrl(siteUrl, "/", pageContext.language),
            logo: siteUrl + logo,
          },
        }}
      />
    </>
  );
}

export const query = graphql`
  fragment VacancyData on ContentVacancy {
    slug
    title(language: $language)
    summary(language: $language)
    place {
      name(language: $language)
      country
    }
    kind
    posted
    closes
    duties(language: $language)
    requirements(language: $language)
  }
`;
