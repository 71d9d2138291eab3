import { filmTrack } from "../../../src/publish/film-tracks";

const chapters = [
  { at: 0, title: "film:one.title", caption: "film:one.caption" },
  { at: 3.5, title: "film:two.title", caption: "film:two.caption" },
];
const texts: Record<string, string> = {
  "film:one.title": "Sand & stone",
  "film:one.caption": "Here it begins.",
  "film:two.title": "Two",
  "film:two.caption": "Less < more.",
};
const words = (key: string) => texts[key] ?? "";

test("the parts of the film are named, each from where it begins to where the next does", () => {
  expect(filmTrack("chapters", chapters, "en", words)).toBe(`WEBVTT

00:00:00.000 --> 00:00:03.500
Sand &amp; stone

00:00:03.500 --> 23:59:59.000
Two
`);
});

test.each([
  ["en", "line:-2 position:5%,line-left size:70% align:left"],
  ["ar", "line:-2 position:95%,line-right size:70% align:right"],
] as const)("%s: captions stand in the corner where a line begins", (language, place) => {
  expect(filmTrack("captions", chapters, language, words)).toBe(`WEBVTT

00:00:00.000 --> 00:00:03.500 ${place}
Here it begins.

00:00:03.500 --> 23:59:59.000 ${place}
Less &lt; more.
`);
});
