import type { SiteFacts } from "../content/schemas/site";
import { serviceOf } from "./backend";

/** The headers of `/admin/` that differ from the pages': what the editor needs, and nothing more. */
export function editorHeaders({ editor }: Pick<SiteFacts, "editor">): Record<string, string> {
  const service = editor && serviceOf(editor);
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    // It writes its styles into the page.
    "style-src 'unsafe-inline'",
    ["img-src 'self' blob: data:", ...(service?.portraits ?? [])].join(" "),
    "font-src 'self'",
    "media-src blob:",
    ["connect-src 'self' blob:", ...(service ? [new URL(service.api).origin] : [])].join(" "),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    "Content-Security-Policy": policy.join("; "),
    // The window of the sign-in service answers the editor that opened it. With GitLab and Gitea it shows this page,
    // then the service, then this page again: a stricter policy would cut it off from the editor.
    "Cross-Origin-Opener-Policy":
      editor && editor.backend !== "github" ? "unsafe-none" : "same-origin-allow-popups",
    "X-Robots-Tag": "noindex",
  };
}
