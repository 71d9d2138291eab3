/** The sheets of the company profile as HTML, from the same content and words as the site. */

import { readFileSync } from "node:fs";
import path from "node:path";
import { formatDate, formatMonth, formatNumber } from "../../src/i18n/format";
import { languageRow } from "../../src/i18n/languages";
import { hoursInWords } from "../../src/i18n/opening-hours";
import { textOfKey } from "../../src/i18n/text-of-key";
import { root } from "../run";
import { cityOf, contentPages, facts, projects, translations } from "../site";
import { escapeHtml, logoHtml, pageStyles } from "./page-styles";

const latin = (text) => `<bdi dir="ltr">${escapeHtml(text)}</bdi>`;
const link = (address, html) => `<a href="${address}">${html}</a>`;
/** A picture of `content/`, cropped around what it is about; `printProfile` makes it so wide. */
const image = (file, { focus } = {}, width = 1280) =>
  `<img src="/${encodeURI(file)}?width=${width}" alt="" style="object-position: ${focus?.x ?? 50}% ${focus?.y ?? 50}%">`;
/** Parts of a list, equally long, of which each fits on a sheet that has room for so many. */
const partsOf = (list, room) => {
  const size = Math.ceil(list.length / Math.ceil(list.length / room));
  return list.flatMap((_item, at) => (at % size === 0 ? [list.slice(at, at + size)] : []));
};

function table(heads, rows) {
  const cells = (row, tag) => `<tr>${row.map((cell) => `<${tag}>${cell}</${tag}>`).join("")}</tr>`;
  const head = heads.length > 0 ? `<thead>${cells(heads.map(escapeHtml), "th")}</thead>` : "";
  return `<table>${head}<tbody>${rows.map((row) => cells(row, "td")).join("")}</tbody></table>`;
}

