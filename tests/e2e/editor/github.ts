import { createHash } from "node:crypto";
import type { BrowserContext } from "@playwright/test";

/** A commit that was requested: the files that it changes, with their new texts. */
interface Commit {
  branch: string;
  message: string;
  files: Record<string, string>;
}

const person = "Sara";
const time = "2026-01-01T00:00:00Z";
const hashOf = (text: string) => createHash("sha1").update(text).digest("hex");

/** The page of a sign-in service greets the editor, which opened it, and after its response sends a token. */
const signInScript = `
  addEventListener("message", ({ origin }) =>
    opener.postMessage('authorization:github:success:{"token":"1"}', origin));
  opener.postMessage("authorizing:github", "*");
`;

/** Mocks GitHub, as far as the editor uses it, with the files that its repository has at the moment, and a sign-in service. Returns the commits that will be requested. */
export async function mockGitHub(
  context: BrowserContext,
  signIn: string,
  texts: ReadonlyMap<string, string>,
): Promise<Commit[]> {
  const commits: Commit[] = [];
  await context.route(`${signIn}/**`, (route) =>
    route.fulfill({ contentType: "text/html", body: `<script>${signInScript}</script>` }),
  );
  const headers = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };
  await context.route("https://api.github.com/**", (route) => {
    const { pathname } = new URL(route.request().url());
    const json = responseTo(pathname, () => route.request().postDataJSON());
    return route.fulfill(json === undefined ? { headers, status: 404 } : { headers, json });
  });
  return commits;

  function responseTo(path: string, body: () => unknown): unknown {
    if (path === "/user") return { id: 1, login: person, name: person, email: "" };
    if (path.includes("/collaborators/")) return {};
    if (path === "/graphql") return { data: dataFor(body()) };
    if (!path.includes("/git/trees/")) return undefined;
    const tree = [...texts].map(([name, text]) => ({
      type: "blob",
      path: name,
      sha: hashOf(text),
      size: Buffer.byteLength(text),
    }));
    return { tree };
  }

  // biome-ignore lint/suspicious/noExplicitAny: the shape is GitHub's.
  function dataFor({ query, variables }: any): unknown {
    if (query.includes("createCommitOnBranch")) {
      const { branch, message, fileChanges } = variables.input;
      const files = fileChanges.additions.map(({ path, contents = "" }: Record<string, string>) => [
        path,
        Buffer.from(contents, "base64").toString(),
      ]);
      commits.push({
        branch: branch.branchName,
        message: message.headline,
        files: Object.fromEntries(files),
      });
      return { createCommitOnBranch: { commit: { oid: hashOf(query), committedDate: time } } };
    }
    const byHash = new Map([...texts.values()].map((text) => [hashOf(text), text]));
    const contents = [...query.matchAll(/(content_\d+): object\(oid: "(\w+)"/g)].map(
      ([, alias, hash]) => [alias, { text: byHash.get(hash), isTruncated: false }],
    );
    const author = { name: person, email: "" };
    const oid = hashOf([...texts.values()].join());
    const last = { oid, message: "", author, committedDate: time };
    const ref = { target: { oid, history: { nodes: [last] } } };
    const histories = [...query.matchAll(/(\w+):\s+ref\(/g)].map(([, alias]) => [alias, ref]);
    const repository = { id: "1", ref, ...Object.fromEntries([...contents, ...histories]) };
    return { repository, fork: repository, base: repository };
  }
}
