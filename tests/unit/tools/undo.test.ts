import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { takeBack, uncommittedChanges } from "../../../tools/uncommitted";
import { temporaryFolder, writeFiles } from "../fixtures/temporary-folder";

const folder = temporaryFolder();

test("one change is taken back, and nothing else", () => {
  const at = (file: string) => path.join(folder, file);
  const git = (...args: string[]) => execFileSync("git", args, { cwd: folder });
  const old = ["content/site.json", "content/projects/school.json", "locales/ar/home.json"];
  writeFiles(folder, Object.fromEntries([...old, "src/a.ts"].map((file) => [file, "old"])));
  git("init", "--quiet");
  git("add", ".");
  git("-c", "user.name=a", "-c", "user.email=a@b.example", "commit", "--quiet", "-m", "a");
  fs.writeFileSync(at("content/site.json"), "new");
  fs.writeFileSync(at("src/a.ts"), "new");
  fs.rmSync(at("content/projects/school.json"));
  fs.writeFileSync(at("content/صورة 1.jpg"), "new");
  fs.writeFileSync(at("locales/ar/home.json"), "new");
  git("add", "content/صورة 1.jpg");

  const changes = uncommittedChanges(folder);
  expect(new Map(changes.map(({ file, kind }) => [file, kind]))).toEqual(
    new Map([
      ["content/site.json", "undo.changed"],
      ["content/projects/school.json", "undo.deleted"],
      ["content/صورة 1.jpg", "undo.added"],
      ["locales/ar/home.json", "undo.changed"],
    ]),
  );
  for (const change of changes.filter(({ file }) => !file.startsWith("locales")))
    takeBack(folder, change);
  expect(uncommittedChanges(folder).map(({ file }) => file)).toEqual(["locales/ar/home.json"]);
  expect(fs.readFileSync(at("content/site.json"), "utf8")).toBe("old");
  expect(fs.readFileSync(at("content/projects/school.json"), "utf8")).toBe("old");
  expect(fs.existsSync(at("content/صورة 1.jpg"))).toBe(false);
  expect(fs.readFileSync(at("src/a.ts"), "utf8")).toBe("new");
});
