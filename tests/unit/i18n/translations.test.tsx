import { createInstance } from "i18next";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { I18nContext } from "react-i18next";
import { StableTranslations, useTranslation } from "../../../src/i18n/translations";

jest.mock("gatsby", () => ({ graphql: () => undefined }));

/** What React needs of a browser where nothing is drawn. */
const container = Object.assign(new EventTarget(), {
  nodeType: 1,
  tagName: "DIV",
  ownerDocument: Object.assign(new EventTarget(), { nodeType: 9 }),
});
Object.assign(globalThis, { window: { HTMLIFrameElement: class {} } });

const seen: unknown[] = [];
function Reader() {
  seen.push(useTranslation("common").t);
  return null;
}

test("a page that is drawn again keeps its translations, and another one has its own", () => {
  const root = createRoot(container as never);
  const draw = (translations: object) =>
    flushSync(() =>
      root.render(
        // As the i18n plugin does: a new instance each time.
        <I18nContext.Provider value={{ i18n: createInstance({ lng: "en" }) }}>
          <StableTranslations of={translations}>
            <Reader />
          </StableTranslations>
        </I18nContext.Provider>,
      ),
    );
  const [page, other] = [{}, {}];
  for (const one of [page, page, other]) draw(one);
  expect(seen[1]).toBe(seen[0]);
  expect(seen[2]).not.toBe(seen[0]);
});
