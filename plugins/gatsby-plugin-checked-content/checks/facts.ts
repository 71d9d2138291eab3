import { defaultLanguage } from "../../../shared/languages";
import type { Client } from "../../../src/i18n/resources";
import { collectionNames, collectionOf, currentEntries } from "../collections";
import { type JsonFile, type JsonPath, type Problem, valueAt } from "../json-file";
import { type MessageKey, t } from "../messages";
import { hasExpired, isToCome } from "../site/expiry";
import { contentFile, type LocaleFile, type SiteFiles } from "../site/site-files";

/** Projects whose status contradicts their dates, or that have the order of another. A handover in the future is a note. */
export function checkProjects({ projects }: SiteFiles, today = new Date()): Problem[] {
  return projects.flatMap((file, index) => {
    const { order, status, start, plannedHandover, expectedHandover, handover } = file.value;
    const thisMonth = today.toISOString().slice(0, 7);
    const twin = projects.slice(0, index).find(({ value }) => value.order === order);
    const isFinished = status === "finished";
    const due = expectedHandover ? "expectedHandover" : "plannedHandover";
    const isOverdue = !isFinished && (file.value[due] ?? "") < thisMonth;
    const needed = isFinished ? "handover" : "progress";
    const unfinished = ["progress", "plannedProgress", "progressDate", "expectedHandover"] as const;
    const surplus = isFinished ? unfinished : (["handover"] as const);
    const problem = (isBroken: unknown, field: string, message: string) =>
      isBroken ? [file.problem([field], message)] : [];
    const hasNot = (field: string) => t("projectHasNot", { status, field });
    return [
      problem(
        file.value[needed] === undefined,
        needed,
        t("projectNeeds", { status, field: needed }),
      ),
      ...surplus.map((field) => problem(file.value[field] !== undefined, field, hasNot(field))),
      problem(plannedHandover < start, "plannedHandover", t("beforeStart")),
      problem(handover && handover < start, "handover", t("beforeStart")),
      problem(twin !== undefined, "order", t("sameValue", { file: twin?.name, field: "order" })),
      handover && handover > thisMonth ? [file.note(["handover"], t("handoverToCome"))] : [],
      isOverdue ? [file.note([due], t("handoverPassed"))] : [],
    ].flat();
  });
}

type ClientsFile = JsonFile<{ items: Client[] }> & LocaleFile;

/** The first flag or project of a client that differs from the one at the same place in the default language. */
export function checkClients({ locales }: SiteFiles): Problem[] {
  const files = locales.filter(({ namespace }) => namespace === "clients") as ClientsFile[];
  const model = files.find(({ language }) => language === defaultLanguage);
  return files.flatMap((file) => {
    const differing = file.value.items.flatMap((client, index) =>
      (["flagUrl", "project"] as const).flatMap((key) => {
        const other = model?.value.items[index]?.[key];
        if (!client[key] || !other || client[key] === other) return [];
        const message = t("otherOrder", { file: model?.name, other });
        return [file.problem(["items", index, key], message)];
      }),
    );
    return differing.slice(0, 1);
  });
}

/** Limits of notes: the age of a figure in months, and the days before the end of a credential. */
const newFor = 18;
const renewalDays = 60;

/** Notes on dates: figures and news that are old; entries of collections that are still to come; credentials, hours and entries that have ended or end before they begin; credentials that end soon. */
export function checkDates(site: SiteFiles, today = new Date()): Problem[] {
  const figures = contentFile(site, "figures");
  const tables = contentFile(site, "prequalification");
  const facts = contentFile(site, "site");
  const documents = contentFile(site, "documents");
  const daysTo = (date: string) => Math.ceil((Date.parse(date) - today.getTime()) / 86_400_000);
  const endOf = (date?: string) => hasExpired(date, today) && t("hasExpired", { date });
  const [latest] = currentEntries("news", site.news);
  type Fault = string | false | undefined;
  type Row = [file: JsonFile | undefined, field: JsonPath, ...faults: Fault[]];
  const rows: Row[] = [
    ...(figures?.value.items ?? []).map(({ asOf }, index): Row => {
      const [year = 0, month = 0] = asOf.split("-").map(Number);
      const months = (today.getFullYear() - year) * 12 + today.getMonth() + 1 - month;
      return [figures, ["items", index, "asOf"], months > newFor && t("oldFigure", { months })];
    }),
    [latest, ["date"], daysTo(latest?.value.date ?? "9999-01-01") < -366 && t("oldNews")],
    ...(tables?.value.items ?? []).flatMap(({ rows }, table) =>
      rows.map(({ until = "9999-01-01" }, index): Row => {
        const days = daysTo(until);
        const isDue = days <= renewalDays && t("endsSoon", { days });
        return [tables, ["items", table, "rows", index, "until"], endOf(until), isDue];
      }),
    ),
    ...collectionNames.flatMap((name) => {
      const { ends, order } = collectionOf(name);
      return site[name].flatMap((file): Row[] => {
        const date = valueAt(file.value, [order]);
        if (typeof date !== "string") return [];
        const end = ends && String(valueAt(file.value, [ends]));
        return [
          [file, [order], isToCome(date, today) && t("isToCome", { date })],
          [file, [ends ?? ""], end && date > end && t("endsFirst", { start: order }), endOf(end)],
        ];
      });
    }),
    ...(documents?.value.items ?? []).map(({ begins: date }, index): Row => {
      const waits = isToCome(date, today) && t("isToCome", { date });
      return [documents, ["items", index, "begins"], waits];
    }),
    ...(facts?.value.openingHours ?? []).map(({ period }, index): Row => {
      const { from, to: date } = period ?? { from: "", to: "9999" };
      const isOver = hasExpired(date, today) && t("periodOver", { date });
      const field = ["openingHours", index, "period", "to"];
      return [facts, field, date < from && t("endsFirst", { start: "from" }), isOver];
    }),
  ];
  return rows.flatMap(([file, field, ...faults]) => {
    const message = faults.find(Boolean);
    return file && message ? [file.note(field, message)] : [];
  });
}

/** A script of another company on a site whose editor has no host name of its own: it could read the editor's access token. */
export function checkEditor(site: SiteFiles): Problem[] {
  const file = contentFile(site, "site");
  const { editor, analytics } = file?.value ?? {};
  return file && editor && !editor.address && analytics
    ? [file.note(["analytics"], t("editorAndAnalytics"))]
    : [];
}

const saudiForms = {
  vat: [["vat"], /^3\d{13}3$/],
  unified: [["unified"], /^7\d{9}$/],
  building: [["nationalAddress", "building"], /^\d{4}$/],
  postcode: [["nationalAddress", "postcode"], /^\d{5}$/],
  additional: [["nationalAddress", "additional"], /^\d{4}$/],
  shortCode: [["nationalAddress", "shortCode"], /^[A-Z]{4}\d{4}$/],
} as const;

/** Legal numbers of a Saudi company that do not have the Saudi form. */
export function checkLegal(site: SiteFiles): Problem[] {
  const file = contentFile(site, "site");
  if (file?.value.country !== "SA") return [];
  return Object.entries(saudiForms).flatMap(([name, [field, form]]) => {
    const number = valueAt(file.value.legal, [...field]);
    if (number === undefined || form.test(String(number))) return [];
    const message = t("saudiForm", { form: t(`saudiForms.${name}` as MessageKey) });
    return [file.problem(["legal", ...field], message)];
  });
}
