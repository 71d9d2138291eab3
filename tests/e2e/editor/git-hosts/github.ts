import {
  type Commit,
  decoded,
  fulfillAt,
  hashOf,
  inTree,
  type MockHost,
  person,
  time,
} from "./host";

/** The page of a sign-in service greets the editor, which opened it, and after its response sends a token. */
const signInScript = `
  addEventListener("message", ({ origin }) =>
    opener.postMessage('authorization:github:success:{"token":"1"}', origin));
  opener.postMessage("authorizing:github", "*");
`;

/** `address` is that of the sign-in service. */
export const mockGitHub: MockHost = async (context, address, texts) => {
  const commits: Commit[] = [];
  await context.route(`${address}/**`, (route) =>
    route.fulfill({ contentType: "text/html", body: `<script>${signInScript}</script>` }),
  );
  await fulfillAt(context, "https://api.github.com", (path, request) => {
    if (path === "/user") return { id: 1, login: person, name: person, email: "" };
    if (path.includes("/collaborators/")) return {};
    if (path.includes("/git/trees/")) return { tree: [...texts].map(inTree) };
    return path === "/graphql" ? { data: dataFor(request.postDataJSON()) } : undefined;
  });
  return { commits, merges: [] };

  // biome-ignore lint/suspicious/noExplicitAny: the shape is GitHub's.
  function dataFor({ query, variables }: any): unknown {
    if (query.includes("createCommitOnBranch")) {
      const { branch, message, fileChanges } = variables.input;
      const files = fileChanges.additions.map(({ path, contents }: Record<string, string>) => [
        path,
        decoded(contents ?? ""),
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
    const last = { oid: hashOf(""), message: "", author, committedDate: time };
    const ref = { target: { oid: hashOf(""), history: { nodes: [last] } } };
    const histories = [...query.matchAll(/(\w+):\s+ref\(/g)].map(([, alias]) => [alias, ref]);
    const repository = { id: "1", ref, ...Object.fromEntries([...contents, ...histories]) };
    return { repository, fork: repository, base: repository };
  }
};
