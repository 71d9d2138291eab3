import { codes } from "../../shared/languages";
import { localizedPath } from "../../shared/urls";
import { contentPages, entryPages } from "../../tests/site-content";
import {
  collectionNames,
  collections as contentCollections,
} from "../gatsby-plugin-checked-content/collections";
import { singleSchemas } from "../gatsby-plugin-checked-content/content-schemas";
import { guideLanguages } from "../gatsby-plugin-checked-content/field-labels";
import { stringsIn } from "../gatsby-plugin-checked-content/json-file";
import { readSiteTexts } from "../gatsby-plugin-checked-content/site/site-files";
import { backendOf, editorPolicy } from "./backend";
import { editorConfiguration } from "./configuration";
import { asWritten } from "./file-formats";
import { editorFiles, withMissing } from "./files";

const texts = readSiteTexts(".");
const { collections, singletons } = editorConfiguration(texts, "en");

const [readingPage = ""] = contentPages.flatMap(({ name, template }) =>
  template === "text" ? name : [],
);

const folders = collections.filter((one) => "folder" in one);

test.each([
  ...Object.entries(singleSchemas),
  ...collectionNames.map((name) => [name, contentCollections[name].schema] as const),
])("the editor has a form for %s, made from its schema", (name, { shape }) => {
  const single = singletons.find(({ file }) => file === `content/${name}.json`);
  const fields = single?.fields ?? folders.find((folder) => folder.name === name)?.fields;
  expect(fields?.map((field) => "name" in field && field.name).sort()).toEqual(
    Object.keys(shape).sort(),
  );
});

test("every other file is in a form too", () => {
  const files = [...collections.flatMap((one) => ("files" in one ? one.files : [])), ...singletons];
  const named = files.flatMap(({ file }) => codes.map((code) => file.replace("{{locale}}", code)));
  // Entries have one form for all.
  const entries = collectionNames.map((name) => `content/${name}/`);
  const others = [...texts.keys()].filter(
    (file) => !entries.some((folder) => file.includes(folder)),
  );
  expect(others.filter((file) => !named.includes(file))).toEqual([]);
});

test("the form of a page to read has a field for each of its texts", () => {
  const file = `locales/${codes[0]}/${readingPage}.json`;
  const form = filesOf("translations").find(({ name }) => name === readingPage);
  const shown = JSON.stringify(form?.fields);
  for (const [path] of stringsIn(JSON.parse(texts.get(file) ?? "")))
    expect(shown).toContain(`"name":"${path.at(-1)}"`);
  const fields = filesOf("pages").find(({ name }) => name === `pages-${readingPage}`)?.fields;
  expect(fields?.map(({ name }) => name)).toContain("updated");
});

test("the last entry of a list can go, and the list stays in its file; no switch is added", () => {
  const { written } = editorConfiguration(texts, "en");
  const file = { $schema: "../schemas/milestones.schema.json" };
  expect(asWritten(file, written)).toEqual({ ...file, items: [] });
  expect(asWritten({ ...file, items: [1] }, written)).toEqual({ ...file, items: [1] });
  const { film, ...entry } = { film: { webm: "a", id: "b" }, name: "a", id: "b" };
  const ordered = { ...file, items: [{ id: "b", name: "a" }], film };
  expect(JSON.stringify(asWritten({ ...file, items: [entry], film }, written))).toBe(
    JSON.stringify(ordered),
  );
  const facts = { $schema: "../schemas/site.schema.json", openingHours: [], social: [] };
  expect(asWritten({ ...facts, hstsSubdomains: false }, written)).toEqual(facts);
  // One that every file has stays.
  const page = { conditions: [{ id: "visits", isSet: false }] };
  expect(asWritten(page, written)).toEqual(page);
  const items = singletons.find(({ name }) => name === "milestones")?.fields.at(-1);
  expect(items).toMatchObject({ name: "items", required: false });
});

test.each([
  ["github", "https://api.github.com", {}],
  ["gitlab", "https://git.example/api/v4", { auth_type: "pkce", app_id: "1" }],
  ["gitea", "https://git.example/api/v1", { app_id: "1" }],
] as const)(
  "with %s, it saves in the repository that the facts name, or on a branch for a review",
  (backend, api_root, own) => {
    const signIn = "https://git.example";
    const application = "app_id" in own ? own.app_id : undefined;
    const editor = { backend, repository: "owner/site", branch: "main", signIn, application };
    const place = { name: backend, repo: "owner/site", branch: "main", base_url: signIn, api_root };
    expect(backendOf({ editor })).toEqual({
      backend: expect.objectContaining({ ...place, ...own }),
    });
    expect(backendOf({ editor: { ...editor, review: true } })).toMatchObject({
      publish_mode: "editorial_workflow",
    });
    // It may run the site's own scripts alone, and ask that service alone.
    expect(editorPolicy({ editor }).split(/[;"] ?/)).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        `connect-src 'self' blob: ${new URL(api_root).origin}`,
      ]),
    );
  },
);

