/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import type { ComponentProps, ReactNode } from "react";
import { VideoModal } from "../../../src/components/video/video-modal";
import { videoPage } from "../../../src/shared/video-services";

// jsdom has no dialog. The real one is tested in tests/e2e/overlays/film-dialog.spec.ts.
jest.mock("../../../src/i18n", () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
jest.mock("../../../src/components/dialog/dialog", () => ({
  Dialog: ({ children }: { children: ReactNode }) => children,
}));

const film = { onClose: () => {}, label: "The film", id: "a1-B_2" };
const loadPlayer = () => act(() => import("../../../src/components/video/film-player"));

/** Renders the modal and waits until its player is loaded. */
async function show(props: Partial<ComponentProps<typeof VideoModal>>) {
  const modal = (more = {}) => <VideoModal {...film} open {...props} {...more} />;
  const { container, rerender } = render(modal());
  await loadPlayer();
  return { container, setOpen: (open: boolean) => rerender(modal({ open })) };
}

const sources = [
  { src: "/film.webm", type: "video/webm" },
  { src: "/film.mp4", type: "video/mp4" },
];
const tracks = {
  captions: [
    { src: "/captions-ar.vtt", srcLang: "ar", label: "العربية", default: false },
    { src: "/captions-en.vtt", srcLang: "en", label: "English", default: true },
  ],
  chapters: { src: "/chapters-en.vtt", srcLang: "en" },
};

test.each([
  [
    "YouTube's unless something else is said, from the host that sets no cookies",
    undefined,
    "https://www.youtube-nocookie.com/embed/a1-B_2?",
  ],
  ["Vimeo's", "vimeo", "https://player.vimeo.com/video/a1-B_2?"],
] as const)("a film is %s, with its own captions", async (_whose, channel, address) => {
  const { container } = await show({ channel, tracks });
  expect(screen.getByTitle<HTMLIFrameElement>("The film").src.startsWith(address)).toBe(true);
  expect(container.querySelector("track, ol")).toBeNull();
});

test("a service's film is not asked for offline", async () => {
  const onLine = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const { container } = await show({ channel: "vimeo" });
  screen.getByRole("alert");
  onLine.mockReturnValue(true);
  act(() => screen.getByRole("button").click());
  expect(container.querySelector("iframe")).not.toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
});

test.each([
  ["youtube", "https://www.youtube.com/watch?v=a1-B_2"],
  ["vimeo", "https://vimeo.com/a1-B_2"],
  ["custom", undefined],
] as const)(
  "a film on %s is watched where it is without scripts, and nothing of it is asked for while the modal is closed, nor after it",
  async (channel, page) => {
    expect(videoPage(channel, film.id)).toBe(page);
    const { container, setOpen } = await show({ channel, sources, open: false });
    const isThere = () => container.querySelector("iframe, video") !== null;
    expect(isThere()).toBe(false);
    setOpen(true);
    await loadPlayer();
    expect(isThere()).toBe(true);
    setOpen(false);
    expect(isThere()).toBe(false);
  },
);
