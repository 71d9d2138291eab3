import { z } from "zod";
import { group, oneOf, pattern, url, withExample } from "./fields";

/** The repository in which the editor at `/admin/` saves. Without it a build has no editor. */
export const editor = group("Editor", {
  backend: oneOf("EditorBackend", ["github", "gitlab", "gitea"], "github"),
  repository: pattern(
    /^[\w.-]+(\/[\w.-]+)+$/,
    "write the owner and the name, as owner/site",
    "owner/site",
  ),
  branch: pattern(/^[\w./-]+$/, "write the name of a branch, as main", "main"),
  signIn: url("https://sign-in.example.workers.dev", [
    /^https:\/\/.*[^/]$/,
    "write the address without / at the end",
  ]),
  application: pattern(/^[\w-]+$/, "write the id that the service gave", "3b1c9f").optional(),
  review: withExample(z.boolean().optional(), true),
})
  .refine(({ backend, application }) => backend === "github" || application, {
    path: ["application"],
    message: "name the id of the application that the service gave for the editor",
  })
  .refine(({ backend, review }) => backend !== "gitea" || !review, {
    path: ["review"],
    message: "the editor has no review with Gitea; remove this",
  });
