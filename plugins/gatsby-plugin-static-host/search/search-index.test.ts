import { createSearch, type Search } from "../../../shared/create-search";
import type { Language } from "../../../shared/languages";
import { loadStem } from "../../../shared/stemmers";
import { parsePage } from "../built-pages";
import { sectionsIn } from "./page-sections";
import { type FoundPage, searchIndex } from "./search-index";

const sections = (main: string, description = "") =>
  sectionsIn(
    parsePage(`<!doctype html><html><head><meta name="description" content="${description}"></head><body>
  <nav><a href="/en/harbour/#">Harbour</a></nav><main id="main">${main}</main></body></html>`),
  );

const repairs = `<div id="repairs"><h3>Repairs</h3><p>Hulls and sails.</p>
  <a href="/en/harbour/">Visit the harbour</a></div>`;

const workshop: FoundPage = {
  kind: "page",
  path: "/workshop",
  name: "Workshop",
  words: { repairs: "mending, fixing" },
  sections: sections(`<header><h1>The workshop</h1><p>Wood, rope and paint.</p></header>${repairs}
    <section id="boats"><h2><span aria-hidden="true">—</span>Boats</h2>
      <ul><li id="boat-1"><h3><a href="/en/boats/">Heron</a></h3><p>A ferry.</p></li><li id="boat-2"><h3>Puffin</h3><p>A tug that mends nothing, repairs or not.</p></li></ul>
      <figure><picture><img alt="A red boat at dusk"></picture></figure>
      <button>Next boat</button></section>`),
};

const harbour: FoundPage = {
  kind: "page",
  path: "/harbour",
  name: "Harbour",
  words: { place: "map, directions" },
  sections: sections(`<h1>The harbour</h1>
    <div><h2 id="write">Write to us</h2><form><label>Your name</label></form></div>
    <aside aria-labelledby="reach"><h2 id="reach">How to reach us</h2><h3>Telephone</h3><p><a href="tel:+1">+1 555</a></p>
      <h3>Elsewhere</h3><a href="https://x.example"><span class="visually-hidden">Chirper (in a new tab)</span></a></aside>
    <section id="place" aria-label="Where we are"><h2>Long Quay</h2><p>Since 1932.</p></section>
    <aside data-search="none"><a href="https://x.example">Shared</a></aside>
    <p class="without-scripts">No scripts</p>`),
};

const home: FoundPage = {
  kind: "page",
  path: "/",
  name: "Home",
  words: {},
  sections: sections(
    `<section><h1>Ferries</h1></section><section><h2>Empty</h2></section>${repairs}`,
    "We stay afloat.",
  ),
};

const finderOf = async (language: Language, ...pages: FoundPage[]) =>
  createSearch(await searchIndex(pages, language), await loadStem(language));
const english = () => finderOf("en", workshop, harbour, home);

const found = (finder: Search, query: string) =>
  finder(query).map(({ to, title }) => `${title} ${to}`);

test.each([
  ["a page", "workshop", "The workshop /workshop/"],
  ["a section", "boats", "Boats /workshop/#boats"],
  ["a part of a section", "heron", "Heron /workshop/#boat-1"],
  ["a heading with an id of its own", "write", "Write to us /harbour/#write"],
  ["a detail below such a heading", "telephone", "Telephone /harbour/#reach"],
  ["a section by its name for screen readers", "where", "Where we are /harbour/#place"],
  ["what screen readers alone are told", "chirper", "Elsewhere /harbour/#reach"],
  ["a section by its keywords", "directions", "Where we are /harbour/#place"],
  ["another form of a word", "repaired", "Repairs /workshop/#repairs"],
  ["a word with one mistake", "telefone", "Telephone /harbour/#reach"],
  ["the beginning of a word", "tele", "Telephone /harbour/#reach"],
  ["what the page is described by", "afloat", "Ferries /"],
])("%s is found first: %s", async (_what, query, first) => {
  expect(found(await english(), query)[0]).toBe(first);
});

