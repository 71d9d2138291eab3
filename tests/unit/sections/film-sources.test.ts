import { loopSources } from "../../../src/sections/film-sources";

jest.mock("gatsby", () => ({ withPrefix: (path: string) => `/prefix${path}` }));

const files = { webm: "/film/loop.webm", mp4: "/film/loop.mp4" };

test("a wide screen is given the large loop where there is one, every other one the small", () => {
  const wide = { webm: "/film/wide.webm", mp4: "/film/wide.mp4" };
  const media = "(min-width: 1440px)";
  expect(loopSources({ ...files, wide })).toEqual([
    { src: "/prefix/film/wide.webm", type: "video/webm", media },
    { src: "/prefix/film/wide.mp4", type: "video/mp4", media },
    { src: "/prefix/film/loop.webm", type: "video/webm" },
    { src: "/prefix/film/loop.mp4", type: "video/mp4" },
  ]);
  expect(loopSources({ ...files, wide: null }).map(({ src }) => src)).toEqual([
    "/prefix/film/loop.webm",
    "/prefix/film/loop.mp4",
  ]);
});
