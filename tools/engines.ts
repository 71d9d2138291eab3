import { firstProgram, hasPackages, inPath, installPackages } from "./programs";
import { say } from "./run";

/** An engine besides Chromium's: what must be there to drive it, and the packages of Debian's that bring it. */
interface Source {
  title: string;
  programs: () => Record<string, string | undefined>;
  packages: string[];
}

const isMac = process.platform === "darwin";

/** The engines by the names that their tests have. */
const sources = {
  firefox: {
    title: "Firefox",
    programs: () => ({
      browser: firstProgram([
        process.env.FIREFOX_PATH,
        ...inPath("firefox-esr", "firefox"),
        "/Applications/Firefox.app/Contents/MacOS/firefox",
        "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
      ]),
    }),
    packages: ["firefox-esr"],
  },
  webkit: {
    title: isMac ? "WebKit (Safari)" : "WebKit (WebKitGTK)",
    programs: () =>
      isMac
        ? { driver: firstProgram(inPath("safaridriver")) }
        : // It cannot do without a screen.
          { driver: firstProgram(inPath("WebKitWebDriver")), screen: firstProgram(inPath("Xvfb")) },
    packages: ["webkit2gtk-driver", "xvfb"],
  },
} satisfies Record<string, Source>;

export type EngineName = keyof typeof sources;

/** The paths of the programs that drive an engine; undefined where one of them is missing. */
export function findEngine(name: EngineName): Record<string, string> | undefined {
  const programs: Record<string, string | undefined> = sources[name].programs();
  const isWhole = Object.values(programs).every(Boolean);
  return isWhole ? (programs as Record<string, string>) : undefined;
}

/** Makes sure that each engine is there, installing it where it must. Gives what there is to say of each. */
export async function ensureEngines() {
  const engines = [];
  for (const [name, { title, packages }] of Object.entries(sources) as [EngineName, Source][]) {
    if (!findEngine(name) && hasPackages) {
      say(`Installing ${title}`);
      await installPackages(...packages);
    }
    engines.push({ name, title, packages, isThere: findEngine(name) !== undefined });
  }
  return engines;
}
