/** What Gatsby's loader knows about a page. */
interface LoadedPage {
  status?: string;
  page?: { webpackCompilationHash: string };
}

declare global {
  interface Window {
    /** Gatsby's own, which every link calls. */
    ___navigate: (to: string, options?: object) => Promise<void> | void;
    ___loader: { loadPage: (path: string) => Promise<LoadedPage | undefined> };
    ___webpackCompilationHash: string;
  }
}

/** How many links have been followed. Only the last one counts. */
let followed = 0;

/**
 * Keeps visitors on their page when the page of a link cannot be loaded: calls `onUnreachable` with a function that tries
 * again, where Gatsby would leave for the browser's error page. When the server has a newer build, the page is loaded
 * in full. `onUnreachable` gets `undefined` whenever a link is followed. Returns a function that undoes all this.
 */
export function interceptNavigation(
  onUnreachable: (retry: (() => void) | undefined) => void,
): () => void {
  const navigate = window.___navigate;
  const follow = async (to: string, options?: object) => {
    followed += 1;
    const link = followed;
    const from = window.location.href;
    onUnreachable(undefined);
    const { href, pathname, search } = new URL(to, from);
    const isLoaded = isOfThisBuild(await window.___loader.loadPage(pathname + search));
    const isReachable = isLoaded || (await isOnline(href));
    // Another link or "back" was followed meanwhile.
    if (link !== followed || from !== window.location.href) return;
    if (isLoaded) navigate(to, options);
    else if (isReachable) window.location.assign(href);
    else onUnreachable(() => follow(to, options));
  };
  window.___navigate = follow;
  return () => {
    window.___navigate = navigate;
  };
}

function isOfThisBuild(loaded: LoadedPage | undefined): boolean {
  return (
    loaded?.status !== "error" &&
    loaded?.page?.webpackCompilationHash === window.___webpackCompilationHash
  );
}

function isOnline(address: string): Promise<boolean> {
  return fetch(address, { method: "HEAD" }).then(
    () => true,
    () => false,
  );
}