const repaired = "Repairs /workshop/#repairs";
test.each<[what: string, query: string, all: string[]]>([
  [
    "a title before a text that mentions the word",
    "repairs",
    [repaired, "Puffin /workshop/#boat-2"],
  ],
  ["once what two pages show, on the first of them", "hulls", [repaired]],
  ["what has some of several words", "heron xylophone", ["Heron /workshop/#boat-1"]],
  ...["Visit", "Next", "dusk", "scripts", "tab", "Shared", "Empty"].map(
    (word): [string, string, string[]] => ["nothing that is no part of a page's text", word, []],
  ),
])("it finds %s: %s", async (_what, query, all) => {
  expect(found(await english(), query)).toEqual(all);
});

test("a word with a mistake brings its neighbours only where nothing has it as it is typed", async () => {
  const finder = await english();
  expect(found(finder, "boat").some((line) => line.startsWith("Boats"))).toBe(true);
  expect(found(finder, "quay")).toHaveLength(1);
  // A word that nothing has takes nothing away.
  expect(found(finder, "repairs xylophone tug")).toHaveLength(2);
});

test("a heading above headings says what they say", async () => {
  const [first] = (await english())("how to reach us");
  expect(first?.text).toBe("Telephone: +1 555 · Elsewhere: Chirper");
});

test("a section shows its sentences, each once; its facts are found, and shown where it has no others", async () => {
  const facts = "<dl><dt>Length</dt><dd>40 m</dd><dt>Built</dt><dd>1932</dd></dl>";
  const ferries = `<h1>Ferries</h1><p>We stay afloat.</p><table><tr><td>Hull</td><td>It is oak.</td></tr></table><div>${facts}</div><div id="heron"><h2>Heron</h2>${facts}</div>`;
  const finder = await finderOf("en", { ...home, sections: sections(ferries, "We stay afloat.") });
  expect(
    finder("length")
      .map(({ text }) => text)
      .sort(),
  ).toEqual(["Length: 40 m · Built: 1932", "We stay afloat. It is oak."]);
});

test("words that only make a sentence do not count, unless there are no others", async () => {
  const index = await searchIndex([workshop, harbour, home], "en");
  const finder = createSearch(index, await loadStem("en"), [], "how, to, us");
  expect(found(finder, "how to us ferry")[0]).toBe("Ferries /");
  expect(found(finder, "how to")[0]).toBe("How to reach us /harbour/#reach");
});

test("a word finds what else its group calls it, after what is called so itself", async () => {
  const groups = ["ferry, row boat, quay, wood paint", "tug, telephone"];
  const index = await searchIndex([workshop, harbour, home], "en");
  const finder = createSearch(index, await loadStem("en"), groups);
  expect(found(finder, "row boat")).toContain("Where we are /harbour/#place");
  expect(found(finder, "quay")).toContain("Heron /workshop/#boat-1");
  expect(found(finder, "telephone")[0]).toBe("Telephone /harbour/#reach");
  expect(found(finder, "telephone")).toContain("Puffin /workshop/#boat-2");
  // A word of a phrase is not the phrase.
  expect(found(finder, "row")).not.toContain("Where we are /harbour/#place");
});

test("of a longer name for what was typed, the other words are no match", async () => {
  const index = await searchIndex([workshop], "en");
  const finder = createSearch(index, await loadStem("en"), ["ferry, a ferry"]);
  const [heron] = finder("ferries");
  expect("A ferry".split(" ").filter((word) => heron?.isMatch(word))).toEqual(["ferry"]);
});

test("a page is found by its name in the menus too", async () => {
  const finder = await finderOf("en", { ...workshop, name: "What we do" });
  expect(found(finder, "what")[0]).toBe("The workshop /workshop/");
});

test("each of several files is found", async () => {
  const fileOf = (name: string): FoundPage => ({
    path: `/documents/${name}.pdf`,
    kind: "PDF",
    isFile: true,
    name,
    sections: [{ anchor: "", names: [name], text: "", facts: "" }],
    words: {},
  });
  const finder = await finderOf("en", fileOf("Safety"), fileOf("Quality"));
  for (const name of ["Safety", "Quality"])
    expect(found(finder, name)).toEqual([`${name} /documents/${name}.pdf`]);
});
