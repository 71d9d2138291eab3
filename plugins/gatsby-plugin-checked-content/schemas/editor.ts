import { z } from "zod";
import { t } from "../messages";
import { group, oneOf, pattern, url, withExample } from "./fields";

const backends = ["github", "gitlab", "gitea"] as const;

/** The repository in which the editor at `/admin/` saves. Without it a build has no editor. */
export const editor = group("Editor", {
  backend: oneOf("EditorBackend", backends, "github"),
  repository: pattern(/^[\w.-]+(\/[\w.-]+)+$/, "form.repository", "owner/site"),
  branch: pattern(/^[\w./-]+$/, "form.branch", "main"),
  signIn: url("https://sign-in.example.workers.dev", [/^https:\/\/.*[^/]$/, "form.noSlash"]),
  application: pattern(/^[\w-]+$/, "form.application", "3b1c9f").optional(),
  address: url("https://edit.company.example", [/^https:\/\/[^/]+$/, "form.noSlash"]).optional(),
  review: withExample(z.boolean().optional(), true),
})
  .refine(({ backend, application }) => backend === "github" || application, {
    path: ["application"],
    error: () => t("form.noApplication"),
  })
  .refine(({ backend, review }) => backend !== "gitea" || !review, {
    path: ["review"],
    error: () => t("form.noReview"),
  });
