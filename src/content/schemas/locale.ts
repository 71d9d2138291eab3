import { z } from "zod";
import { messages } from "../messages";
import { fieldRoles, listOf, pattern, project, withExample } from "./fields";

const key = z.string().regex(/^[a-zA-Z0-9-]+(_(zero|one|two|few|many|other))?$/, {
  error: () => messages.unusableKey,
});

const text = withExample(z.string(), "Who we are");

/** What each file of words is made of, by the paths of their words. */
export const localeParts = { "locale.key": key, "locale.text": text };

/** The words of one namespace: texts in nested groups. */
export const locale = z.record(key, z.union([text, z.lazy((): z.ZodType => locale)]));

const client = z.strictObject({
  name: withExample(z.string(), "Marsa Al Reeh Hotels"),
  location: withExample(z.string(), "Doha, Qatar"),
  description: withExample(z.string(), "Finishes of a hotel."),
  flagUrl: pattern(/^\/flags\/[a-z]{2}\.svg$/, () => messages.form.flag, "/flags/qa.svg").register(
    fieldRoles,
    { kind: "servedFile", megabytes: 1 },
  ),
  project: project().optional(),
});

/** `clients.json` alone holds a list beside its texts. */
export const clientsLocale = z
  .object({ items: listOf(client, "name") })
  .catchall(z.union([text, locale]));
