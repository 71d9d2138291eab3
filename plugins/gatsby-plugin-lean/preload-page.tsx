import { type RenderBodyArgs, withPrefix } from "gatsby";
import stats from "webpack-stats";
import { splitPath } from "../../shared/urls";

interface Page {
  componentChunkName: string;
}

// React 18 accepts the attribute only in lower case.
const low = { fetchpriority: "low" };

/**
 * Preloads the page's data and the script of its template along with the scripts of all pages; on a page without a
 * language also the script that chooses one. Gatsby would request one after the other, each a round trip on a slow phone.
 */
export function preloadPage({
  pathname,
  loadPageDataSync,
  setPostBodyComponents,
}: RenderBodyArgs): void {
  const { componentChunkName: template } = loadPageDataSync(pathname) as unknown as Page;
  const chunks = splitPath(pathname).language ? [template] : [template, "negotiate"];
  const folder = pathname === "/" ? "/index" : pathname.replace(/\/$/, "");
  const files = [
    "/page-data/app-data.json",
    `/page-data${folder}/page-data.json`,
    ...chunks.flatMap((name) => stats.assetsByChunkName[name] ?? []).map((file) => `/${file}`),
  ].filter((file) => /\.js(on)?$/.test(file));
  setPostBodyComponents(
    files.map((file) => {
      const kind = file.endsWith(".js")
        ? { as: "script" }
        : { as: "fetch", crossOrigin: "anonymous" as const };
      return <link key={file} rel="preload" href={withPrefix(file)} {...kind} {...low} />;
    }),
  );
}
