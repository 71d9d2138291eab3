import { renderToStaticMarkup } from "react-dom/server";
import { WithLinks } from "../../../src/components/with-links";

test("addresses and phone numbers in a text are links that read left to right, without the dot after them", () => {
  const html = renderToStaticMarkup(
    <WithLinks text="إلى info@شركة.السعودية أو a@b.example. أو +966 11 000 0000." />,
  );
  expect(html).toBe(
    'إلى <a href="mailto:info@xn--ogbpi5d.xn--mgberp4a5d4ar"><bdi dir="ltr" translate="no">info@شركة.السعودية</bdi></a> أو ' +
      '<a href="mailto:a@b.example"><bdi dir="ltr" translate="no">a@b.example</bdi></a>. أو ' +
      '<a href="tel:+966110000000"><bdi dir="ltr" translate="no" class="phone">+966 11 000 0000</bdi></a>.',
  );
});
