/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { WithLinks } from "../../../src/components/with-links";

test("addresses and phone numbers in a text are links that read left to right", () => {
  const text = "اكتبوا إلى tenders@rukn.example، أو اتصلوا بالرقم +966 11 000 0000.";
  const { container } = render(<WithLinks text={text} />);
  expect(container.textContent).toBe(text);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "mailto:tenders@rukn.example",
    "tel:+966110000000",
  ]);
  expect(container.querySelectorAll('a > bdi[dir="ltr"]')).toHaveLength(2);
});

test("the dot that ends a sentence is not part of the address", () => {
  render(<WithLinks text="Write to privacy@rukn.example." />);
  expect(screen.getByRole("link").textContent).toBe("privacy@rukn.example");
});
