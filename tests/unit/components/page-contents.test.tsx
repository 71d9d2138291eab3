import { renderToStaticMarkup } from "react-dom/server";
import { PageContents } from "../../../src/components/page-contents";

jest.mock("../../../src/i18n", () => ({ useTranslation: () => ({ t: (key: string) => key }) }));

test("a page without sections has no list of links to them", () => {
  expect(renderToStaticMarkup(<PageContents sections={[]} />)).toBe("");
});
