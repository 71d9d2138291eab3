import { graphql } from "gatsby";
import type {
  BreadcrumbList,
  GeneralContractor,
  JobPosting,
  LocalBusiness,
  NewsArticle,
  Organization,
  Service,
  WebSite,
} from "schema-dts";
import { phoneDigits } from "../../shared/phone-digits";

export type Data =
  | BreadcrumbList
  | GeneralContractor
  | JobPosting
  | NewsArticle
  | Organization
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

/** The company as https://schema.org/GeneralContractor, with its other offices. */
export function generalContractor(
  company: Queries.CompanyDataFragment,
  { id, url, logo, picture }: Addresses,
  offices: readonly Office[] = [],
): GeneralContractor {
  const { name, description, social, legal } = company;
  return {
    "@type": "GeneralContractor",
    "@id": id,
    name,
    description,
    url,
    logo: { "@type": "ImageObject", url: logo },
    ...(picture && { image: { "@type": "ImageObject", url: picture } }),
    ...(legal?.vat && { vatID: legal.vat }),
    ...wayTo(company),
    ...(social.length > 0 && { sameAs: social.map((profile) => profile.url) }),
    ...(offices.length > 0 && { department: offices.map((one) => localBusiness(one, name)) }),
  };
}

type Office = Queries.OfficesFragment["items"][number];

/** Another office, as https://schema.org/LocalBusiness. */
const localBusiness = (
  { name, city, mapUrl, ...office }: Office,
  company: string,
): LocalBusiness => ({
  "@type": "LocalBusiness",
  name: `${company} - ${name}`,
  ...(mapUrl && { hasMap: mapUrl }),
  ...wayTo({ ...office, city: city.name, country: city.country }),
});

type Company = Queries.CompanyDataFragment;
type Place = Pick<Company, "address" | "city" | "country" | "geo" | "phones"> & {
  email: string | null;
  openingHours: readonly Partial<Company["openingHours"][number]>[] | null;
  legal?: Company["legal"];
};

/** Where an office is, how it is reached, and when. */
function wayTo({ geo, phones, email, openingHours, ...place }: Place) {
  const { legal, address, city, country } = place;
  const { building, street, district, postcode } = legal?.nationalAddress ?? {};
  const streetLine = [[building, street].filter(Boolean).join(" "), district].filter(Boolean);
  return {
    telephone: phones.map(phoneDigits),
    ...(email && { email }),
    address: {
      "@type": "PostalAddress",
      streetAddress: street ? streetLine.join(" - ") : address,
      addressLocality: city,
      ...(postcode && { postalCode: postcode }),
      addressCountry: country,
    } as const,
    ...(geo && { geo: { "@type": "GeoCoordinates", ...geo } as const }),
    ...(openingHours?.length && {
      openingHoursSpecification: openingHours.map(
        ({ days = [], opens, closes, period }) =>
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
    social { url }
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
