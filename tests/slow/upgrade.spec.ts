import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { expect, test } from "../e2e/site";
import answers from "../unit/fixtures/answers.json";
import { SiteCopy } from "./site-copy";
import { testWholePages } from "./whole-pages";

test.describe.configure({ mode: "serial" });

const claim = "src/sections/claim.tsx";
const teaser = "src/sections/stages/stages-teaser.tsx";
const home = "src/templates/home.tsx";

const git = (...args: string[]) => `${execFileSync("git", args, { cwd: site.folder })}`;

function commit(message: string): void {
  git("add", "--all");
  git("commit", "--quiet", "--allow-empty", "-m", message);
}

/** A repository with the template's two versions, and a template beside it. */
const site = new SiteCopy(({ folder, edit, read, write }) => {
  const template = path.join(folder, ".git", "template");
  const release = (version: string) => {
    edit("package.json", (manifest) => {
      manifest.template = { repository: template, version };
    });
    commit(version);
    git("tag", `v${version}`);
  };
  fs.rmSync(path.join(folder, "public"), { recursive: true });
  git("init", "--quiet");
  git("config", "user.name", "x");
  git("config", "user.email", "x@x.example");
  release("1.0.0");
  for (const name of [claim, teaser]) write(name, `// The second version.\n${read(name)}`);
  write("docs/owner/new.md", "# New\n");
  site.replace("CHANGELOG.md", "## ", "## 1.1.0\n\n- A step for owners.\n\n## ");
  release("1.1.0");
  git("clone", "--quiet", "--bare", folder, template);
});

/** Runs a program of a package; it must end with this code. */
function run(code: number, ...[program, ...args]: [string, ...string[]]): string {
  const { status, output } = site.run(program, ...args);
  expect(status, output.slice(-6000)).toBe(code);
  return output;
}

/** What owners have done with the first version, and what they have after the upgrade. */
const owners: Record<string, { change: () => void; look: () => void }> = {
  "who changed nothing": {
    change: () => {},
    look: () => expect(git("diff", "--stat", "v1.1.0")).toBe(""),
  },
  "with a changed component": {
    change: () => site.write(claim, `// Mine.\n${site.read(claim)}`),
    look: () => expect(site.read(teaser)).toContain("The second version."),
  },
  "without a section and the guides": {
    change() {
      git("rm", "-rq", "docs", teaser, teaser.replace(".tsx", ".module.css"));
      site.replace(home, 'import { StagesTeaser } from "../sections/stages/stages-teaser";\n', "");
      site.replace(home, "      <StagesTeaser {...data.stages} />\n", "");
      site.replace(home, "    stages {\n      ...StagesTeaser\n    }\n", "");
    },
    look: () => expect(git("ls-files", "docs", teaser)).toBe(""),
  },
  "with content and colours of their own": {
    change() {
      site.write(".git/answers.json", JSON.stringify(answers));
      run(0, "tsx/dist/cli.mjs", "tools/setup.ts", "--answers", ".git/answers.json");
    },
    look() {
      expect(site.read("public/en/index.html")).toContain(answers.fullName.en);
      expect(site.read("public/en/index.html")).not.toContain('href="/en/projects/"');
    },
  },
};

for (const [name, { change, look }] of Object.entries(owners))
  test(`an owner ${name} takes the next version, and builds the site`, () => {
    git("switch", "--quiet", "--force-create", "owner", "v1.0.0");
    change();
    commit("Mine");
    const isChanged = site.read(claim).startsWith("// Mine.");
    const output = run(isChanged ? 1 : 0, "tsx/dist/cli.mjs", "tools/upgrade.ts");
    expect(output).toContain("- A step for owners.");
    if (isChanged) {
      expect(output).toContain(`${claim}: `);
      site.write(claim, site.read(claim).replace(/^[<=>]{7}.*\n/gm, ""));
    }
    run(0, "tsx/dist/cli.mjs", "tools/check-content.ts");
    run(0, "gatsby/cli.js", "build");
    look();
    commit("Upgrade");
  });

// The last of them, as setup leaves it.
testWholePages(site);
