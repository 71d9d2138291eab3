import { graphql } from "gatsby";
import { useEffect } from "react";

let isLoaded = false;

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
    document.head.append(script);
  }, [analytics]);
}

export const query = graphql`
  fragment Analytics on ContentSite {
    analytics {
      script
      attributes {
        name
        value
      }
    }
  }
`;
