import { graphql } from "gatsby";
import { useEffect } from "react";

type Counter = Window & {
  plausible?: (event: string) => void;
  umami?: { track: (event: string) => void };
  gtag?: (...command: unknown[]) => void;
  dataLayer?: unknown[];
};

let isLoaded = false;

/** Counts what was done, by the call of the company's counter, where it has one: never what was typed. */
export function countEvent(name: string): void {
  const { plausible, umami, gtag } = window as Counter;
  plausible?.(name);
  umami?.track(name);
  gtag?.("event", name);
}

/** The events of links, by what they lead to. */
const linkEvents = [
  [/^tel:/, "call"],
  [/^mailto:/, "mail"],
  [/^https:\/\/wa\.me\/\d/, "whatsapp"],
  [/\.pdf$/, "download"],
] as const;

function countLink({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest("a") : null;
  const [, name] = linkEvents.find(([form]) => link && form.test(link.href)) ?? [];
  if (name) countEvent(name);
}

/** Google's script does nothing without these two entries in its queue, which have to be `arguments`. */
function startGoogle(id: string): void {
  const page = window as Counter;
  const queue = page.dataLayer ?? [];
  page.dataLayer = queue;
  page.gtag = function gtag() {
    // biome-ignore lint/complexity/noArguments: Google's script takes no array.
    queue.push(arguments);
  };
  page.gtag("js", new Date());
  page.gtag("config", id);
}

/** Loads the company's counter of visits once, unless the visitor's browser asks not to be counted: Do Not Track, or Global Privacy Control (https://w3c.github.io/gpc/). */
export function useAnalytics(analytics: Queries.AnalyticsFragment["analytics"]): void {
  useEffect(() => {
    const asksNot =
      navigator.doNotTrack === "1" ||
      ("globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true);
    if (!analytics || isLoaded || asksNot) return;
    isLoaded = true;
    const script = document.createElement("script");
    for (const { name, value } of analytics.attributes ?? []) script.setAttribute(name, value);
    script.src = analytics.script;
    const [, id] = /\/gtag\/js\?id=([\w-]+)/.exec(script.src) ?? [];
    if (id) startGoogle(id);
    document.head.append(script);
    document.addEventListener("click", countLink);
  }, [analytics]);
}

export const query = graphql`
  fragment Analytics on ContentSite {
    analytics {
      script
      asks
      attributes {
        name
        value
      }
    }
  }
`;
