import { type RenderBodyArgs, withPrefix } from "gatsby";
import stats from "webpack-stats";
import { splitPath } from "../../shared/urls";

interface Page {
  componentChunkName: string;
}

// React 18 accepts the attribute only in lower case.
const low = { fetchpriority: "low" };

/**
 * Has the browser ask for the page's data and the script of its template along with the scripts of all pages,
 * and on a page without a language for what chooses one. Gatsby would ask for one after the other, and each would cost a
 * slow phone a round trip before it can answer.
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
