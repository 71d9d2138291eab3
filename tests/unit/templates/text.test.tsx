/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import Text from "../../../src/templates/text";

jest.mock("gatsby", () => ({ graphql: () => undefined, withPrefix: (path: string) => path }));
jest.mock("../../../src/components/icon", () => ({ Icon: () => null }));
jest.mock("../../../src/i18n", () => ({
  absoluteUrl: (site: string, path: string, language: string) => `${site}/${language}${path}/`,
  useContentText: () => (key: string) => key,
  useTranslation: () => ({ t: (key: string) => key }),
}));

jest.mock("../../../src/sections/use-current-section", () => ({
  useCurrentSection: () => undefined,
}));

function show(sharePicture?: string) {
  const props = {
    data: {
      page: { title: "terms:title", heading: null, intro: null, headerImage: null, sections: [] },
      metadata: { siteMetadata: { siteUrl: "https://example.com" } },
    },
    pageContext: { language: "en", pagePath: "/terms", sharePicture },
  };
  render(<Text {...(props as unknown as ComponentProps<typeof Text>)} />);
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: /share\.pinterest/ });
  return new URL(link.href).searchParams.get("media");
}

test.each([
  ["its sharing picture", "/og/terms-en.jpg", "https://example.com/og/terms-en.jpg"],
  ["none where it has none", undefined, null],
])("a page is pinned with %s", (_, sharePicture, expected) => {
  expect(show(sharePicture)).toBe(expected);
});
