import { codes } from "../i18n/languages";

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
