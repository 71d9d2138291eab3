import { codes } from "../i18n/languages";
import { type HeaderRule, revalidated } from "./headers";
import type { Redirect } from "./redirects";

/** The text of `netlify.toml`: a 404 page for each language, with that status at its own address too. A rule counts where a file exists if it has `force`. */
export function netlifyFile(prefix = ""): string {
  const folders = [...codes.map((code) => `${prefix}/${code}`), prefix];
  const rules = [
    ...folders.map((folder) => [`${folder}/404`, folder, "\nforce = true"]),
    ...folders.map((folder) => [`${folder}/*`, folder, ""]),
  ];
  return rules
    .map(
      ([from, folder, force]) =>
        `[[redirects]]\nfrom = "${from}"\nto = "${folder}/404.html"\nstatus = 404${force}\n`,
    )
    .join("\n");
}

/** The text of `firebase.json`. Its patterns cross folders with `**` alone; where two rules fit, the later counts. */
export function firebaseFile(rules: readonly HeaderRule[], redirects: readonly Redirect[]): string {
  const glob = (path: string) => path.replace(/\*$/, "**").replace(/^(.*)\/\*\./, "$1/**/*.");
  const ignore = ["firebase.json", "**/.*", "_*", "staticwebapp.config.json"];
  const hosting = tables(rules, redirects, glob, { type: 301 });
  return json({ hosting: { public: "public", ignore, trailingSlash: true, ...hosting } });
}

/** The text of `vercel.json`, for a project whose root is the repository. */
export function vercelFile(rules: readonly HeaderRule[], redirects: readonly Redirect[]): string {
  const expression = (path: string) => path.replaceAll(".", "\\.").replace("*", "(.*)");
  const built = { buildCommand: "npm run build", outputDirectory: "public", trailingSlash: true };
  return json({ ...built, ...tables(rules, redirects, expression, { statusCode: 301 }) });
}

/** Headers and redirects as Firebase and Vercel read them, with paths as `source` writes them. */
function tables(
  rules: readonly HeaderRule[],
  redirects: readonly Redirect[],
  source: (path: string) => string,
  moved: Record<string, number>,
) {
  const kept: HeaderRule = ["/*", { "Cache-Control": revalidated }];
  return {
    headers: [kept, ...rules].map(([path, headers]) => ({
      source: source(path),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
    redirects: redirects.map(([path, destination]) => ({
      source: source(path),
      destination,
      ...moved,
    })),
  };
}

/** The text of `staticwebapp.config.json` for Azure, where the first rule that fits adds to the headers of all. */
export function azureFile(rules: readonly HeaderRule[], redirects: readonly Redirect[]): string {
  const [[, everywhere] = ["", {}], ...others] = rules;
  const types = [".vcf", ".vtt", ".avif"];
  const names = ["text/vcard", "text/vtt", "image/avif"];
  return json({
    trailingSlash: "always",
    globalHeaders: { ...everywhere, "Cache-Control": revalidated },
    routes: [
      ...redirects.map(([route, redirect]) => ({ route, redirect, statusCode: 301 })),
      ...others.map(([route, headers]) => ({ route, headers })),
    ],
    responseOverrides: { 404: { rewrite: "/404.html" } },
    mimeTypes: Object.fromEntries(types.map((type, index) => [type, names[index]])),
  });
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
