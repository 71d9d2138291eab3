import { renderToStaticMarkup } from "react-dom/server";
import { RunningText } from "../../../src/components/running-text";
import { SiteFacts } from "../../../src/components/site-facts";

test("addresses and phone numbers in a text are links that read left to right, without the dot after them", () => {
  const html = renderToStaticMarkup(
    <RunningText text="إلى info@شركة.السعودية أو a@b.example. أو +966 11 000 0000." />,
  );
  expect(html).toBe(
    'إلى <a href="mailto:info@xn--ogbpi5d.xn--mgberp4a5d4ar"><bdi dir="ltr" translate="no">info@شركة.السعودية</bdi></a> أو ' +
      '<a href="mailto:a@b.example"><bdi dir="ltr" translate="no">a@b.example</bdi></a>. أو ' +
      '<a href="tel:+966110000000"><bdo dir="ltr" translate="no" class="phone">+966 11 000 0000</bdo></a>.',
  );
});

test.each([
  ["في 2026-12-31", "2026-12-31"],
  ["العقد 12-345/2026", "12-345/2026"],
  ["من 8:00–17:00", "8:00–17:00"],
  ["من 8 – 17", "8 – 17"],
  ["و12-345/2026", "12-345/2026"],
  ["هاتف ٠١١ ٤١٢ ٧٧٠٠", "٠١١ ٤١٢ ٧٧٠٠"],
  ["مساحة 10 000m²", "10 000m²"],
  ["هاتف 011 412 7700", "011 412 7700"],
  ["مساحة 10 000 م²", "10 000"],
])("the digits of “%s” keep their order, and are no link", (text, isolated) => {
  const html = renderToStaticMarkup(<RunningText text={text} />);
  expect(html).toContain(`<bdo dir="ltr" translate="no">${isolated}</bdo>`);
  expect(html).not.toContain("<a ");
});

test.each(["شهادة EN 1090-2 سارية", "شهادة SBC-301-2018 سارية"])(
  "the number in “%s” stays behind its letters",
  (text) => {
    expect(renderToStaticMarkup(<RunningText text={text} />)).toBe(text);
  },
);

test.each([
  ...["+20 سنة", "+500 مهندس", "+35 °C", "+12 months", "+10 000 m²"],
  ...["+10 000 000 m²", "+10 000 000 متر", "+10000000 m²", "+20 500 000 %", "+٢٠ ٥٠٠ ٠٠٠ ريال"],
  ...["300000000000003", "1010000000", "7000 000 000"],
])("“%s” is no telephone number", (text) => {
  expect(renderToStaticMarkup(<RunningText text={text} />)).not.toContain("tel:");
});

test.each(["+966 11 000-0000", "+966110000000", "و+966 11 000 0000", "+٩٦٦ ١١ ٠٠٠ ٠٠٠٠"])(
  "“%s” is called whole, whatever word follows",
  (text) => {
    const html = renderToStaticMarkup(<RunningText text={`${text} أو`} />);
    expect(html).toContain('href="tel:+966110000000"');
  },
);

test("one of the site's own numbers is a link, also where it looks like thousands", () => {
  const html = renderToStaticMarkup(
    <SiteFacts.Provider value={{ phones: ["+48 123 456 789"], profile: null, whatsapp: null }}>
      <RunningText text="+48 123 456 789 or +48 123 456 000 or" />
    </SiteFacts.Provider>,
  );
  expect(html.match(/tel:\+\d+/g)).toEqual(["tel:+48123456789"]);
});
