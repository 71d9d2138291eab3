import { formatProblem } from "../../../src/content/json-file";
import { foundWith, mistaken } from "../fixtures/checked-site";

jest.mock("../../../src/i18n/languages", () => jest.requireActual("../fixtures/two-languages"));

test("the small site is in order", () => {
  expect(foundWith({})).toEqual([]);
});

test("all mistakes are told at once, in the order of the files", () => {
  const found = foundWith({
    ...mistaken("content/partners.json", /sindan.png(",\s*"link": ")https/, "s.png$1http"),
    ...mistaken("locales/en/home.json", '"Read more"', '""'),
  });
  expect(found.map(([place]) => place.split(" ")[0])).toEqual([
    "content/partners.json:10:7",
    "content/partners.json:11:7",
    "locales/en/home.json:3:5",
  ]);
});

test("a problem is told in one line: file, place, field, what is wrong", () => {
  const problem = {
    file: "content/site.json",
    line: 3,
    column: 5,
    field: "email",
    message: "wrong",
  };
  expect(formatProblem(problem)).toBe("content/site.json:3:5 › email: wrong");
  expect(formatProblem({ ...problem, field: "", isNote: true })).toBe(
    "content/site.json:3:5 › note: wrong",
  );
});
