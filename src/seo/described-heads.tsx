import { graphql } from "gatsby";
import { inHtml } from "../../shared/markup";
import { commonsOf, type HeadProps } from "./company-head";
import { PageHead, translationOf } from "./page-head";

/** The `Head` of the page about the company: who leads it, each as https://schema.org/Person. */
export function PeopleHead(props: HeadProps<"people", Queries.PeopleFragment>) {
  const { company } = commonsOf(props);
  const employee = props.data.people.items.map(
    ({ name, role: jobTitle, text: description }) =>
      ({ "@type": "Person", name, jobTitle, description }) as const,
  );
  const subject = { "@type": "Organization", ...company, employee } as const;
  return <PageHead {...props} subject={employee.length > 0 ? subject : undefined} />;
}

/** The `Head` of a piece of news: the news as https://schema.org/NewsArticle. */
export function NewsHead(props: HeadProps<"newsItem", Queries.NewsDataFragment>) {
  const { page, company } = commonsOf(props);
  const { title: headline, summary: description, date: datePublished } = props.data.newsItem;
  const by = { author: company, publisher: company };
  const facts = { headline, description, ...page, datePublished, ...by };
  return <PageHead {...props} subject={{ "@type": "NewsArticle", ...facts }} />;
}

/** The `Head` of a sector or, with a cover, of a service: that as https://schema.org/Service. */
export function OfferHead(props: HeadProps<"offer", { cover: object | null }>) {
  const { page, company } = commonsOf(props);
  const { url, image } = page;
  const { title: name, description } = props.pageContext;
  const facts = { "@type": "Service", name, description, url, image, provider: company } as const;
  return <PageHead {...props} subject={props.data.offer.cover ? facts : undefined} />;
}

const employmentTypes: Partial<Record<string, string>> = {
  "full-time": "FULL_TIME",
  "part-time": "PART_TIME",
  contract: "CONTRACTOR",
  internship: "INTERN",
};

/** The `Head` of a job: the job as https://schema.org/JobPosting, described by what stands on its page. */
export function VacancyHead(props: HeadProps<"vacancy", Queries.VacancyDataFragment>) {
  const { home, logo } = commonsOf(props);
  const { vacancy, site } = props.data;
  const { slug, title, summary, city, kind, posted, closes } = vacancy;
  const name = site.fullName;
  const listOf = (key: "duties" | "requirements") => {
    const points = vacancy[key].map((point) => `<li>${inHtml(point)}</li>`);
    return `<p>${translationOf(props.data, `careers:vacancies.${key}`)}</p><ul>${points.join("")}</ul>`;
  };
  const subject = {
    "@type": "JobPosting",
    title,
    description: `<p>${inHtml(summary)}</p>${listOf("duties")}${listOf("requirements")}`,
    identifier: { "@type": "PropertyValue", name, value: slug },
    datePosted: posted,
    // The whole of its last day; without a zone it is that of the place.
    validThrough: `${closes}T23:59:59`,
    employmentType: employmentTypes[kind],
    jobLocation: {
      "@type": "Place",
      name: city.name,
      address: {
        "@type": "PostalAddress",
        addressLocality: city.name,
        addressCountry: city.country,
      },
    },
    hiringOrganization: { "@type": "Organization", name, sameAs: home, logo },
  } as const;
  return <PageHead {...props} subject={subject} />;
}

export const query = graphql`
  fragment NewsData on ContentNewsItem {
    title(language: $language)
    summary(language: $language)
    date
  }

  fragment VacancyData on ContentVacancy {
    slug
    title(language: $language)
    summary(language: $language)
    city {
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
