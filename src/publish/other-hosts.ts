import { codes } from "../i18n/languages";
import type { HeaderRule } from "./headers";
import { revalidated } from "./headers";
import type { Redirect } from "./redirects";

const listOf = (headers: Record<string, string>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

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
  const headers = rules.map(([from, sent]) => ({ source: glob(from), headers: listOf(sent) }));
  const kept = { source: "**", headers: listOf({ "Cache-Control": revalidated }) };
  const moved = redirects.map(([source, destination]) => ({
    source: glob(source),
    destination,
    type: 301,
  }));
  const ignore = ["firebase.json", "**/.*", "_*", "staticwebapp.config.json"];
  const hosting = { public: "public", ignore, trailingSlash: true };
  return json({ hosting: { ...hosting, headers: [kept, ...headers], redirects: moved } });
}

/** The text of `vercel.json`, for a project whose root is the repository. */
export function vercelFile(rules: readonly HeaderRule[], redirects: readonly Redirect[]): string {
  const source = (path: string) => path.replaceAll(".", "\\.").replace("*", "(.*)");
  const headers = rules.map(([from, sent]) => ({ source: source(from), headers: listOf(sent) }));
  const kept = { source: "/(.*)", headers: listOf({ "Cache-Control": revalidated }) };
  const moved = redirects.map(([from, destination]) => ({
    source: source(from),
    destination,
    statusCode: 301,
  }));
  return json({
    buildCommand: "npm run build",
    outputDirectory: "public",
    trailingSlash: true,
    headers: [kept, ...headers],
    redirects: moved,
  });
}

/** The text of `staticwebapp.config.json` for Azure, where the first rule that fits adds to the headers of all. */
export function azureFile(rules: readonly HeaderRule[], redirects: readonly Redirect[]): string {
  const [[, everywhere] = ["", {}], ...others] = rules;
  const types = [".vcf", ".vtt", ".webmanifest", ".avif"];
  const names = ["text/vcard", "text/vtt", "application/manifest+json", "image/avif"];
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
