import { generalContractor } from "../../../src/seo/structured-data";

jest.mock("gatsby", () => ({ graphql: () => undefined }));

const addresses = {
  id: "https://company.example/#company",
  url: "https://company.example/en/",
  logo: "https://company.example/logo.png",
};
const company = {
  name: "Sidra",
  description: "General contracting",
  address: "King Fahd Road, Riyadh",
  city: "Riyadh",
  country: "SA",
  geo: null,
  phones: ["+966 11 000 0000"],
  email: "info@company.example",
  openingHours: [],
  social: [],
  legal: null,
};
const legal = {
  vat: "300000000000003",
  nationalAddress: {
    building: "0000",
    street: "King Fahd Road",
    district: "Al Olaya",
    postcode: "00000",
  },
};

test("the company is known by its tax number and its national address", () => {
  expect(generalContractor({ ...company, legal }, addresses)).toMatchObject({
    vatID: "300000000000003",
    address: {
      "@type": "PostalAddress",
      streetAddress: "0000 King Fahd Road - Al Olaya",
      addressLocality: "Riyadh",
      postalCode: "00000",
      addressCountry: "SA",
    },
  });
});

test("hours for a part of the year have their first and last day", () => {
  const hours = { days: ["Su"], opens: "08:00", closes: "17:00", period: null } as const;
  const period = { from: "2027-02-08", to: "2027-03-08" };
  const openingHours = [hours, { ...hours, opens: "10:00", period }];
  const always = {
    "@type": "OpeningHoursSpecification",
    dayOfWeek: ["https://schema.org/Sunday"],
    opens: "08:00",
    closes: "17:00",
  };
  expect(generalContractor({ ...company, openingHours }, addresses)).toHaveProperty(
    "openingHoursSpecification",
    [always, { ...always, opens: "10:00", validFrom: period.from, validThrough: period.to }],
  );
});
