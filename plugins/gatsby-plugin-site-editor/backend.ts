import { policyElement } from "../../shared/policy-element";
import type { SiteFacts } from "../gatsby-plugin-checked-content/schemas/site";

/** What the editor contacts of the repository's service: its interface, and where the portraits of its people are. */
function serviceOf({ backend, signIn }: NonNullable<SiteFacts["editor"]>) {
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
    // The editor requires a repository, also for a local folder. It shows this name.
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

/** Of a trial: files in the browser's private storage, which start.js lays there anew at each visit. */
export const trial = { backend: { name: "test-repo" } };

/** The policy of the editor's page: what the editor needs, and nothing more. */
export function editorPolicy({ editor }: Pick<SiteFacts, "editor">): string {
  const service = editor && serviceOf(editor);
  return policyElement({
    "default-src": [],
    "script-src": ["'self'"],
    // It writes its styles into the page.
    "style-src": ["'unsafe-inline'"],
    "img-src": ["'self'", "blob:", "data:", ...(service?.portraits ?? [])],
    "font-src": ["'self'"],
    "media-src": ["blob:"],
    "connect-src": ["'self'", "blob:", ...(service ? [new URL(service.api).origin] : [])],
    "base-uri": [],
    "form-action": [],
  });
}
