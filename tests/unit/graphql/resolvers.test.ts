import type { CreateResolversArgs } from "gatsby";
import { createContentResolvers } from "../../../src/graphql/resolvers";

type Resolve = (source: object, args: object) => unknown;

test("a page has its date by both calendars, in the language of the query, or none", () => {
  const createResolvers = jest.fn();
  createContentResolvers({ createResolvers } as unknown as CreateResolversArgs);
  const [[{ ContentPage }]] = createResolvers.mock.calls;
  const { resolve }: { resolve: Resolve } = ContentPage.updatedIn;
  const page = { updated: "2026-11-24" };
  const hijri = { calendar: "islamic-umalqura", language: "ar" };
  expect(resolve(page, hijri)).toBe("14 جمادى الآخرة 1448");
  expect(resolve(page, { calendar: "gregory", language: "en" })).toBe("24 November 2026");
  expect(resolve({}, hijri)).toBeUndefined();
});
