import stats from "webpack-stats";
import { type RenderBodyArgs, withPrefix } from "gatsby";

// React 18 accepts the attribute only in lower case.
const low = { fetchpriority: "low" };

/**
 * Has the browser ask for the page's data and the script of its template along with the scripts of all pages. Gatsby
 * would ask for one after the other, and each would cost a slow phone a round trip before it can answer.
 */
export function preloadPage({
  pathname,
  loadPageDataSync,
  setPostBodyComponents,
}: RenderBodyArgs): void {
  const page = loadPageDataSync(pathname) as unknown as { componentChunkName: string };
  const folder = pathname === "/" ? "/index" : pathname.replace(/\/$/, "");
  const files = [
    "/page-data/app-data.json",
    `/page-data${folder}/page-data.json`,
    ...(stats.assetsByChunkName[page.componentChunkName] ?? []).map((file) => `/${file}`),
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
