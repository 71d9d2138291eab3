import { date, file, group, id, listOf, localized, oneOf, reference, servedFile } from "./fields";

const kinds = [
  "registration",
  "classification",
  "certificate",
  "insurance",
  "social-insurance",
  "tax",
  "nationalization",
  "chamber",
  "local-content",
] as const;

const credential = group("Credential", {
  id: id("quality"),
  kind: oneOf("CredentialKind", kinds, "certificate"),
  name: localized(60),
  body: localized(60),
  number: reference("QMS-0000"),
  scope: localized(100).optional(),
  validUntil: date("2027-03-31").optional(),
  document: servedFile("pdf", 8, "/documents/iso-9001.pdf").optional(),
});

/** What the company is registered, classified, certified and insured as. */
export const credentials = file("../schemas/credentials.schema.json", {
  items: listOf(credential),
});
