import { parse } from "parse5";
import { begun, hasExpired } from "../../plugins/gatsby-plugin-checked-content/site/expiry";
import { formatNumber, formatWorth } from "../../shared/format";
import { initialsOf } from "../../shared/initials";
import { languages } from "../../shared/languages";
import { contentPages, entriesOf, facts, projects, translations } from "../site-content";
import { elements, pages, pathPrefix } from "./built-site";

type Node = { nodeName: string; value?: string; childNodes?: Node[] };

const read = ({ nodeName, value = "", childNodes = [] }: Node): string =>
  /^(script|style|noscript|title)$/.test(nodeName) ? "" : value + childNodes.map(read).join("");

/** A text as one types it: every space, and no mark of direction. */
const typed = (text: string) =>
  text.replaceAll("\u00a0", " ").replace(/[\u200e\u2066-\u2069]/g, "");
const readHtml = (html = "") => typed(read(parse(html) as Node));
const textOf = (url: string) => readHtml(pages.get(url));

/** The texts of each element of a kind in HTML: those that stand in no other of its kind. */
const textsOf = (name: string, html = "") =>
  [...html.matchAll(new RegExp(`<${name}\\b.*?</${name}>`, "gs"))].map(([all]) => readHtml(all));

const vacancies = entriesOf("vacancies");
const hasContact = contentPages.some(({ template }) => template === "contact");
const { claim, items: figures } = facts("figures.json");
const { legal = {}, notice } = facts("site.json");

type Pair = Record<string, string>;
type Document = { id: string; name: Pair; year: number; files: Pair; begins?: string };
type Table = { title: Pair; note?: Pair; columns?: Pair; rows: { cells: Pair; until?: string }[] };

