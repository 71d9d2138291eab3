/** What Gatsby knows of a page that it has tried to load. */
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

/** How often a link was followed: only the last one leads anywhere. */
let followed = 0;

/**
 * From now on, where the page of a link cannot be had, calls `say` with a function that tries again, and keeps the
 * visitor where they are: Gatsby would leave the page for the browser's own error. A page that another build has made
 * is loaded whole. `say` gets `undefined` when a link is followed. Gives what ends all this.
 */
export function catchUnreachable(say: (tryAgain: (() => void) | undefined) => void): () => void {
  const navigate = window.___navigate;
  const follow = async (to: string, options?: object) => {
    followed += 1;
    const link = followed;
    const from = window.location.href;
    say(undefined);
    const { href, pathname, search } = new URL(to, from);
    const isLoaded = isOfThisBuild(await window.___loader.loadPage(pathname + search));
    const isReachable = isLoaded || (await answers(href));
    // Another link, or the way back, has been quicker.
    if (link !== followed || from !== window.location.href) return;
    if (isLoaded) navigate(to, options);
    else if (isReachable) window.location.assign(href);
    else say(() => follow(to, options));
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

function answers(address: string): Promise<boolean> {
  return fetch(address, { method: "HEAD" }).then(
    () => true,
    () => false,
  );
}
