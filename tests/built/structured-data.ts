import { z } from "zod";
import { siteUrl } from "./built-site";

const context = z.literal("https://schema.org");
const text = z.string().min(1);
const ownUrl = z.url({ protocol: /^https$/ }).refine((url) => url.startsWith(`${siteUrl}/`));

const picture = z.strictObject({
  "@type": z.literal("ImageObject"),
  url: ownUrl,
  width: z.int().min(112),
  height: z.int().min(112),
});

const contractor = z.strictObject({
  "@context": context,
  "@type": z.literal("GeneralContractor"),
  "@id": ownUrl,
  name: text,
  description: text,
  url: ownUrl,
  logo: picture,
  image: picture.optional(),
  email: z.email(),
  telephone: z.array(z.string().regex(/^\+\d{8,15}$/)).min(1),
  address: z.strictObject({
    "@type": z.literal("PostalAddress"),
    streetAddress: text,
    addressLocality: text,
    postalCode: text.optional(),
    addressCountry: z.string().length(2),
  }),
  taxID: text.optional(),
  identifier: z
    .array(z.strictObject({ "@type": z.literal("PropertyValue"), propertyID: text, value: text }))
    .min(1)
    .optional(),
  geo: z
    .strictObject({
      "@type": z.literal("GeoCoordinates"),
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
    })
    .optional(),
  openingHoursSpecification: z
    .array(
      z.strictObject({
        "@type": z.literal("OpeningHoursSpecification"),
        dayOfWeek: z.array(
          z.string().regex(/^https:\/\/schema\.org\/(Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day$/),
        ),
        opens: z.iso.time(),
        closes: z.iso.time(),
        validFrom: z.iso.date().optional(),
        validThrough: z.iso.date().optional(),
      }),
    )
    .min(1)
    .optional(),
  sameAs: z.array(z.url()).min(1).optional(),
});

const webSite = z.strictObject({
  "@context": context,
  "@type": z.literal("WebSite"),
  name: text,
  url: ownUrl,
  inLanguage: z.string().length(2),
  publisher: z.strictObject({ "@id": ownUrl }),
});

const breadcrumbs = z.strictObject({
  "@context": context,
  "@type": z.literal("BreadcrumbList"),
  itemListElement: z
    .array(
      z.strictObject({
        "@type": z.literal("ListItem"),
        position: z.int(),
        name: text,
        item: ownUrl,
      }),
    )
    .min(2)
    .refine((items) => items.every(({ position }, index) => position === index + 1)),
});

const place = z.strictObject({
  "@type": z.literal("Place"),
  name: text.optional(),
  address: z.strictObject({
    "@type": z.literal("PostalAddress"),
    addressLocality: text,
    addressCountry: z.string().length(2),
  }),
});

const project = z.strictObject({
  "@context": context,
  "@type": z.literal("CreativeWork"),
  name: text,
  description: text,
  url: ownUrl,
  inLanguage: z.string().length(2),
  image: ownUrl.optional(),
  dateCreated: z
    .string()
    .regex(/^\d{4}-\d\d$/)
    .optional(),
  locationCreated: place,
  creator: z.strictObject({ "@id": ownUrl }),
});

const jobPosting = z.strictObject({
  "@context": context,
  "@type": z.literal("JobPosting"),
  title: text,
  description: text,
  url: ownUrl,
  datePosted: z.iso.date(),
  validThrough: z.iso.datetime(),
  employmentType: z.enum(["FULL_TIME", "PART_TIME", "CONTRACTOR", "INTERN"]),
  hiringOrganization: z.strictObject({
    "@type": z.literal("Organization"),
    "@id": ownUrl,
    name: text,
    url: ownUrl,
  }),
  jobLocation: z.strictObject({
    "@type": z.literal("Place"),
    address: z.strictObject({
      "@type": z.literal("PostalAddress"),
      addressLocality: text,
      addressCountry: z.string().length(2),
    }),
  }),
});

/** The structured data of a page, in the shape that search engines require. */
export const structuredData = z.discriminatedUnion("@type", [
  contractor,
  webSite,
  breadcrumbs,
  project,
  jobPosting,
]);
