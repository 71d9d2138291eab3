import { allowAt, fulfillAt, hashOf, inTree, type MockHost, person, time } from "./host";

export const mockGitLab: MockHost = async (context, address, texts) => {
  const requested: Awaited<ReturnType<MockHost>> = { commits: [], merges: [] };
  await fulfillAt(context, address, (path, request) => {
    if (path === "/oauth/token") return { access_token: "1" };
    if (path === "/api/v4/user") return { id: 1, name: person, username: person, email: "" };
    if (path.endsWith("/users")) return [{ id: 1 }];
    if (path.includes("/branches/")) return { commit: { id: hashOf("") } };
    if (path === "/api/graphql")
      return { data: { project: { repository: repositoryFor(request.postDataJSON()) } } };
    if (path.endsWith("/repository/commits")) {
      const { branch, commit_message: message, actions } = request.postDataJSON();
      const files = actions.map(({ file_path, content }: Record<string, string>) => [
        file_path,
        content,
      ]);
      requested.commits.push({ branch, message, files: Object.fromEntries(files) });
      return { id: hashOf(message), committed_date: time };
    }
    if (path.endsWith("/merge_requests")) {
      if (request.method() === "GET") return [];
      const { source_branch: from, target_branch: into } = request.postDataJSON();
      requested.merges.push({ from, into });
      return { id: 1, iid: 1, web_url: address, created_at: time, updated_at: time };
    }
    return undefined;
  });
  await allowAt(context, `${address}/oauth/authorize`);
  return requested;

  // biome-ignore lint/suspicious/noExplicitAny: the shape is GitLab's.
  function repositoryFor({ query, variables }: any): object {
    const lastCommit = { sha: hashOf(""), message: "", authorName: person, committedDate: time };
    const pageInfo = { endCursor: "", hasNextPage: false };
    const tree = { lastCommit, blobs: { nodes: [...texts].map(inTree), pageInfo } };
    const trees = [...query.matchAll(/(tree_\d+): tree\(/g)].map(([, alias]) => [alias, tree]);
    const paths: string[] = variables.paths ?? [];
    const blobs = { nodes: paths.map((path) => ({ rawTextBlob: texts.get(path) })) };
    return { rootRef: "main", tree, blobs, ...Object.fromEntries(trees) };
  }
};
