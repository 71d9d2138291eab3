import { existsSync } from "node:fs";
import type { BuildArgs } from "gatsby";
import sharp, { type AvifOptions } from "sharp";
import { defaultLanguage } from "../i18n/languages";
import { mustFind } from "./must-find";

/** The AVIF encoder's effort, 0 to 9. With sharp 0.35, 1 makes files 3 percent larger than the default 4 in a tenth of the time; 2 saves one percent and takes half as long again. */
const effort = 1;

const own = "pictures.ts";

/** The part of sharp that makes every picture. */
type Pictures = Pick<typeof sharp.prototype, "avif">;

/**
 * Sets the AVIF effort on sharp's prototype, since gatsby-plugin-sharp has no option for it. Saves most of the time of
 * a cold build. Throws when sharp has no such method.
 */
export function hastenPictures(pictures: Pictures = sharp.prototype): void {
  const hasItsOwn = existsSync("node_modules/gatsby-plugin-sharp/node_modules/sharp");
  mustFind(!hasItsOwn, own, "the site's own sharp in gatsby-plugin-sharp");
  const avif = mustFind(pictures.avif, own, "sharp's method “avif”");
  pictures.avif = function avifWithEffort(options?: AvifOptions) {
    return avif.call(this, { effort, ...options });
  };
}

/** What is read of Gatsby's state. */
interface State {
  pages: ReadonlyMap<string, { componentPath: string; context: { language?: string } }>;
  components: ReadonlyMap<string, { query: string }>;
  jobsV2: Record<"incomplete" | "complete", ReadonlyMap<string, unknown>>;
}

/**
 * Runs the queries of all pages in one language before the bundler starts, so that the pictures that they ask for are
 * made while the bundler leaves a core idle. Gatsby runs the queries again later, and finds these pictures made. Saves
 * a seventh of a cold build. Throws when no picture was begun.
 */
export async function beginPictures({
  graphql,
  store,
}: Pick<BuildArgs, "graphql" | "store">): Promise<void> {
  const { pages, components } = store.getState() as State;
  for (const { componentPath, context } of pages.values()) {
    const query = components.get(componentPath)?.query;
    if (query && context.language === defaultLanguage) await graphql(query, context);
  }
  const { incomplete, complete } = (store.getState() as State).jobsV2;
  mustFind(incomplete.size + complete.size > 0, own, "the pictures that the pages' queries begin");
}
