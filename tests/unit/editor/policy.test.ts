import type { SiteFacts } from "../../../src/content/schemas/site";
import { editorPolicy } from "../../../src/editor/backend";

const signIn = "https://sign-in.example";

test.each([
  ["github", "https://api.github.com"],
  ["gitlab", signIn],
  ["gitea", signIn],
] as const)(
  "with %s, the editor may run the site's own scripts alone, and ask %s alone",
  (backend, service) => {
    const editor = { backend, repository: "a/b", branch: "main", signIn, application: "x" };
    const policy = editorPolicy({ editor } as Pick<SiteFacts, "editor">).split(/[;"] ?/);
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        `connect-src 'self' blob: ${service}`,
      ]),
    );
  },
);