/** The forms of a group of files. */
function filesOf(name: string) {
  const group = collections.find((one) => one.name === name);
  return group && "files" in group ? group.files : [];
}

test("the title of every page to read is offered for a menu", () => {
  const menus = JSON.stringify(singletons.find(({ name }) => name === "navigation"));
  const pages = contentPages.filter(({ template }) => template === "text");
  for (const { name } of pages) expect(menus).toContain(`"value":"${name}:meta.title"`);
});

test("each form leads to the page of the site that shows what it edits", () => {
  const paths = [...contentPages, ...entryPages].map((one) => one.path);
  const forms = collections.flatMap((one): { name: string; preview_path: string }[] =>
    "files" in one ? one.files : [one],
  );
  const previews = [...forms, ...singletons].flatMap(({ name, preview_path }) => {
    const slug =
      paths
        .find((path) => path.startsWith(`/${name}/`))
        ?.split("/")
        .at(-1) ?? "";
    const address = preview_path.replace("{{slug}}", slug).replace("{{locale}}", "en");
    // The 404 page has no address, and a collection may be empty.
    return name.includes("not-found") || address.endsWith("//") ? [] : address;
  });
  // A page that has nothing to list yet comes with its first entry.
  const lists = [...collectionNames, "documents", "prequalification"].map((name) => `/${name}`);
  const known = [...paths, ...lists].map((path) => localizedPath(path, "en"));
  expect(previews.filter((path) => !known.includes(path))).toEqual([]);
});

test("a text in a form can be no longer than the design holds", () => {
  const common = filesOf("translations").find(({ name }) => name === "common");
  const fields = JSON.stringify(common?.fields);
  expect(fields).toContain('"name":"whoWeAre"');
  expect(fields.match(/"name":"whoWeAre"[^}]*"maxlength":24/)).not.toBeNull();
});

test("each form has a name of its own, in the language that was asked for, and so have its fields", () => {
  const [english = [], arabic = []] = guideLanguages.map((language) => {
    const all = editorConfiguration(texts, language);
    const files = all.collections.flatMap((group) => ("files" in group ? group.files : []));
    return [...all.collections, ...files, ...all.singletons];
  });
  for (const forms of [english, arabic]) {
    const names = forms.map(({ label }) => label);
    expect(new Set(names).size).toBe(names.length);
  }
  for (const { label } of arabic) expect(label).toMatch(/\p{Script=Arabic}/u);
  for (const { label } of english) expect(label).toMatch(/^\p{Lu}[^\p{Script=Arabic}]+$/u);
  const labels = [...JSON.stringify(arabic).matchAll(/"label":"(.*?)"/g)].map(([, label]) => label);
  // Services and formats have names of their own; an id is shown nowhere.
  const ids = /^[a-z]|^English$|\([a-z-]+\)$/;
  expect(labels.filter((label) => ids.test(label ?? ""))).toEqual([]);
  expect(JSON.stringify(arabic)).not.toContain("undefined");
});

test("the editor's words are imported as scripts", () => {
  const files = editorFiles(".");
  const [name = ""] = [...files.keys()].filter((file) => file.endsWith("cms/npm/index.js"));
  const imported = `${files.get(name)?.()}`.match(/\.\.\/locales\/[\w-]+\.\w+/g) ?? [];
  expect(imported.length).toBeGreaterThan(1);
  expect(imported.filter((file) => !file.endsWith(".js"))).toEqual([]);
});

test("a text of the editor's program that has no Arabic gets ours, until it has one", () => {
  const theirs = { save_conflict: { title: "theirs" }, save: "حفظ" };
  const texts = JSON.parse(withMissing("locales/ar.json", JSON.stringify(theirs)));
  expect(texts).toMatchObject(theirs);
  expect(texts.save_conflict.save_anyway).toMatch(/\p{Script=Arabic}/u);
  expect(withMissing("locales/fr.json", "{}")).toBe("{}");
});
