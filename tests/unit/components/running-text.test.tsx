import { renderToStaticMarkup } from "react-dom/server";
import { RunningText } from "../../../src/components/running-text";

test("addresses and phone numbers in a text are links that read left to right, without the dot after them", () => {
  const html = renderToStaticMarkup(
    <RunningText text="إلى info@شركة.السعودية أو a@b.example. أو +966 11 000 0000." />,
  );
  expect(html).toBe(
    'إلى <a href="mailto:info@xn--ogbpi5d.xn--mgberp4a5d4ar"><bdi dir="ltr" translate="no">info@شركة.السعودية</bdi></a> أو ' +
      '<a href="mailto:a@b.example"><bdi dir="ltr" translate="no">a@b.example</bdi></a>. أو ' +
      '<a href="tel:+966110000000"><bdi dir="ltr" translate="no" class="phone">+966 11 000 0000</bdi></a>.',
  );
});

test.each([
  ["في 2026-12-31", "2026-12-31"],
  ["العقد 12-345/2026", "12-345/2026"],
  ["من 8:00–17:00", "8:00–17:00"],
  ["هاتف 011 412 7700", "011 412 7700"],
  ["مساحة 10 000 م²", "10 000"],
])("the digits of “%s” keep their order, and are no link", (text, isolated) => {
  const html = renderToStaticMarkup(<RunningText text={text} />);
  expect(html).toContain(`<bdi dir="ltr" translate="no">${isolated}</bdi>`);
  expect(html).not.toContain("<a ");
});

test.each(["+20 سنة", "+500 مهندس", "+35 °C", "+12 months", "+10 000 m²"])(
  "“%s” is no telephone number",
  (text) => {
    expect(renderToStaticMarkup(<RunningText text={text} />)).not.toContain("tel:");
  },
);

test("a telephone number with a hyphen is called whole", () => {
  const html = renderToStaticMarkup(<RunningText text="+966 11 000-0000" />);
  expect(html).toContain('href="tel:+966110000000"');
});
