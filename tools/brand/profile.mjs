import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { root } from "../run";
import { facts, projects, screens, words as wordsIn } from "../site";
import { languagesInOrder, logoHtml, pageStyles } from "./page-styles";
import { profile } from "./sheets.mjs";

const listIn = (file) => (existsSync(path.join(root, "content", file)) ? facts(file).items : []);

/** Prints the company profile, a PDF a language, where `profile` in content/site.json says. Gives each file's name. */
export async function* printProfiles(browser) {
  const cities = listIn("cities.json");
  const content = {
    site: facts("site.json"),
    services: facts("services.json"),
    projects: projects.map((project) => ({
      ...project,
      place: cities.find(({ id }) => id === project.city),
    })),
    figures: listIn("figures.json"),
    credentials: listIn("credentials.json"),
    whoWeAre: facts("who-we-are.json"),
    contact: screens.find(({ template }) => template === "contact"),
  };
  const { profile: files } = content.site;
  if (!files) return;
  const pictures = new Pictures();
  const css = pageStyles() + readFileSync(new URL("profile.css", import.meta.url), "utf8");
  const printed = new Set();
  for (const { code, dir } of languagesInOrder) {
    const file = `static${files[code]}`;
    // Two languages may share one.
    if (printed.has(file)) continue;
    printed.add(file);
    const names = readdirSync(path.join(root, "locales", code)).filter((name) =>
      /^[^.].*\.json$/.test(name),
    );
    const namespaces = names.map((name) => path.basename(name, ".json"));
    const words = Object.fromEntries(namespaces.map((name) => [name, wordsIn(code, name)]));
    const given = { language: code, dir, content, words, css };
    const logo = (name, isOnDark) => logoHtml(code, name, isOnDark);
    const sheets = () => profile({ ...given, logo, image: pictures.named });
    // Once to learn which pictures it names, once with them.
    sheets();
    await pictures.prepared();
    const page = await browser.newPage();
    await page.setContent(sheets(), { waitUntil: "load" });
    await page.evaluate(() => document.fonts.ready);
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    const shape = { preferCSSPageSize: true, printBackground: true, tagged: true };
    await page.pdf({ path: path.join(root, file), ...shape });
    await page.close();
    yield file;
  }
}

/** Every picture that the sheets name, small enough to print and to send. */
class Pictures {
  made = new Map();

  /** The picture of `content/` in so many pixels of width, as a data URL; empty until it is prepared. */
  named = (file, width = 1280) => {
    const key = `${width} ${path.posix.normalize(file)}`;
    if (!this.made.has(key)) this.made.set(key, "");
    return this.made.get(key);
  };

  async prepared() {
    const missing = [...this.made].filter(([, data]) => data === "");
    await Promise.all(
      missing.map(async ([key]) => {
        const [width, ...name] = key.split(" ");
        const data = await sharp(path.join(root, "content", name.join(" ")))
          .resize(Number(width))
          .jpeg({ quality: 80, mozjpeg: true })
          .toBuffer();
        this.made.set(key, `data:image/jpeg;base64,${data.toString("base64")}`);
      }),
    );
  }
}
