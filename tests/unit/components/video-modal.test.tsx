/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import type { ReactElement, ReactNode } from "react";
import { VideoModal } from "../../../src/components/video/video-modal";
import { videoPage } from "../../../src/shared/video-services";

// jsdom has no dialog. The real one is tested in tests/e2e/overlays/film-dialog.spec.ts.
jest.mock("../../../src/i18n", () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
jest.mock("../../../src/components/dialog/dialog", () => ({
  Dialog: ({ children }: { children: ReactNode }) => children,
}));

/** Renders the modal and waits until its player is loaded. */
async function show(modal: ReactElement) {
  const shown = render(modal);
  await loadPlayer();
  return shown;
}

const loadPlayer = () => act(() => import("../../../src/components/video/film-player"));

const film = { onClose: () => {}, label: "The film", id: "a1-B_2" };

test("a film is YouTube's unless something else is said, from the host that sets no cookies", async () => {
  await show(<VideoModal {...film} open />);
  const address = new URL(screen.getByTitle<HTMLIFrameElement>("The film").src);
  expect(address.origin).toBe("https://www.youtube-nocookie.com");
  expect(address.pathname).toBe("/embed/a1-B_2");
});

test("a film can be Vimeo's", async () => {
  await show(<VideoModal {...film} open channel="vimeo" />);
  expect(screen.getByTitle<HTMLIFrameElement>("The film").src).toMatch(
    /^https:\/\/player\.vimeo\.com\/video\/a1-B_2\?/,
  );
});

test("a film can be our own, in the formats that there are", async () => {
  const sources = [
    { src: "/film.webm", type: "video/webm" },
    { src: "/film.mp4", type: "video/mp4" },
  ];
  const { container } = await show(
    <VideoModal {...film} open channel="custom" sources={sources} />,
  );
  const offered = [...container.querySelectorAll("video source")];
  expect(offered.map((source) => source.getAttribute("src"))).toEqual(["/film.webm", "/film.mp4"]);
  expect(container.querySelector("iframe")).toBeNull();
});

const tracks = {
  captions: [
    { src: "/captions-ar.vtt", srcLang: "ar", label: "العربية", default: false },
    { src: "/captions-en.vtt", srcLang: "en", label: "English", default: true },
  ],
  chapters: { src: "/chapters-en.vtt", srcLang: "en" },
};

test("our own film has captions in every language, those of the page on, and its parts", async () => {
  const { container } = await show(<VideoModal {...film} open channel="custom" tracks={tracks} />);
  const offered = [...container.querySelectorAll("track")].map(
    ({ kind, srclang, default: isOn }) => [kind, srclang, isOn],
  );
  expect(offered).toEqual([
    ["captions", "ar", false],
    ["captions", "en", true],
    ["chapters", "en", false],
  ]);
});

test("a service's film has its own captions", async () => {
  const { container } = await show(<VideoModal {...film} open tracks={tracks} />);
  expect(container.querySelector("track, ol")).toBeNull();
});

const sources = [
  { src: "/film.webm", type: "video/webm" },
  { src: "/film.mp4", type: "video/mp4" },
];

test("a film of our own is given up when its last file has failed, and no sooner", async () => {
  const { container } = await show(
    <VideoModal
      {...film}
      open
      channel="custom"
      sources={sources}
      tracks={tracks}
      poster={<b>Poster</b>}
    />,
  );
  const [first, last] = container.querySelectorAll("source");
  fireEvent.error(first as Element);
  expect(screen.queryByRole("alert")).toBeNull();
  fireEvent.error(last as Element);
  expect(screen.getByRole("alert").textContent).toContain("film.failed");
  screen.getByText("Poster");
  act(() => screen.getByRole("button").click());
  expect(container.querySelectorAll("source")).toHaveLength(2);
});

test("a film that breaks off says so", async () => {
  const { container } = await show(
    <VideoModal {...film} open channel="custom" sources={sources} />,
  );
  const video = container.querySelector("video") as HTMLVideoElement;
  Object.defineProperty(video, "error", { value: { code: 2 } });
  fireEvent.error(video);
  screen.getByRole("alert");
});

test.each(["youtube", "vimeo"] as const)(
  "a film on %s is not asked for offline",
  async (channel) => {
    const onLine = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const { container } = await show(<VideoModal {...film} open channel={channel} />);
    screen.getByRole("alert");
    act(() => screen.getByRole("button").click());
    screen.getByRole("alert");
    onLine.mockReturnValue(true);
    act(() => screen.getByRole("button").click());
    expect(container.querySelector("iframe")).not.toBeNull();
    expect(screen.queryByRole("alert")).toBeNull();
  },
);

test.each([
  ["youtube", "https://www.youtube.com/watch?v=a1-B_2"],
  ["vimeo", "https://vimeo.com/a1-B_2"],
  ["custom", undefined],
] as const)("without scripts a film on %s is watched where it is", (channel, page) => {
  expect(videoPage(channel, film.id)).toBe(page);
});

test.each(["youtube", "vimeo", "custom"] as const)(
  "nothing of a film on %s is asked for while the modal is closed, nor after it",
  async (channel) => {
    const sources = [{ src: "/film.webm", type: "video/webm" }];
    const props = { ...film, channel, sources };
    const { container, rerender } = await show(<VideoModal {...props} open={false} />);
    expect(container.querySelector("iframe, video")).toBeNull();
    rerender(<VideoModal {...props} open />);
    await loadPlayer();
    expect(container.querySelector("iframe, video")).not.toBeNull();
    rerender(<VideoModal {...props} open={false} />);
    expect(container.querySelector("iframe, video")).toBeNull();
  },
);