describe.each(languages.map(({ code }) => code))("in %s", (code) => {
  test("the page for tenderers has every table and every project", () => {
    if (!contentPages.some(({ template }) => template === "prequalification")) return;
    const text = textOf(`/${code}/prequalification/`);
    const parts = [
      ...facts("prequalification.json").items.flatMap(({ title, note, columns, rows }: Table) => {
        const valid = rows.filter(({ until }) => !hasExpired(until));
        const cells = [columns, ...valid.map((row) => row.cells)].map((row) => row?.[code]);
        return [
          title[code],
          note?.[code],
          ...valid.map(({ until }) => until?.slice(0, 4)),
          ...cells,
        ]
          .flatMap((part) => part?.split(/[|\n]/))
          .map((part) => part?.trim());
      }),
      ...projects.flatMap(({ name, consultant, value }) => [
        name[code],
        consultant?.[code],
        value && formatWorth(value, code),
      ]),
    ];
    for (const part of parts.filter(Boolean)) expect(text).toContain(typed(String(part)));
    // A column is there for what one row at least has.
    const tables = pages.get(`/${code}/prequalification/`)?.match(/<tbody.*?<\/tbody>/gs) ?? [];
    for (const table of tables) {
      const rows = table
        .split("<tr")
        .slice(1)
        .map((row) => textsOf("t[hd]", row));
      const isFilled = rows[0]?.map((_cell, index) => rows.some((cells) => cells[index]));
      expect(isFilled).not.toContain(false);
    }
  });

  test("a project's programme has a line for a handover that is expected at another time; no project leads to itself", () => {
    const { programme } = translations(code, "projects");
    for (const { id, expectedHandover, progress, plannedProgress } of projects) {
      const html = pages.get(`/${code}/projects/${id}/`) ?? "";
      const bars = [...html.matchAll(/<i style="--share:([\d.]+)/g)].map(([, share]) =>
        Number(share),
      );
      expect([id, bars.length, Math.max(...bars)]).toEqual([id, expectedHandover ? 3 : 2, 1]);
      expect(html.includes(`>${programme.expected}<`)).toBe(expectedHandover !== undefined);
      if (progress) expect(bars.at(-1)).toBeCloseTo(((bars.at(-2) ?? 0) * progress) / 100);
      if (plannedProgress) expect(readHtml(html)).toContain(`${plannedProgress}%`);
      const links = elements(html.split("<main")[1] ?? "", "a").map(({ href = "" }) => href);
      expect(links.filter((href) => href.endsWith(`/projects/${id}/`))).toEqual([]);
    }
  });

  test("an empty line begins a paragraph of a page to read", () => {
    for (const { path, name, sections } of contentPages.filter(
      ({ template }) => template === "text",
    ))
      for (const section of sections) {
        const html = pages.get(`/${code}${path}/`) ?? "";
        const [, own = ""] = html.split(`<section id="${section}"`);
        const written: string[] = translations(code, name)[section].text.split("\n\n");
        const shown = textsOf("p", own.split("</section>")[0]).slice(0, written.length);
        expect(shown).toEqual(written.map(typed));
      }
  });

  test("milestones, people, roles and testimonials stand on their pages, and the claim on the home page", () => {
    const lists = {
      milestones: "who-we-are",
      people: "who-we-are",
      roles: "who-we-are",
      testimonials: "clients",
    };
    for (const [name, page] of Object.entries(lists))
      for (const { id: _, ...entry } of facts(`${name}.json`).items)
        for (const part of Object.values<Record<string, string>>(entry))
          if (part[code]) expect(textOf(`/${code}/${page}/`)).toContain(part[code]);
    for (const { name, picture } of facts("people.json").items)
      if (!picture)
        expect(textOf(`/${code}/who-we-are/`)).toContain(initialsOf(name[code]) + name[code]);
    const home = pages.get(`/${code}/`) ?? "";
    if (claim) expect(textOf(`/${code}/`)).toContain(claim[code]);
    // Beside it are the ways to the projects and to an offer.
    const { ourProjects, askForOffer } = translations(code, "home");
    const links = textsOf("a", home);
    if (projects.length > 1) expect(links).toContain(ourProjects);
    if (hasContact) expect(links).toContain(askForOffer);
  });

  test("each figure stands with its number, its year and how it is counted, and beside its goal", () => {
    const home = textOf(`/${code}/`);
    const company = textOf(`/${code}/who-we-are/`);
    const { items: goals } = translations(code, "who-we-are").goals;
    for (const { value, unit, label, note, asOf, goal = "" } of figures) {
      const number = formatNumber(value, code);
      // A sign is part of the number; a word after it is not.
      const sign = unit?.[code] === "%" ? "%" : "";
      expect(textsOf("bdi", pages.get(`/${code}/`))).toContain(number + sign);
      for (const part of [number, label[code], note[code], asOf.slice(0, 4)])
        expect(home).toContain(part);
      const text = goals[goal.split(".").at(-2) ?? ""]?.text;
      if (!text) continue;
      const beside = company.slice(company.indexOf(text)).slice(0, text.length + 200);
      for (const part of [text, number, label[code]]) expect(beside).toContain(part);
    }
  });

  test("the footer has the company's legal identity and the notice, so have terms that ask for it; its national address is on the contact page", () => {
    const { legalForm, registration, vat, unified, contractorsAuthority } = legal;
    const shown = [legalForm?.[code], registration, vat, unified, contractorsAuthority];
    const text = textOf(`/${code}/`);
    for (const part of [...shown, notice?.[code]].filter(Boolean)) expect(text).toContain(part);
    const { building, street, district, postcode, additional, shortCode } =
      legal.nationalAddress ?? {};
    const address = [building, street?.[code], district?.[code], postcode, additional, shortCode];
    const [, main = ""] = (pages.get(`/${code}/contact-us/`) ?? "").split(/<\/?main/);
    if (hasContact) {
      for (const part of address.filter(Boolean)) expect(readHtml(main)).toContain(part);
    }
    const asking = contentPages.filter((page) => page.legal);
    for (const { path } of asking)
      for (const part of shown.filter(Boolean))
        expect(textOf(`/${code}${path}/`).split(part).length).toBeGreaterThan(
          text.split(part).length,
        );
  });

  test("other offices follow the head office on the contact page, and stand in the footer", () => {
    const contact = textOf(`/${code}/contact-us/`);
    for (const { name, address, phones, email } of facts("offices.json").items) {
      expect(textOf(`/${code}/`)).toContain(phones[0]);
      if (!hasContact) continue;
      for (const part of [name[code], address[code], ...phones, email].filter(Boolean))
        expect(contact).toContain(part);
      const [head, own] = [facts("site.json").address, address].map((one) =>
        contact.indexOf(one[code]),
      );
      expect(own).toBeGreaterThan(head ?? 0);
    }
  });

  test("each document stands with year, pages and size on its page, and where a page names it", () => {
    const naming = contentPages.map(({ path }) => pages.get(`/${code}${path}/`) ?? "");
    for (const { id, name, year, files } of begun<Document>(facts("documents.json").items)) {
      const rows = naming.flatMap((html) =>
        textsOf("li", html).filter((text) => text.includes(name[code] ?? "") && /PDF/.test(text)),
      );
      const named = contentPages.filter(({ documents }) => documents?.includes(id));
      expect([id, rows.length]).toEqual([id, named.length + 1]);
      const facts = new RegExp(`${year}PDF.*(page|صفح).*\\d (kilo|mega|كيلو|ميغا)`);
      for (const row of rows) expect(row).toMatch(facts);
      expect(naming.join()).toContain(`href="${pathPrefix}${files[code]}"`);
    }
  });

  test("a partner's logo stands for its name and its kind", () => {
    const { partnerKinds } = translations(code, "clients");
    const shown = elements(pages.get(`/${code}/clients/`) ?? "", "img").map(({ alt }) => alt);
    for (const { name, kind } of facts("partners.json").items)
      expect(shown).toContain(
        kind ? partnerKinds[kind].replace("{{name}}", name[code]) : name[code],
      );
  });

  test("the clients page names the vacancies, each on a page of its own, or that there is none", () => {
    const { none } = translations(code, "careers").vacancies;
    const text = textOf(`/${code}/clients/`);
    for (const { title, id, duties, requirements } of vacancies) {
      expect(text).toContain(title[code]);
      const own = textOf(`/${code}/vacancies/${id}/`);
      for (const point of [...duties, ...requirements]) expect(own).toContain(point[code]);
    }
    expect(text.includes(none)).toBe(vacancies.length === 0);
  });
});
