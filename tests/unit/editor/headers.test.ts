import site from "../../../content/site.json";
import type { SiteFacts } from "../../../src/content/schemas/site";
import { editorHeaders } from "../../../src/editor/backend";
import { securityHeaders } from "../../../src/publish/headers";
import { headersFile } from "../../../src/publish/headers-file";
import { nginxConfiguration } from "../../../src/publish/nginx";

const signIn = "https://sign-in.example";
const facts = {
  ...site,
  editor: { backend: "github", repository: "a/b", branch: "main", signIn },
} as SiteFacts;
const security = securityHeaders([], facts);
const editor = editorHeaders(facts);

function directive(name: string, headers: Record<string, string>): string | undefined {
  const policy = headers["Content-Security-Policy"] ?? "";
  return policy.split("; ").find((text) => text.startsWith(`${name} `));
}

test("the editor may run the site's own scripts alone, and ask the repository's service alone", () => {
  expect(directive("default-src", editor)).toBe("default-src 'none'");
  expect(directive("script-src", editor)).toBe("script-src 'self'");
  expect(directive("connect-src", editor)).toBe("connect-src 'self' blob: https://api.github.com");
});

test.each(["gitlab", "gitea"] as const)("with %s, it asks the service that is named", (backend) => {
  const own = { backend, repository: "a/b", branch: "main", signIn, application: "x" };
  const headers = editorHeaders({ editor: own });
  expect(directive("connect-src", headers)).toBe(`connect-src 'self' blob: ${signIn}`);
});

test("the pages' rule stands as it would without the editor, whose rule takes back what differs", () => {
  const rules = headersFile(security, "", editor).split("\n\n");
  const without = headersFile(security).split("\n\n");
  expect(rules.filter((rule) => !rule.startsWith("/admin/"))).toEqual(
    without.map((rule) => expect.stringContaining(rule.trim())),
  );
  const [own = ""] = rules.filter((rule) => rule.startsWith("/admin/*\n"));
  for (const [name, value] of Object.entries(editor)) {
    expect(own.indexOf(`  ! ${name}\n`)).toBeGreaterThan(0);
    expect(own.indexOf(`  ${name}: ${value}`)).toBeGreaterThan(own.indexOf(`  ! ${name}\n`));
  }
});

test("nginx sends the editor its own headers, and the others that the pages have", () => {
  const [, place = ""] =
    /location \/admin\/ \{\n([^}]*)\}/.exec(nginxConfiguration(security, "", undefined, editor)) ??
    [];
  for (const [name, value] of Object.entries({ ...security, ...editor })) {
    if (name === "Cross-Origin-Resource-Policy") continue;
    expect(place).toContain(`add_header ${name} "${value}" always;`);
  }
  expect(nginxConfiguration(security)).not.toContain("/admin/");
});
