import { createHash } from "node:crypto";
import type { BrowserContext } from "@playwright/test";

/** A commit that was asked for: the files that it changes, with their new texts. */
export interface Commit {
  branch: string;
  message: string;
  files: Record<string, string>;
}

const name = "Sara";
const time = "2026-01-01T00:00:00Z";
const hashOf = (text: string) => createHash("sha1").update(text).digest("hex");

/**
 * Stands in for GitHub in a browser: for the sign-in service at an address, and for the interface to a repository with
 * these files, as far as the editor uses it. Returns a list, to which each commit is added.
 */
export async function standInForGitHub(
  context: BrowserContext,
  signIn: string,
  texts: ReadonlyMap<string, string>,
): Promise<Commit[]> {
  const commits: Commit[] = [];
  await context.route(`${signIn}/**`, (route) =>
    route.fulfill({ contentType: "text/html", body: `<script>${signInScript}</script>` }),
  );
  await context.route("https://api.github.com/**", (route) => {
    const { pathname } = new URL(route.request().url());
    const headers = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };
    const answer = (json: unknown) => route.fulfill({ headers, json });
    if (pathname === "/user")
      return answer({ id: 1, login: name, name, email: "", avatar_url: "" });
    if (pathname.includes("/collaborators/")) return route.fulfill({ headers, status: 204 });
    if (pathname.includes("/git/trees/")) return answer({ tree: [...texts].map(inTree) });
    if (pathname === "/graphql") return answer({ data: answerTo(route.request().postDataJSON()) });
    return route.fulfill({ headers, status: 404 });
  });
  return commits;

  // biome-ignore lint/suspicious/noExplicitAny: the shape is GitHub's.
  function answerTo({ query, variables }: any): unknown {
    if (query.includes("createCommitOnBranch")) {
      commits.push(commitIn(variables.input));
      return { createCommitOnBranch: { commit: { oid: hashOf(query), committedDate: time } } };
    }
    const byHash = new Map([...texts.values()].map((text) => [hashOf(text), text]));
    const contents = [...query.matchAll(/(content_\d+): object\(oid: "(\w+)"/g)].map(
      ([, alias, hash]) => [alias, { text: byHash.get(hash), isTruncated: false }],
    );
    const last = { oid: hashOf(""), message: "", author: { name, email: "" }, committedDate: time };
    const ref = { target: { history: { nodes: [last] } } };
    const histories = [...query.matchAll(/(\w+):\s+ref\(/g)].map(([, alias]) => [alias, ref]);
    return { repository: { ref, ...Object.fromEntries([...contents, ...histories]) } };
  }
}

const inTree = ([path, text]: [string, string]) => ({
  type: "blob",
  path,
  sha: hashOf(text),
  size: Buffer.byteLength(text),
});

// biome-ignore lint/suspicious/noExplicitAny: the shape is GitHub's.
function commitIn({ branch, message, fileChanges }: any): Commit {
  const files = fileChanges.additions.map(({ path, contents }: Record<string, string>) => [
    path,
    Buffer.from(contents ?? "", "base64").toString(),
  ]);
  return {
    branch: branch.branchName,
    message: message.headline,
    files: Object.fromEntries(files),
  };
}

/** What the page of a sign-in service says to the editor, which opened it: a greeting and, after the answer, a token. */
const signInScript = `
  addEventListener("message", ({ origin }) =>
    opener.postMessage('authorization:github:success:{"token":"1"}', origin));
  opener.postMessage("authorizing:github", "*");
`;
