export type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** How many characters a text of several lines may have. */
export const maxTextLength = 2000;

/** What can be wrong with a field, as keys of the words beside it. */
export type Problem = "required" | "emailInvalid" | "phoneInvalid";

/**
 * A field with only spaces, line breaks and invisible characters counts as filled for the browser. Some of these are
 * letters (Hangul's fillers) or symbols (the Braille blank) in Unicode.
 */
const something = /(?!\p{Default_Ignorable_Code_Point}|\u2800)[\p{L}\p{N}\p{P}\p{S}]/u;

/** Adds to the browser's own constraints: a required field must hold something readable. */
export function setBlankValidity(field: FormField): void {
  const isBlank = field.required && field.value !== "" && !something.test(field.value);
  field.setCustomValidity(isBlank ? "required" : "");
}

/** A text without signs that nobody sees and that come with pasting; a space, which people see, stays. */
export const withoutInvisible = (text: string): string =>
  text.replace(/(?! )[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu, "");

/** What the browser finds wrong with a field; undefined when nothing is. */
export function problemOf({ validity }: FormField): Problem | undefined {
  if (validity.valueMissing || validity.customError) return "required";
  if (validity.typeMismatch) return "emailInvalid";
  if (validity.patternMismatch) return "phoneInvalid";
  return undefined;
}
