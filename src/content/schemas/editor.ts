import { z } from "zod";
import { described, group, oneOf, url } from "./fields";

/** The repository in which the editor at `/admin/` saves. Without it a build has no editor. */
export const editor = group("Editor", {
  backend: described(
    oneOf("EditorBackend", ["github", "gitlab", "gitea"]),
    {
      en: [
        "Service",
        "The service that keeps the repository.",
        { github: "GitHub", gitlab: "GitLab", gitea: "Gitea, Forgejo" },
      ],
      ar: [
        "الخدمة",
        "الخدمة التي تحفظ المستودع.",
        { github: "GitHub", gitlab: "GitLab", gitea: "Gitea أو Forgejo" },
      ],
    },
    "github",
  ),
  repository: described(
    z.string().regex(/^[\w.-]+(\/[\w.-]+)+$/, "write the owner and the name, as owner/site"),
    {
      en: ["Repository", "Owner and name of the repository."],
      ar: ["المستودع", "مالك المستودع واسمه."],
    },
    "owner/site",
  ),
  branch: described(
    z.string().regex(/^[\w./-]+$/, "write the name of a branch, as main"),
    {
      en: ["Branch", "The branch that is published."],
      ar: ["الفرع", "الفرع الذي يُنشر."],
    },
    "main",
  ),
  signIn: url(
    {
      en: [
        "Sign-in",
        "The sign-in service, without / at the end; for GitLab and Gitea the address of the service itself.",
      ],
      ar: [
        "تسجيل الدخول",
        "خدمة تسجيل الدخول، بلا / في آخرها؛ ومع GitLab وGitea عنوان الخدمة نفسها.",
      ],
    },
    "https://sign-in.example.workers.dev",
    [/[^/]$/, "write the address without / at the end"],
  ),
  application: described(
    z
      .string()
      .regex(/^[\w-]+$/, "write the id that the service gave")
      .optional(),
    {
      en: [
        "Application",
        "The id of the application, for GitLab and Gitea, which give it when the editor is registered there.",
      ],
      ar: ["التطبيق", "معرّف التطبيق في GitLab وGitea، وتعطيانه عند تسجيل المحرر فيهما."],
    },
    "3b1c9f",
  ),
  review: described(
    z.boolean().optional(),
    {
      en: [
        "Review before publishing",
        "Whether a change waits for someone's review on a branch of its own. GitHub and GitLab have that.",
      ],
      ar: [
        "مراجعة قبل النشر",
        "هل ينتظر كل تعديل مراجعة في فرع خاص به. وهذا متاح في GitHub وGitLab.",
      ],
    },
    true,
  ),
})
  .refine(({ backend, application }) => backend === "github" || application, {
    path: ["application"],
    message: "name the id of the application that the service gave for the editor",
  })
  .refine(({ backend, review }) => backend !== "gitea" || !review, {
    path: ["review"],
    message: "the editor has no review with Gitea; remove this",
  });
