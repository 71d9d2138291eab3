import type { SiteFacts } from "../content/schemas/site";

/** What the editor contacts of the repository's service: its interface, and where the portraits of its people are. */
export function serviceOf({ backend, signIn }: NonNullable<SiteFacts["editor"]>) {
  const { origin } = new URL(signIn);
  const services = {
    github: {
      api: "https://api.github.com",
      portraits: ["https://avatars.githubusercontent.com"],
    },
    gitlab: { api: `${signIn}/api/v4`, portraits: [origin, "https://secure.gravatar.com"] },
    gitea: { api: `${signIn}/api/v1`, portraits: [origin] },
  };
  return services[backend];
}

/** The messages of commits. The editor's own would mix English with the language of its interface. */
const messages = {
  create: "Add {{path}}",
  update: "Change {{path}}",
  delete: "Delete {{path}}",
  uploadMedia: "Add {{path}}",
  deleteMedia: "Delete {{path}}",
};

/** Where the editor saves: in the repository that the facts name, or in a folder on this machine. */
export function backendOf({ editor }: Pick<SiteFacts, "editor">) {
  if (!editor) {
    // The editor asks for a repository even where a folder of this machine is all there is; it shows this name.
    const repo = "local/site";
    return { backend: { name: "github", repo, branch: "main", auth_methods: ["token"] } };
  }
  return {
    backend: {
      name: editor.backend,
      repo: editor.repository,
      branch: editor.branch,
      commit_messages: messages,
      base_url: editor.signIn,
      api_root: serviceOf(editor).api,
      ...(editor.backend === "gitlab" ? { auth_type: "pkce" } : {}),
      app_id: editor.application,
    },
    ...(editor.review ? { publish_mode: "editorial_workflow" } : {}),
  };
}

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
