/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { VideoModal } from "../../../src/components/video/video-modal";

// The platform's dialog is tried in a browser: tests/e2e/film.spec.ts.
jest.mock("../../../src/components/dialog/dialog", () => ({
  Dialog: ({ children }: { children: ReactNode }) => children,
}));

const film = { onClose: () => {}, label: "The film", id: "a1-B_2" };

test("a film is YouTube's unless something else is said, from the host that sets no cookies", () => {
  render(<VideoModal {...film} open />);
  const address = new URL(screen.getByTitle<HTMLIFrameElement>("The film").src);
  expect(address.origin).toBe("https://www.youtube-nocookie.com");
  expect(address.pathname).toBe("/embed/a1-B_2");
});

test("a film can be Vimeo's", () => {
  render(<VideoModal {...film} open channel="vimeo" />);
  expect(screen.getByTitle<HTMLIFrameElement>("The film").src).toMatch(
    /^https:\/\/player\.vimeo\.com\/video\/a1-B_2\?/,
  );
});

test("a film can be our own, in the formats that there are", () => {
  const sources = [
    { src: "/film.webm", type: "video/webm" },
    { src: "/film.mp4", type: "video/mp4" },
  ];
  const { container } = render(<VideoModal {...film} open channel="custom" sources={sources} />);
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

test("our own film has captions in every language, those of the page on, and its parts", () => {
  const { container } = render(<VideoModal {...film} open channel="custom" tracks={tracks} />);
  const offered = [...container.querySelectorAll("track")].map(
    ({ kind, srclang, default: isOn }) => [kind, srclang, isOn],
  );
  expect(offered).toEqual([
    ["captions", "ar", false],
    ["captions", "en", true],
    ["chapters", "en", false],
  ]);
});

test("a service's film has its own captions", () => {
  const { container } = render(<VideoModal {...film} open tracks={tracks} />);
  expect(container.querySelector("track, ol")).toBeNull();
});

test.each(["youtube", "vimeo", "custom"] as const)(
  "nothing of a film on %s is asked for while the modal is closed, nor after it",
  (channel) => {
    const sources = [{ src: "/film.webm", type: "video/webm" }];
    const props = { ...film, channel, sources };
    const { container, rerender } = render(<VideoModal {...props} open={false} />);
    expect(container.querySelector("iframe, video")).toBeNull();
    rerender(<VideoModal {...props} open />);
    expect(container.querySelector("iframe, video")).not.toBeNull();
    rerender(<VideoModal {...props} open={false} />);
    expect(container.querySelector("iframe, video")).toBeNull();
  },
);
