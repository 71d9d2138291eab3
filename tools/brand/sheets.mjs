/** The sheets of the company profile as HTML, from the same content and words as the site. */

import { formatDate, formatMonth, formatNumber } from "../../src/i18n/format";
import { escapeHtml } from "./page-styles";

const latin = (text) => `<bdi dir="ltr">${escapeHtml(text)}</bdi>`;
const picture = (source, kind = "") =>
  `<div class="frame ${kind}"><img src="${source}" alt=""></div>`;
/** A list in chunks, each of which fits on a sheet. */
const chunksOf = (list, size) =>
  Array.from({ length: Math.ceil(list.length / size) }, (_all, part) =>
    list.slice(part * size, (part + 1) * size),
  );
/** Where a crop keeps in sight what the picture is about. */
const position = ({ focus }) => (focus ? ` style="object-position: ${focus.x}% ${focus.y}%"` : "");

/**
 * The profile in a language: `content` holds the content files by name, `words` the locale's namespaces,
 * `image` gives the data URL of a picture of `content/`, `logo` the brand's with a name beside it, for a dark ground or a light one. Gives the HTML of the whole document.
 */
export function profile({ language, dir, content, words, logo, image, css }) {
  const { site, services, projects, figures, credentials, contact: contactPage } = content;
  const { "who-we-are": about, services: service, clients, contact, home, profile: own } = words;
  const local = (pair) => escapeHtml(pair[language]);
  const name = local(site.fullName);

  /** Each with its kind, its HTML, and what the table of contents calls it. */
  const inner = [
    ["", whoWeAre(), about.title],
    ["deep", visionAndMission(), about.vision.title],
    ...(site.legal || credentials.length > 0 ? [["", credentialSheet(), own.credentials]] : []),
    ...(figures.length > 0 ? [["deep", figureSheet(), own.figures]] : []),
    ...services.items.map((item, index) => ["", serviceSheet(item, index), titleOf(item)]),
    ...chunksOf(projects, 22).map((some) => ["", projectTable(some), own.projects]),
    ...projects
      .filter(({ featured }) => featured)
      .slice(0, 4)
      .map((project) => ["", projectSheet(project), project.name[language]]),
    ...chunksOf(clients.items, 14).map((some) => ["", clientList(some), clients.listTitle]),
    ["deep", contactSheet(), contact.title],
  ];
  const sheets = [["cover deep", cover()], ["", contentsSheet()], ...inner];

  function contentsSheet() {
    // The cover and this sheet come first.
    const rows = inner.map(([, , title], index) => [title, index + 3]);
    const firsts = rows.filter(([title], index) => rows[index - 1]?.[0] !== title);
    return `<p class="label">${formatDate(new Date().toISOString(), language)}</p><h2>${escapeHtml(own.contents)}</h2>
      <table class="contents"><tbody>${firsts
        .map(([title, at]) => `<tr><td>${escapeHtml(title)}</td><td>${latin(String(at))}</td></tr>`)
        .join("")}</tbody></table>`;
  }

  function credentialSheet() {
    const { legalForm, registration, vat, unified, contractorsAuthority } = site.legal ?? {};
    const known = [
      [own.legal.form, legalForm && local(legalForm)],
      [own.legal.registration, registration && latin(registration)],
      [own.legal.vat, vat && latin(vat)],
      [own.legal.unified, unified && latin(unified)],
      [own.legal.contractorsAuthority, contractorsAuthority && latin(contractorsAuthority)],
    ].filter(([, value]) => value);
    const held = credentials.map(({ name, body, number, scope, validUntil }) => [
      `<strong>${local(name)}</strong>${scope ? `<br>${local(scope)}` : ""}`,
      `${local(body)}<br>${latin(number)}`,
      formatDate(validUntil, language),
    ]);
    return `<p class="label">${name}</p><h2>${escapeHtml(own.credentials)}</h2>
      ${table(
        [],
        known.map(([title, value]) => [escapeHtml(title), value]),
      )}
      ${table([own.table.credential, own.table.body, own.table.validUntil], held)}`;
  }

  function figureSheet() {
    const items = figures.map(
      ({ value, unit, label, note, asOf }) =>
        `<div><p class="figure">${latin(formatNumber(value, language))} <small>${unit ? local(unit) : ""}</small></p>
        <p><strong>${local(label)}</strong><br>${local(note)} ${escapeHtml(formatMonth(asOf, language))}</p></div>`,
    );
    return `<p class="label">${name}</p><h2>${escapeHtml(own.figures)}</h2><div class="columns">${items.join("")}</div>`;
  }

  function projectTable(some) {
    const rows = some.map(({ name: title, place, area, status, handover, plannedHandover }) => [
      local(title),
      local(place.name),
      area ? `${latin(formatNumber(area, language))}` : "",
      escapeHtml(formatMonth(handover ?? plannedHandover, language)),
      escapeHtml(words.projects.statuses[status]),
    ]);
    const { project, city, area, handover, status } = own.table;
    return `<p class="label">${name}</p><h2>${escapeHtml(own.projects)}</h2>
      ${table([project, city, area, handover, status], rows)}`;
  }

  function projectSheet(project) {
    const [cover] = project.pictures;
    const facts = [project.summary, ...project.paragraphs];
    return `<p class="label">${local(project.place.name)} · ${local(project.highlight)}</p><h2>${local(project.name)}</h2>
      <img src="${image(`projects/${cover.image}`)}" alt=""${position(cover)}>
      ${facts.map((text, index) => `<p${index === 0 ? ' class="lead"' : ""}>${local(text)}</p>`).join("")}`;
  }

  function table(heads, rows) {
    const cells = (row, tag) => row.map((cell) => `<${tag}>${cell}</${tag}>`).join("");
    const head =
      heads.length > 0 ? `<thead><tr>${cells(heads.map(escapeHtml), "th")}</tr></thead>` : "";
    return `<table>${head}<tbody>${rows.map((row) => `<tr>${cells(row, "td")}</tr>`).join("")}</tbody></table>`;
  }

  function titleOf({ title }) {
    return service[title.split(":")[1]];
  }

  function cover() {
    return `${`<img src="${image(content.site.picture)}" alt="">`}
      <div class="words">${logo("", true)}<h1>${name}</h1>
      <p class="lead">${local(site.tagline)}</p><p class="label">${escapeHtml(own.title)}</p></div>`;
  }

  function whoWeAre() {
    return `<p class="label">${escapeHtml(about.title)}</p><h2>${escapeHtml(home.whoWeAre.title)}</h2>
      <p class="lead">${escapeHtml(about.intro)}</p>${picture(image(content.whoWeAre.teaser.image), "tall")}
      <p>${escapeHtml(home.whoWeAre.text)}</p>`;
  }

  function visionAndMission() {
    const goals = Object.values(about.goals.items)
      .map(({ title, text }) => `<li>${escapeHtml(`${title}: ${text}`)}</li>`)
      .join("");
    return `<p class="label">${escapeHtml(about.vision.title)}</p><h2>${escapeHtml(home.vision.title)}</h2>
      <p>${escapeHtml(about.vision.text)}</p>
      <div class="columns"><div><p>${escapeHtml(home.vision.counterLabel)}</p><p class="year">${site.foundingYear}</p></div>
      ${picture(image(content.whoWeAre.items[0].image), "tall")}</div>
      <div class="columns"><div><h3>${escapeHtml(about.mission.title)}</h3><p>${escapeHtml(about.mission.text)}</p></div>
      <div><h3>${escapeHtml(about.goals.title)}</h3><ol>${goals}</ol></div></div>`;
  }

  function serviceSheet(item, index) {
    const [, key] = item.title.split(":");
    const [, text] = item.description.split(":");
    const details = Object.values(own.services?.[item.id] ?? {}).map(
      ({ title, text: line }) =>
        `<li><strong>${escapeHtml(title)}</strong>${escapeHtml(line)}</li>`,
    );
    return `<p class="label">${latin(String(index + 1).padStart(2, "0"))} — ${escapeHtml(service.ourServices)}</p><h2>${escapeHtml(service[key])}</h2>
      <p class="lead">${escapeHtml(service[text])}</p><div class="frame trio">
      <img src="${image(item.image)}" alt=""${position(item)}>
      ${(item.details ?? []).map((file) => `<img src="${image(file, 640)}" alt="">`).join("")}</div>
      <ul class="clients">${details.join("")}</ul>`;
  }

  function clientList(some) {
    const items = some.map(
      ({ name: client, location, description }) =>
        `<li><strong>${escapeHtml(client)}</strong><span>${escapeHtml(location)}</span><br>${escapeHtml(description)}</li>`,
    );
    return `<p class="label">${escapeHtml(clients.title)}</p><h2>${escapeHtml(clients.listTitle)}</h2>
      <ul class="clients">${items.join("")}</ul>`;
  }

  function contactSheet() {
    const hours = site.openingHours.map(({ id }) => {
      const { title, days, time1, time2 } = contact.hours[id];
      return `${escapeHtml(title)} (${escapeHtml(days)}): ${escapeHtml(time1)} – ${escapeHtml(time2)}`;
    });
    const lines = [
      [contact.info.location, local(site.address)],
      [contact.info.phones, site.phones.map(latin).join("<br>")],
      [contact.info.email, latin(site.email)],
      [contact.info.openingHours, hours.join("<br>")],
    ];
    return `<p class="label">${escapeHtml(contact.title)}</p><h2>${escapeHtml(service.callToAction.title)}</h2>
      <p>${escapeHtml(service.callToAction.text)}</p>
      <dl>${lines.map(([title, text]) => `<div><dt>${escapeHtml(title)}</dt><dd>${text}</dd></div>`).join("")}</dl>
      ${contactPage?.headerImage ? picture(image(`pages/${contactPage.headerImage}`)) : ""}`;
  }

  const pages = sheets.map(([kind, html], index) =>
    index === 0
      ? `<section class="sheet ${kind}">${html}</section>`
      : `<section class="sheet ${kind}">
          <header class="head">${logo(site.fullName[language], kind === "deep")}<span>${escapeHtml(own.title)}</span></header>
          <div class="body">${html}</div>
          <footer class="foot"><span>${latin(new URL(site.siteUrl).host)}</span><span>${latin(`${index + 1} / ${sheets.length}`)}</span></footer>
        </section>`,
  );
  return `<!doctype html><html lang="${language}" dir="${dir}"><head><meta charset="utf-8">
    <title>${escapeHtml(own.title)} – ${name}</title><style>${css}</style></head><body>${pages.join("")}</body></html>`;
}
