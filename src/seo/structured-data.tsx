import { graphql } from "gatsby";

/** Writes schema.org data into a page's head. */
export function StructuredData({ data }: { data: object }) {
  const json = JSON.stringify({ "@context": "https://schema.org", ...data });
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, in which no tag can close the element.
      dangerouslySetInnerHTML={{ __html: json.replaceAll("<", "\\u003c") }}
    />
  );
}

const dayNames: Record<Queries.Day, string> = {
  Su: "Sunday",
  Mo: "Monday",
  Tu: "Tuesday",
  We: "Wednesday",
  Th: "Thursday",
  Fr: "Friday",
  Sa: "Saturday",
};

/** The company as https://schema.org/GeneralContractor, at the URL of its home page in a language, with the URL of a picture. */
export function generalContractor(
  url: string,
  image: string,
  company: Queries.CompanyDataFragment,
): object {
  const { name, description, address, country, geo, phones, email, openingHours, social } = company;
  return {
    "@type": "GeneralContractor",
    "@id": `${url}#company`,
    name,
    description,
    url,
    image,
    email,
    telephone: phones.map((phone) => phone.replaceAll(" ", "")),
    address: { "@type": "PostalAddress", streetAddress: address, addressCountry: country },
    geo: { "@type": "GeoCoordinates", ...geo },
    openingHoursSpecification: openingHours.map(({ days, opens, closes }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: days.map((day) => `https://schema.org/${dayNames[day]}`),
      opens,
      closes,
    })),
    sameAs: social.map((profile) => profile.url),
  };
}

/** The way from the home page to a page, as https://schema.org/BreadcrumbList. */
export function breadcrumbs(steps: readonly { name: string; url: string }[]): object {
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: url,
    })),
  };
}

export const query = graphql`
  fragment CompanyData on ContentSite {
    name: fullName(language: $language)
    description: tagline(language: $language)
    address(language: $language)
    country
    geo {
      latitude
      longitude
    }
    phones
    email
    openingHours {
      days
      opens
      closes
    }
    social {
      url
    }
  }
`;
