import { type JsonPath, type Problem, valueAt } from "../json-file";
import { messages } from "../messages";
import { contentFile, type SiteFiles } from "../site-files";

/** The forms of numbers in Saudi Arabia, by their field in `legal`. */
const saudiForms: [field: JsonPath, form: RegExp, inWords: string][] = [
  [["registration"], /^\d{10}$/, "10 digits"],
  [["vat"], /^3\d{13}3$/, "15 digits that begin and end with 3"],
  [["unified"], /^7\d{9}$/, "10 digits that begin with 7"],
  [["nationalAddress", "building"], /^\d{4}$/, "4 digits"],
  [["nationalAddress", "postcode"], /^\d{5}$/, "5 digits"],
  [["nationalAddress", "additional"], /^\d{4}$/, "4 digits"],
  [["nationalAddress", "shortCode"], /^[A-Z]{4}\d{4}$/, "4 capital letters and 4 digits"],
];

/** Legal numbers of a company in Saudi Arabia that have another form than they are given there. */
export function checkLegal({ content }: Pick<SiteFiles, "content">): Problem[] {
  const file = contentFile({ content }, "site");
  if (!file || valueAt(file.value, ["country"]) !== "SA") return [];
  return saudiForms.flatMap(([field, form, inWords]) => {
    const value = valueAt(file.value, ["legal", ...field]);
    return typeof value !== "string" || form.test(value)
      ? []
      : [file.problem(["legal", ...field], messages.saudiForm(inWords))];
  });
}
