import { z } from "zod";
import {
  date,
  group,
  id,
  localized,
  oneOf,
  reference,
  schemaReference,
  servedFile,
  withExample,
} from "./fields";

const kinds = ["registration", "classification", "certificate", "insurance"] as const;

const credential = group("Credential", {
  id: id("quality"),
  kind: withExample(oneOf("CredentialKind", kinds), "certificate"),
  name: localized(60, { ar: "إدارة الجودة ISO 9001", en: "Quality management, ISO 9001" }),
  body: localized(60, { ar: "جهة منح الشهادات", en: "Certification body" }),
  number: reference("QMS-0000"),
  scope: localized(100, {
    ar: "إنشاء المباني وصيانتها",
    en: "Construction and maintenance of buildings",
  }).optional(),
  validUntil: date("2027-03-31"),
  document: servedFile("pdf", 8, "/documents/iso-9001.pdf").optional(),
});

/** What the company is registered, classified, certified and insured as. */
export const credentials = z.strictObject({
  $schema: schemaReference("credentials"),
  items: z.array(credential),
});