/** The company profile in a language as a whole document, a section a sheet. */
export function profileSheets(language) {
  const site = facts("site.json");
  const translationsOf = (namespace) => translations(language, namespace);
  const [about, service, clients, contact] = [
    ...["who-we-are", "services", "clients", "contact"].map(translationsOf),
  ];
  const [home, own, { statuses, facts: projectTexts }] = ["home", "profile", "projects"].map(
    translationsOf,
  );
  const local = (pair) => escapeHtml(pair[language]);
  const fullName = site.fullName[language];
  const text = (key) => escapeHtml(textOfKey(key, translationsOf));

  /** Each with its label, its title, its HTML, what the table of contents calls it, and whether its ground is dark. */
  const sheets = [
    [about.title, home.whoWeAre.title, whoWeAre(), about.title],
    [about.vision.title, home.vision.title, vision(), about.vision.title, true],
    ...credentials().map((html) => [fullName, own.credentials, html]),
    [fullName, own.figures, figures(), own.figures, true],
    ...facts("services.json").items.map(serviceSheet),
    ...partsOf(projects, 22).map((some) => [fullName, own.projects, projectTable(some)]),
    ...projects
      .filter(({ featured }) => featured)
      .slice(0, 4)
      .map(projectSheet),
    ...partsOf(clients.items, 14).map((some) => [
      clients.title,
      clients.listTitle,
      clientList(some),
    ]),
    [contact.title, service.callToAction.title, contactDetails(), contact.title, true],
  ].filter(([, , html]) => html);

  function whoWeAre() {
    return `<p class="lead">${escapeHtml(about.intro)}</p>
      <div class="frame tall">${image(facts("who-we-are.json").teaser.image)}</div><p>${escapeHtml(home.whoWeAre.text)}</p>`;
  }

  function vision() {
    const goals = Object.values(about.goals.items).map(
      ({ title, text: goal }) => `<li>${escapeHtml(`${title}: ${goal}`)}</li>`,
    );
    return `<p>${escapeHtml(about.vision.text)}</p>
      <div class="columns"><div><p>${escapeHtml(home.vision.counterLabel)}</p><p class="figure year">${site.foundingYear}</p></div>
      <div class="frame tall">${image(facts("who-we-are.json").items[0].image)}</div>
      <div><h3>${escapeHtml(about.mission.title)}</h3><p>${escapeHtml(about.mission.text)}</p></div>
      <div><h3>${escapeHtml(about.goals.title)}</h3><ol>${goals.join("")}</ol></div></div>`;
  }

  function credentials() {
    const { items } = facts("credentials.json");
    const { legalForm, ...numbers } = site.legal ?? {};
    const known = Object.entries(own.legal)
      .map(([id, title]) => [escapeHtml(title), numbers[id] && latin(numbers[id])])
      .filter(([, value]) => value);
    if (legalForm) known.unshift([escapeHtml(own.legal.form), local(legalForm)]);
    const held = items.map(({ name, body, number, scope, validUntil }) => [
      `<strong>${local(name)}</strong>${scope ? `<br>${local(scope)}` : ""}`,
      `${local(body)}<br>${latin(number)}`,
      validUntil ? formatDate(validUntil, language) : "",
    ]);
    const { credential, body, validUntil } = own.table;
    const [first = "", ...others] = partsOf(held, 10).map((some) =>
      table([credential, body, validUntil], some),
    );
    return [(known.length > 0 ? table([], known) : "") + first, ...others];
  }

  function figures() {
    const items = facts("figures.json").items.map(
      ({ value, unit, label, note, asOf }) =>
        `<div><p class="figure">${latin(formatNumber(value, language))} <small>${unit ? local(unit) : ""}</small></p>
        <p><strong>${local(label)}</strong><br>${local(note)} ${escapeHtml(formatMonth(asOf, language))}</p></div>`,
    );
    return items.length > 0 && `<div class="columns">${items.join("")}</div>`;
  }

  function serviceSheet(item, index) {
    const details = Object.values(own.services?.[item.id] ?? {}).map(
      ({ title, text: line }) =>
        `<li><strong>${escapeHtml(title)}</strong>${escapeHtml(line)}</li>`,
    );
    const number = String(index + 1).padStart(2, "0");
    const html = `<p class="lead">${text(item.description)}</p><div class="frame trio">${image(item.image, item)}
      ${(item.details ?? []).map((file) => image(file, {}, 640)).join("")}</div>
      <ul class="columns rows">${details.join("")}</ul>`;
    return [`${number} — ${service.ourServices}`, textOfKey(item.title, translationsOf), html];
  }

  function projectTable(some) {
    const rows = some.map((project) => [
      local(project.name),
      escapeHtml(cityOf(project, language)),
      project.area ? latin(formatNumber(project.area, language)) : "",
      escapeHtml(handoverOf(project)),
      escapeHtml(statuses[project.status]),
    ]);
    const { project, city, area, handover, status } = own.table;
    return table([project, city, area, handover, status], rows);
  }

  function handoverOf({ handover, expectedHandover, plannedHandover }) {
    const month = formatMonth(handover ?? expectedHandover ?? plannedHandover, language);
    return expectedHandover ? projectTexts.expected.replace("{{month}}", month) : month;
  }

  function projectSheet(project) {
    const [cover] = project.pictures;
    const [summary, ...paragraphs] = [project.summary, ...project.paragraphs].map(local);
    const html = `${image(`projects/${cover.image}`, cover)}<p class="lead">${summary}</p>
      ${paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join("")}`;
    const label = `${cityOf(project, language)} · ${project.highlight[language]}`;
    return [label, project.name[language], html];
  }

  function clientList(some) {
    const items = some.map(
      ({ name, location, description }) =>
        `<li><strong>${escapeHtml(name)}</strong><span>${escapeHtml(location)}</span><br>${escapeHtml(description)}</li>`,
    );
    return `<ul class="columns rows">${items.join("")}</ul>`;
  }

  function contactDetails() {
    const filled = (key, values) =>
      textOfKey(key, translationsOf).replace(/\{\{(\w+)\}\}/g, (_all, name) => values[name]);
    const hours = site.openingHours.map(({ id, ...facts }) => {
      const { days, opens, closes } = hoursInWords(facts, language, filled);
      return escapeHtml(`${contact.hours[id].title} (${days}): ${opens} – ${closes}`);
    });
    const phones = site.phones.map((phone) =>
      link(`tel:${phone.replaceAll(" ", "")}`, latin(phone)),
    );
    const lines = [
      [contact.info.location, local(site.address)],
      [contact.info.phones, phones.join("<br>")],
      [contact.info.email, link(`mailto:${site.email}`, latin(site.email))],
      [contact.info.openingHours, hours.join("<br>")],
    ].map(
      ([title, html]) => `<div><dt class="label">${escapeHtml(title)}</dt><dd>${html}</dd></div>`,
    );
    const { headerImage } = contentPages.find(({ template }) => template === "contact") ?? {};
    return `<p>${escapeHtml(service.callToAction.text)}</p><dl>${lines.join("")}</dl>
      ${headerImage ? `<div class="frame">${image(`pages/${headerImage}`)}</div>` : ""}`;
  }

  function contents() {
    // The cover and this sheet come first; of several sheets of a kind only the first is named.
    const rows = sheets
      .map(([, title, , name = title], index) => [name, index + 3])
      .filter(([name], index, all) => all[index - 1]?.[0] !== name)
      .map(([name, at]) => [escapeHtml(name), latin(at)].map((html) => link(`#sheet-${at}`, html)));
    return `<div class="contents">${table([], rows)}</div>`;
  }

  const inner = [
    [formatDate(new Date().toISOString(), language), own.contents, contents()],
    ...sheets,
  ];
  const printed = inner.map(
    (
      [label, title, html, , isDeep],
      index,
    ) => `<section class="sheet ${isDeep ? "deep" : ""}" id="sheet-${index + 2}">
      <header class="head">${logoHtml(language, fullName, isDeep)}<span>${escapeHtml(own.title)}</span></header>
      <div class="body"><p class="label">${escapeHtml(label)}</p><h2>${escapeHtml(title)}</h2>${html}</div>
      <footer class="foot"><span>${latin(new URL(site.siteUrl).host)}</span><span>${latin(`${index + 2} / ${inner.length + 1}`)}</span></footer>
    </section>`,
  );
  const css = readFileSync(path.join(root, "tools/brand/profile.css"), "utf8");
  return `<!doctype html><html lang="${language}" dir="${languageRow(language).dir}"><head><meta charset="utf-8">
    <title>${escapeHtml(`${own.title} – ${fullName}`)}</title><style>${pageStyles()}${css}</style></head><body>
    <section class="sheet cover deep">${image(site.picture)}<div class="words">${logoHtml(language, "", true)}<h1>${escapeHtml(fullName)}</h1>
      <p class="lead">${local(site.tagline)}</p><p class="label">${escapeHtml(own.title)}</p></div></section>
    ${printed.join("")}</body></html>`;
}
