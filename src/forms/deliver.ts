import { graphql } from "gatsby";

/** What became of a message: whether the service took it, said no, could not be reached, or did not say. */
export type Outcome = "delivered" | "refused" | "offline" | "unknown";

/** Milliseconds until a service that does not answer is given up. */
const timeoutMs = 20_000;

/** Posts the fields of a form to the company's service. */
export async function deliver(
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
    // A host's own forms answer with a page, a function perhaps with nothing.
    if (isForm || response.status === 204) return "delivered";
    const answer: { success?: boolean; ok?: boolean } = await response.json();
    return answer.success === false || answer.ok === false ? "refused" : "delivered";
  } catch {
    return navigator.onLine ? "unknown" : "offline";
  }
}

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
