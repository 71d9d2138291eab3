import { z } from "zod";
import { cellsIn } from "../../../shared/cells";
import { t } from "../messages";
import { date, file, group, id, listOf, localized, servedFile } from "./fields";
import { templates } from "./page";

const row = group("TableRow", {
  cells: localized(400),
  until: date("2027-03-31").optional(),
  document: servedFile("pdf", 8, "/documents/iso-9001.pdf").optional(),
});

const table = group("Table", {
  id: id("safety").refine((name) => !templates.prequalification.anchors?.includes(name), {
    error: () => t("form.ownAnchor"),
  }),
  title: localized(40),
  note: localized(240).optional(),
  columns: localized(200).optional(),
  rows: z.array(row),
}).superRefine(({ columns, rows }, context) => {
  const count = (texts: object = {}) =>
    Object.values(texts).map((text) => cellsIn(`${text}`).length);
  const [expected] = count(columns ?? rows[0]?.cells);
  for (const [index, { cells }] of rows.entries()) {
    const found = count(cells).find((own) => own !== expected);
    const message = t("cells", { count: found, expected });
    if (found) context.addIssue({ code: "custom", path: ["rows", index, "cells"], message });
  }
});

/** What a client's procurement asks for, in tables. That of the projects is made of their files. */
export const prequalification = file("../schemas/prequalification.schema.json", {
  items: listOf(table),
});
