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

/** A repository with the template's two versions, and a template beside it. */
const site = new SiteCopy(({ folder, edit, read, write }) => {
  const template = path.join(folder, ".git", "template");
  const release = (version: string) => {
    edit("package.json", (manifest) => {
      manifest.template = { repository: template, version };
    });
    commit(`Version ${version}`);
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

const git = (...args: string[]) => `${execFileSync("git", args, { cwd: site.folder })}`;

function commit(message: string): void {
  git("add", "--all");
  git("commit", "--quiet", "--allow-empty", "-m", message);
}

/** Owners by what they have done with the first version: whether the upgrade ends well, and what they have afterwards. */
const owners: Record<string, { change: () => void; status: number; look: () => void }> = {
  "who changed nothing": {
    change: () => {},
    status: 0,
    look: () => expect(git("diff", "--stat", "v1.1.0")).toBe(""),
  },
  "with a changed component": {
    change: () => site.write(claim, `// Mine.\n${site.read(claim)}`),
    status: 1,
    look: () => expect(site.read(teaser)).toContain("The second version."),
  },
  "without a section and the guides": {
    change() {
      git("rm", "-rq", "docs", teaser, teaser.replace(".tsx", ".module.css"));
      site.replace(home, 'import { StagesTeaser } from "../sections/stages/stages-teaser";\n', "");
      site.replace(home, "      <StagesTeaser {...data.stages} />\n", "");
      site.replace(home, "    stages {\n      ...StagesTeaser\n    }\n", "");
    },
    status: 0,
    look: () => expect(git("ls-files", "docs", teaser)).toBe(""),
  },
  "with content and colours of their own": {
    change() {
      site.write(".git/answers.json", JSON.stringify(answers));
      const args = ["tools/setup.ts", "--answers", ".git/answers.json"];
      const { status, output } = site.run("tsx/dist/cli.mjs", ...args);
      expect(status, output.slice(-6000)).toBe(0);
    },
    status: 0,
    look() {
      const { output } = site.run(
        "tsx/dist/cli.mjs",
        "tools/check-launch.ts",
        "content",
        "locales",
      );
      expect(output.split("\n").filter((line) => line.includes("›")).length).toBeLessThan(60);
      expect(site.read("public/en/index.html")).toContain(answers.fullName.en);
      expect(site.read("public/en/index.html")).not.toContain('href="/en/projects/"');
    },
  },
};

for (const [name, { change, status, look }] of Object.entries(owners))
  test(`an owner ${name} takes the next version, and builds the site`, () => {
    git("switch", "--quiet", "--force-create", "owner", "v1.0.0");
    change();
    commit("Mine");
    const { output, ...upgraded } = site.run("tsx/dist/cli.mjs", "tools/upgrade.ts");
    expect(upgraded.status, output).toBe(status);
    expect(output).toContain("- A step for owners.");
    if (status) {
      expect(output).toContain(`${claim}: `);
      expect(site.read(claim)).toMatch(/<{7} ours\n\/\/ Mine.\n={7}\n.*\n>{7} theirs\n/);
      site.write(claim, site.read(claim).replace(/^[<=>]{7}.*\n/gm, ""));
    }
    for (const [program, ...args] of [
      ["tsx/dist/cli.mjs", "tools/check-content.ts"],
      ["gatsby/cli.js", "build"],
    ] as const) {
      const { status, output } = site.run(program, ...args);
      expect(status, output.slice(-6000)).toBe(0);
    }
    look();
    commit("Upgrade");
  });

// The last of them, as setup leaves it.
testWholePages(site);
