export type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** How many characters a text of several lines may have. */
export const maxTextLength = 2000;

/** What can be wrong with a field, as keys of the words beside it. */
export type Problem = "required" | "emailInvalid" | "phoneInvalid" | "filesTooLarge" | "filesOther";

/** The most megabytes of all attachments together. */
export const mostMegabytes = 10;

/**
 * A field with only spaces, line breaks and invisible characters counts as filled for the browser. Some of these are
 * letters (Hangul's fillers) or symbols (the Braille blank) in Unicode.
 */
const something = /(?!\p{Default_Ignorable_Code_Point}|\u2800)[\p{L}\p{N}\p{P}\p{S}]/u;

/** The files chosen in a field; undefined for a field of another kind. */
export const filesIn = (field: FormField): File[] | undefined =>
  field.type === "file" ? [...((field as HTMLInputElement).files ?? [])] : undefined;

function faultOf(files: readonly File[]): Problem | "" {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (bytes > mostMegabytes * 1024 * 1024) return "filesTooLarge";
  return files.every(({ type }) => /^(image\/|application\/pdf$)/.test(type)) ? "" : "filesOther";
}

/** Adds to the browser's own constraints: a required field must hold something readable, attachments have a kind and a size. */
export function setOwnValidity(field: FormField): void {
  const files = filesIn(field);
  const isBlank = field.required && field.value !== "" && !something.test(field.value);
  field.setCustomValidity(files ? faultOf(files) : isBlank ? "required" : "");
}

/** A text without signs that nobody sees and that come with pasting; a space, which people see, stays. */
export const withoutInvisible = (text: string): string =>
  text.replace(/(?! )[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu, "");

/** What the browser finds wrong with a field; undefined when nothing is. */
export function problemOf({ validity, validationMessage }: FormField): Problem | undefined {
  if (validity.valueMissing) return "required";
  // It is one of these: `setOwnValidity`.
  if (validity.customError) return validationMessage as Problem;
  if (validity.typeMismatch) return "emailInvalid";
  if (validity.patternMismatch) return "phoneInvalid";
  return undefined;
}
