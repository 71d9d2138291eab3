import type { SiteFacts } from "../content/schemas/site";

/** Where the interfaces of each service are, that the editor speaks to, by the address of its sign-in. */
const interfaces = {
  github: () => ({ api_root: "https://api.github.com" }),
  gitlab: (host: string) => ({ api_root: `${host}/api/v4` }),
  gitea: (host: string) => ({ api_root: `${host}/api/v1` }),
};

/** Where the pictures of people come from that a service shows beside their names. */
const portraits = {
  github: ["https://avatars.githubusercontent.com"],
  gitlab: ["https://secure.gravatar.com"],
  gitea: [],
};

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
  const { backend, repository, branch, signIn, application, review } = editor;
  return {
    backend: {
      name: backend,
      repo: repository,
      branch,
      commit_messages: messages,
      base_url: signIn,
      ...interfaces[backend](signIn),
      ...(backend === "gitlab" ? { auth_type: "pkce" } : {}),
      ...(application ? { app_id: application } : {}),
    },
    ...(review ? { publish_mode: "editorial_workflow" } : {}),
  };
}

/** The origins that the editor asks, and those whose pictures it shows. */
export function originsOf({ backend, signIn }: NonNullable<SiteFacts["editor"]>) {
  const host = new URL(signIn).origin;
  const api = new URL(interfaces[backend](signIn).api_root).origin;
  return {
    asked: [...new Set(backend === "github" ? [api] : [api, host])],
    pictures: backend === "github" ? portraits.github : [...new Set([host, ...portraits[backend]])],
  };
}
