import { allowAt, decoded, fulfillAt, hashOf, inTree, type MockHost, person, time } from "./host";

export const mockGitea: MockHost = async (context, address, texts) => {
  const commits: Awaited<ReturnType<MockHost>>["commits"] = [];
  const contents = (path: string) => {
    const content = Buffer.from(texts.get(path) ?? "").toString("base64");
    return { path, content, encoding: "base64" };
  };
  await fulfillAt(context, address, (path, request) => {
    if (path === "/login/oauth/access_token") return { access_token: "1" };
    const [, part = ""] = path.split("/api/v1");
    if (part === "/version") return { version: "1.26.0" };
    if (part === "/user") return { id: 1, full_name: person, login: person, email: "" };
    if (part === "/settings/api") return { default_paging_num: 30 };
    if (part.includes("/branches/")) return { commit: { id: hashOf(""), message: "" } };
    if (part.includes("/git/trees/")) return { tree: [...texts].map(inTree) };
    if (part.endsWith("/file-contents")) return request.postDataJSON().files.map(contents);
    if (part.endsWith("/contents")) {
      const { branch, message, files } = request.postDataJSON();
      const written = files.map(({ path, content }: Record<string, string>) => [
        path,
        decoded(content ?? ""),
      ]);
      commits.push({ branch, message, files: Object.fromEntries(written) });
      return { commit: { sha: hashOf(message), created: time }, files };
    }
    if (part.startsWith("/repos/")) return { permissions: { pull: true }, default_branch: "main" };
    return undefined;
  });
  await allowAt(context, `${address}/login/oauth/authorize`);
  return { commits, merges: [] };
};
