import { graphql } from "gatsby";
import type {
  BreadcrumbList,
  GeneralContractor,
  ItemList,
  JobPosting,
  LocalBusiness,
  NewsArticle,
  Person,
  PostalAddress,
  Service,
  WebSite,
} from "schema-dts";
import { phoneDigits } from "../../shared/phone-digits";

export type Data =
  | BreadcrumbList
  | GeneralContractor
  | ItemList
  | JobPosting
  | LocalBusiness
  | NewsArticle
  | Person
  | Service
  | WebSite;

/** Writes schema.org data into a page's head. */
export function StructuredData({ data }: { data: Data }) {
  const json = JSON.stringify(Object.assign({ "@context": "https://schema.org" }, data));
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, in which no tag can close the element.
      dangerouslySetInnerHTML={{ __html: json.replaceAll("<", "\\u003c") }}
    />
  );
}

const dayNames = {
  Su: "Sunday",
  Mo: "Monday",
  Tu: "Tuesday",
  We: "Wednesday",
  Th: "Thursday",
  Fr: "Friday",
  Sa: "Saturday",
} as const satisfies Record<Queries.Day, string>;

type Addresses = Record<"id" | "url" | "logo", string> & { picture?: string };

/** The company as https://schema.org/GeneralContractor. */
export function generalContractor(
  company: Queries.CompanyDataFragment,
  { id, url, logo, picture }: Addresses,
): GeneralContractor {
  const { name, description, geo, phones, email, openingHours, social } = company;
  return {
    "@type": "GeneralContractor",
    "@id": id,
    name,
    description,
    url,
    logo: { "@type": "ImageObject", url: logo },
    ...(picture && { image: { "@type": "ImageObject", url: picture } }),
    email,
    telephone: phones.map(phoneDigits),
    address: postalAddress(company),
    ...(company.legal?.vat && { vatID: company.legal.vat }),
    ...whereAndWhen({ geo, openingHours }),
    ...(social.length > 0 && { sameAs: social.map((profile) => profile.url) }),
  };
}

/** Another office, as https://schema.org/LocalBusiness. */
export function localBusiness(
  { id, name, address, city, phones, email, mapUrl, ...office }: Office,
  company: { name: string; id: string },
): LocalBusiness {
  return {
    "@type": "LocalBusiness",
    "@id": company.id.replace(/#.*/, `#office-${id}`),
    name: `${company.name} - ${name}`,
    parentOrganization: { "@id": company.id },
    telephone: phones.map(phoneDigits),
    ...(email && { email }),
    ...(mapUrl && { hasMap: mapUrl }),
    address: {
      "@type": "PostalAddress",
      streetAddress: address,
      addressLocality: city.name,
      addressCountry: city.country,
    },
    ...whereAndWhen(office),
  };
}

type Office = Queries.OfficesFragment["items"][number];
type Hours = Partial<Queries.CompanyDataFragment["openingHours"][number]> &
  NonNullable<Office["openingHours"]>[number];

function whereAndWhen({
  geo,
  openingHours,
}: Pick<Office, "geo"> & { openingHours: readonly Hours[] | null }) {
  return {
    ...(geo && { geo: { "@type": "GeoCoordinates", ...geo } as const }),
    ...(openingHours?.length && {
      openingHoursSpecification: openingHours.map(
        ({ days, opens, closes, period }) =>
          ({
            "@type": "OpeningHoursSpecification",
            dayOfWeek: days.map((day) => `https://schema.org/${dayNames[day]}` as const),
            opens,
            closes,
            ...(period && { validFrom: period.from, validThrough: period.to }),
          }) as const,
      ),
    }),
  };
}

function postalAddress(company: Queries.CompanyDataFragment): PostalAddress {
  const { legal, address, city, country } = company;
  const { building, street, district, postcode } = legal?.nationalAddress ?? {};
  const streetLine = [[building, street].filter(Boolean).join(" "), district].filter(Boolean);
  return {
    "@type": "PostalAddress",
    streetAddress: street ? streetLine.join(" - ") : address,
    addressLocality: city,
    ...(postcode && { postalCode: postcode }),
    addressCountry: country,
  };
}

/** The way from the home page to a page, as https://schema.org/BreadcrumbList. */
export function breadcrumbs(steps: readonly { name: string; url: string }[]): BreadcrumbList {
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
    city(language: $language)
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
      period {
        from
        to
      }
    }
    social {
      url
    }
    legal {
      vat
      nationalAddress {
        building
        street(language: $language)
        district(language: $language)
        postcode
      }
    }
  }
`;
