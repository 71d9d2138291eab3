import { initialsOf } from "../../../shared/initials";

test.each([
  ["بدر بن علي السواري", "ب\u200cس"],
  ["هدى بنت سالم القنديل", "هـ\u200cق"],
  ["Sarah Al Rawaq", "S\u200cR"],
  ["Sarah", "S"],
])("the initials of %s", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
