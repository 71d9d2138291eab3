import { isPageDisabled } from "../../../src/i18n/disabled-pages";

test("where no page is left out, no path is one, not even an anchor of the open page", () => {
  for (const path of ["", "#x", "/clients#careers"]) expect(isPageDisabled(path)).toBe(false);
});
