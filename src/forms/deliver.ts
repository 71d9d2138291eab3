import { graphql } from "gatsby";

/** What became of a message: whether the service took it, said no, could not be reached, or did not say, or the visitor stopped it. */
export type Outcome = "delivered" | "refused" | "offline" | "unknown" | "cancelled";

/** Milliseconds until a service that does not answer is given up; files take time. */
const timeoutMs = 20_000;
const uploadTimeoutMs = 600_000;

/** Files on their way: the share that has been sent, and how to stop them. */
export interface Upload {
  share: number;
  cancel: () => void;
}

/** Posts the fields of a form, and files, to the company's service. `fetch` does not say how much of them has been sent. */
export function deliver(
  { endpoint, encoding, parameters }: Delivery,
  fields: Record<string, string>,
  files: readonly File[] = [],
  onProgress: (upload: Upload) => void = () => {},
): Promise<Outcome> {
  const own = Object.fromEntries((parameters ?? []).map(({ name, value }) => [name, value]));
  const all = { ...fields, ...own };
  const isForm = encoding === "form";
  const request = new XMLHttpRequest();
  request.open("POST", endpoint);
  request.setRequestHeader("Accept", "application/json");
  request.timeout = files.length > 0 ? uploadTimeoutMs : timeoutMs;
  if (files.length > 0) {
    const cancel = () => request.abort();
    const tell = (share: number) => onProgress({ share, cancel });
    tell(0);
    // Only for files: some services refuse a request that is watched.
    request.upload.onprogress = ({ loaded, total }) => tell(loaded / total);
    request.send(multipart(all, files));
  } else if (isForm) {
    request.send(new URLSearchParams(all));
  } else {
    request.setRequestHeader("Content-Type", "application/json");
    request.send(JSON.stringify(all));
  }
  return new Promise((resolve) => {
    request.onabort = () => resolve("cancelled");
    request.onloadend = () => resolve(outcomeOf(request, isForm));
  });
}

function multipart(fields: Record<string, string>, files: readonly File[]): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  // Some hosts take one file a field.
  for (const [index, file] of files.entries()) body.append(`attachment${index || ""}`, file);
  return body;
}

/** What an answer says; without one the status is 0. */
function outcomeOf({ status, responseText }: XMLHttpRequest, isForm: boolean): Outcome {
  if (status === 0) return navigator.onLine ? "unknown" : "offline";
  if (status >= 400 && status < 500) return "refused";
  if (status >= 300) return "unknown";
  // A function perhaps answers with nothing.
  if (status === 204) return "delivered";
  // A host's own forms answer with a page of thanks.
  if (isForm) return isOtherPage(responseText) ? "unknown" : "delivered";
  try {
    const answer = JSON.parse(responseText);
    // Services write yes and no as a text too.
    if ([answer.success, answer.ok].some((taken) => String(taken) === "false")) return "refused";
    return answer.error || answer.status === "error" ? "unknown" : "delivered";
  } catch {
    return "unknown";
  }
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
