/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render } from "@testing-library/react";
import { FigureValue } from "../../../src/components/figure-value";

jest.mock("../../../src/i18n", () => ({
  formatNumber: String,
  useLanguage: () => "ar",
}));

test.each([
  ["%", "94%", "94%"],
  ["ساعة", "94", "94 ساعة"],
  [null, "94", "94"],
])("a sign stays with its number among Arabic words, a word after it: %s", (unit, number, all) => {
  const { container } = render(<FigureValue value={94} unit={unit} />);
  expect(container.querySelector("bdi")).toHaveTextContent(new RegExp(`^${number}$`));
  expect(container).toHaveTextContent(all);
});
