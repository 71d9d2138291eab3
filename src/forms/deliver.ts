import { graphql } from "gatsby";
import { countEvent } from "../browser/use-analytics";

/** What became of a message: whether the service took it, said no, could not be reached, or did not say. */
export type Outcome = "delivered" | "refused" | "offline" | "unknown";

/** Milliseconds until a service that does not answer is given up. */
const timeoutMs = 20_000;

/** Posts the fields of a form to the company's service. */
export async function deliver(service: Delivery, fields: Record<string, string>): Promise<Outcome> {
  const outcome = await post(service, fields);
  if (outcome === "delivered") countEvent("form");
  return outcome;
}

async function post(
  { endpoint, encoding, parameters }: Delivery,
  fields: Record<string, string>,
): Promise<Outcome> {
  const own = Object.fromEntries((parameters ?? []).map(({ name, value }) => [name, value]));
  const isForm = encoding === "form";
  const all = { ...fields, ...own };
  try {
    const response = await fetch(endpoint, {
      method: "POST",
      headers: {
        Accept: "application/json",
        ...(isForm ? {} : { "Content-Type": "application/json" }),
      },
      body: isForm ? new URLSearchParams(all) : JSON.stringify(all),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status >= 400 && response.status < 500) return "refused";
    if (!response.ok) return "unknown";
    // A function perhaps answers with nothing.
    if (response.status === 204) return "delivered";
    // A host's own forms answer with a page of thanks.
    if (isForm) return isOtherPage(await response.text()) ? "unknown" : "delivered";
    return outcomeOf(await response.json());
  } catch {
    return navigator.onLine ? "unknown" : "offline";
  }
}

/** What an answer with the status 200 says. Services write yes and no as a text too. */
function outcomeOf(answer: Record<string, unknown>): Outcome {
  if ([answer.success, answer.ok].some((taken) => String(taken) === "false")) return "refused";
  return answer.error || answer.status === "error" ? "unknown" : "delivered";
}

/** Whether a page is one of this site, or one that asks for a password. Parsed, its styles would break the page's policy. */
const isOtherPage = (html: string) => /\bid="?___gatsby\b|\btype=["']?password\b/i.test(html);

export type Delivery = NonNullable<Queries.DeliveryFragment["forms"]>;

export const query = graphql`
  fragment Delivery on ContentSite {
    forms {
      endpoint
      encoding
      parameters {
        name
        value
      }
      honeypot
    }
  }
`;
