/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { Picture } from "../../../src/components/picture/picture";

jest.mock("gatsby", () => ({ graphql: () => undefined }));

const gatsbyImageData = {
  layout: "fullWidth" as const,
  width: 1,
  height: 1,
  images: {
    sources: [{ type: "image/avif", srcSet: "/small.avif 1w", sizes: "1px" }],
    fallback: { src: "/small.webp", srcSet: "/small.webp 1w", sizes: "1px" },
  },
};

test("a picture that has left the page names no file that a browser could still load", () => {
  const image = { childImageSharp: { gatsbyImageData } };
  const { container, unmount } = render(<Picture image={image} alt="" />);
  const shown = container.querySelector("img");
  expect([shown?.getAttribute("src"), shown?.srcset]).toEqual(["/small.webp", "/small.webp 1w"]);
  unmount();
  expect([shown?.getAttribute("src"), shown?.srcset]).toEqual([null, ""]);
});
