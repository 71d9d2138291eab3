import { initialsOf } from "../../../shared/initials";

test.each([
  ["بدر بن علي السواري", "ب"],
  ["هدى بنت سالم القنديل", "هـ"],
  ["الوليد بن علي", "و"],
  ["Sarah Al Rawaq", "SR"],
  ["Sarah", "S"],
])("the initials of %s", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
