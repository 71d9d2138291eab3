import { z } from "zod";
import { described, roles } from "./fields";

const text = described(
  z.string(),
  "A text as people read it, without HTML. What stands in {{double braces}} stays as it is.",
  "Who we are",
);

/** The words of one namespace: texts in nested groups. */
export const locale = z.record(
  described(
    z
      .string()
      .regex(
        /^[a-zA-Z0-9-]+(_(zero|one|two|few|many|other))?$/,
        "use Latin letters and digits, without spaces or dots",
      ),
    "A key: Latin letters and digits. `keywords` beside a `title` (`listKeywords` beside a `listTitle`) are what else visitors may search for, separated by commas.",
  ),
  z.union([text, z.lazy((): z.ZodType => z.array(locale).min(1)), z.lazy((): z.ZodType => locale)]),
);

const client = z.strictObject({
  name: described(z.string(), "The client's name.", "Marsa Al Reeh Hotels"),
  location: described(z.string(), "City and country.", "Doha, Qatar"),
  description: described(z.string(), "One sentence: what was done.", "Finishes of a hotel."),
  flagUrl: described(
    z
      .string()
      .regex(
        /^\/flags\/[a-z]{2}\.svg$/,
        "write /flags/, the country's two letters and .svg, as /flags/qa.svg",
      ),
    "The flag of the country, below static/.",
    "/flags/qa.svg",
  ).register(roles, { kind: "servedFile", megabytes: 1 }),
  work: described(
    z.string().optional(),
    "The id of the work in content/contracting.json whose picture stands beside the client; the corner without it.",
    "school",
  ),
});

/** `clients.json` alone holds a list beside its texts. */
export const clientsLocale = z
  .object({ items: described(z.array(client), "The clients, in the order shown.") })
  .catchall(z.union([text, locale]));
