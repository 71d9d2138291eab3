import { findProgram, pathCandidates } from "./programs";

/** An engine besides Chromium's: what must be there to drive it, and the packages of Debian's that bring it. */
interface Source {
  title: string;
  programs: () => Record<string, string | undefined>;
  packages: string[];
}

const isMac = process.platform === "darwin";

/** The engines by the names that their tests have. */
export const engines = {
  firefox: {
    title: "Firefox",
    programs: () => ({
      browser: findProgram([
        process.env.FIREFOX_PATH,
        ...pathCandidates("firefox-esr", "firefox"),
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
        ? { driver: findProgram(pathCandidates("safaridriver")) }
        : // It cannot do without a screen.
          {
            driver: findProgram(pathCandidates("WebKitWebDriver")),
            screen: findProgram(pathCandidates("Xvfb")),
          },
    packages: ["webkit2gtk-driver", "xvfb"],
  },
} satisfies Record<string, Source>;

export type EngineName = keyof typeof engines;

/** The paths of the programs that drive an engine; undefined where one of them is missing. */
export function findEngine(name: EngineName): Record<string, string> | undefined {
  const programs: Record<string, string | undefined> = engines[name].programs();
  const isWhole = Object.values(programs).every(Boolean);
  return isWhole ? (programs as Record<string, string>) : undefined;
}
