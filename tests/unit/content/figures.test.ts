import { checkFigures } from "../../../src/content/checks/facts";
import { JsonFile } from "../../../src/content/json-file";
import { messages } from "../../../src/content/messages";
import { figures } from "../../../src/content/schemas/figures";

jest.mock("../../../src/i18n/languages", () => jest.requireActual("../fixtures/two-languages"));

const figure = {
  id: "handed-over",
  value: 12,
  label: { ar: "مشروعًا", en: "projects" },
  asOf: "2025-01",
  note: { ar: "بحسب المحاضر", en: "By certificate" },
};
const title = { ar: "بالأرقام", en: "In figures" };
const $schema = "../schemas/figures.schema.json";
const fileOf = (items: object[]) => ({ $schema, title, items });

test.each([
  ["three figures", [1, 2, 3].map((number) => ({ ...figure, id: `figure-${number}` })), true],
  ["none", [], true],
  ["two", [figure, figure], false],
  ["one that has no date", [figure, figure, { ...figure, asOf: undefined }], false],
  ["one with a month that is none", [figure, figure, { ...figure, asOf: "2025-13" }], false],
])("%s", (_name, items, isAccepted) => {
  expect(figures.safeParse(fileOf(items)).success).toBe(isAccepted);
});

test("a title is needed as soon as there are figures", () => {
  const items = [1, 2, 3].map((number) => ({ ...figure, id: `figure-${number}` }));
  expect(figures.safeParse({ $schema, items: [] }).success).toBe(true);
  const [problem] = figures.safeParse({ $schema, items }).error?.issues ?? [];
  expect(problem).toMatchObject({ path: ["title"], message: messages.missingField("title") });
});

test.each([
  ["18 months after its date", new Date(2026, 6, 31), []],
  ["a month later", new Date(2026, 7, 1), [messages.oldFigure(19)]],
])("a figure %s", (_name, today, expected) => {
  const content = [new JsonFile("content/figures.json", JSON.stringify(fileOf([figure])))];
  const found = checkFigures({ content } as Parameters<typeof checkFigures>[0], today);
  expect(found.map(({ message }) => message)).toEqual(expected);
  expect(found.every(({ isNote }) => isNote)).toBe(true);
});
