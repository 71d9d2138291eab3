import type { BrowserContext } from "@playwright/test";
import { type Asked, answerAt, type Commit, decoded, hashOf, inTree, person, time } from "./host";

/**
 * Stands in for GitHub, as far as the editor uses it: for a sign-in service at an address, and for the interface to a
 * repository with these files.
 */
export async function standInForGitHub(
  context: BrowserContext,
  signIn: string,
  texts: ReadonlyMap<string, string>,
): Promise<Asked> {
  const asked: Asked = { commits: [], merges: [] };
  await context.route(`${signIn}/**`, (route) =>
    route.fulfill({ contentType: "text/html", body: `<script>${signInScript}</script>` }),
  );
  await answerAt(context, "https://api.github.com", (path, request) => {
    if (path === "/user") return { id: 1, login: person, name: person, email: "" };
    if (path.includes("/collaborators/")) return {};
    if (path.includes("/git/trees/")) return { tree: [...texts].map(inTree) };
    if (path === "/graphql") return { data: answerTo(request.postDataJSON()) };
    if (path.endsWith("/pulls")) {
      const { head: from, base: into } = request.postDataJSON();
      asked.merges.push({ from, into });
      return { number: 1, node_id: "1", html_url: "", created_at: time, updated_at: time };
    }
    if (path.endsWith("/labels")) return [];
    return undefined;
  });
  return asked;

  // biome-ignore lint/suspicious/noExplicitAny: the shape is GitHub's.
  function answerTo({ query, variables }: any): unknown {
    if (query.includes("createCommitOnBranch")) {
      asked.commits.push(commitIn(variables.input));
      return { createCommitOnBranch: { commit: { oid: hashOf(query), committedDate: time } } };
    }
    if (query.includes("createRef")) return { createRef: { ref: {} } };
    const byHash = new Map([...texts.values()].map((text) => [hashOf(text), text]));
    const contents = [...query.matchAll(/(content_\d+): object\(oid: "(\w+)"/g)].map(
      ([, alias, hash]) => [alias, { text: byHash.get(hash), isTruncated: false }],
    );
    const author = { name: person, email: "" };
    const last = { oid: hashOf(""), message: "", author, committedDate: time };
    const ref = { target: { oid: hashOf(""), history: { nodes: [last] } } };
    const histories = [...query.matchAll(/(\w+):\s+ref\(/g)].map(([, alias]) => [alias, ref]);
    const repository = { id: "1", ref, pullRequests: { nodes: [] } };
    return {
      repository: { ...repository, ...Object.fromEntries([...contents, ...histories]) },
      fork: repository,
      base: repository,
    };
  }
}

// biome-ignore lint/suspicious/noExplicitAny: the shape is GitHub's.
function commitIn({ branch, message, fileChanges }: any): Commit {
  const files = fileChanges.additions.map(({ path, contents }: Record<string, string>) => [
    path,
    decoded(contents ?? ""),
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
