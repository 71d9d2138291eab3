import type { BrowserContext } from "@playwright/test";
import { type Asked, allowAt, answerAt, hashOf, inTree, person, time } from "./host";

/** Stands in for GitLab at an address, as far as the editor uses it, with these files in its repository. */
export async function standInForGitLab(
  context: BrowserContext,
  address: string,
  texts: ReadonlyMap<string, string>,
): Promise<Asked> {
  const asked: Asked = { commits: [], merges: [] };
  await answerAt(context, address, (path, request) => {
    if (path === "/oauth/token") return { access_token: "1" };
    if (path === "/api/v4/user") return { id: 1, name: person, username: person, email: "" };
    if (path.endsWith("/users")) return [{ id: 1 }];
    if (path.includes("/branches/")) return { commit: { id: hashOf("") } };
    if (path === "/api/graphql") return { data: { project: answerTo(request.postDataJSON()) } };
    if (path.endsWith("/repository/commits")) {
      const { branch, commit_message: message, actions } = request.postDataJSON();
      const files = actions.map(({ file_path, content }: Record<string, string>) => [
        file_path,
        content,
      ]);
      asked.commits.push({ branch, message, files: Object.fromEntries(files) });
      return { id: hashOf(message), committed_date: time };
    }
    if (path.endsWith("/merge_requests")) {
      if (request.method() === "GET") return [];
      const { source_branch: from, target_branch: into } = request.postDataJSON();
      asked.merges.push({ from, into });
      return { id: 1, iid: 1, web_url: address, created_at: time, updated_at: time };
    }
    return undefined;
  });
  await allowAt(context, `${address}/oauth/authorize`);
  return asked;

  // biome-ignore lint/suspicious/noExplicitAny: the shape is GitLab's.
  function answerTo({ query, variables }: any): unknown {
    const lastCommit = { sha: hashOf(""), message: "", authorName: person, committedDate: time };
    const tree = {
      lastCommit,
      blobs: { nodes: [...texts].map(inTree), pageInfo: { endCursor: "", hasNextPage: false } },
    };
    const trees = [...query.matchAll(/(tree_\d+): tree\(/g)].map(([, alias]) => [alias, tree]);
    const paths: string[] = variables.paths ?? [];
    const blobs = { nodes: paths.map((path) => ({ rawTextBlob: texts.get(path) })) };
    return { repository: { rootRef: "main", tree, blobs, ...Object.fromEntries(trees) } };
  }
}
