import { graphql } from "gatsby";

/** What became of a message: whether the service took it, said no, could not be reached, or did not say, or the visitor stopped it. */
export type Outcome = "delivered" | "refused" | "offline" | "unknown" | "cancelled";

/** Milliseconds until a service that does not answer is given up. */
const timeoutMs = 20_000;
const uploadTimeoutMs = 600_000;

/** Posts the fields of a form to the company's service; with files, which take time, by an upload that can be watched and stopped. */
export async function deliver(
  { endpoint, encoding, parameters }: Delivery,
  fields: Record<string, string>,
  upload?: Upload,
): Promise<Outcome> {
  const own = Object.fromEntries((parameters ?? []).map(({ name, value }) => [name, value]));
  const isForm = encoding === "form";
  const all = { ...fields, ...own };
  try {
    const response = upload?.files.length
      ? await send(endpoint, all, upload)
      : await fetch(endpoint, {
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
    if (upload?.signal.aborted) return "cancelled";
    return navigator.onLine ? "unknown" : "offline";
  }
}

interface Upload {
  files: readonly File[];
  /** Gets the share that has been sent. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Posts fields and files as multipart. `fetch` does not say how much of them has been sent. */
function send(
  endpoint: string,
  fields: Record<string, string>,
  { files, onProgress, signal }: Upload,
): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  // Some hosts take one file a field.
  for (const [index, file] of files.entries()) body.append(`attachment${index || ""}`, file);
  const request = new XMLHttpRequest();
  signal.addEventListener("abort", () => request.abort());
  return new Promise((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    request.onload = () => resolve(new Response(request.response || null, request));
    // Without an answer, it failed.
    request.onloadend = reject;
    request.timeout = uploadTimeoutMs;
    request.open("POST", endpoint);
    request.setRequestHeader("Accept", "application/json");
    request.send(body);
  });
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
      files
    }
  }
`;
