import { z } from "zod";
import {
  date,
  file,
  group,
  id,
  image,
  listOf,
  localized,
  servedFiles,
  withExample,
} from "./fields";

const document = group("Document", {
  id: id("quality-policy"),
  name: localized(60),
  year: withExample(z.int().min(1990).max(2100), 2026),
  files: servedFiles("pdf", 10, "/documents/quality-policy-{code}.pdf"),
  cover: image(480, "images/quality-policy.jpg").optional(),
  begins: date("2027-01-01").optional(),
});

/** What visitors may take along: policies, certificates, reports, pictures for the press. */
export const documents = file("../schemas/documents.schema.json", { items: listOf(document) });
