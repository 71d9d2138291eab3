import type { BrowserContext } from "@playwright/test";
import { type Asked, allowAt, answerAt, decoded, hashOf, inTree, person, time } from "./host";

/** Stands in for Gitea at an address, as far as the editor uses it, with these files in its repository. */
export async function standInForGitea(
  context: BrowserContext,
  address: string,
  texts: ReadonlyMap<string, string>,
): Promise<Asked> {
  const asked: Asked = { commits: [], merges: [] };
  await answerAt(context, address, (path, request) => {
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
      const texts = files.map(({ path, content }: Record<string, string>) => [
        path,
        decoded(content ?? ""),
      ]);
      asked.commits.push({ branch, message, files: Object.fromEntries(texts) });
      return { commit: { sha: hashOf(message), created: time }, files };
    }
    if (part.startsWith("/repos/")) return { permissions: { pull: true }, default_branch: "main" };
    return undefined;
  });
  await allowAt(context, `${address}/login/oauth/authorize`);
  return asked;

  function contents(path: string) {
    const text = texts.get(path) ?? "";
    return { path, content: Buffer.from(text).toString("base64"), encoding: "base64" };
  }
}
