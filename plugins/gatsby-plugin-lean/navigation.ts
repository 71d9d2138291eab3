interface LoadedPage {
  status?: string;
  page?: { webpackCompilationHash: string };
}

/** Loads a page from the server if its files are gone, or of a newer build. Gatsby would lose the fragment, and add an entry to the history that "back" cannot pass. */
export function loadMissingPages(): void {
  const navigate = window.___navigate;
  window.___navigate = async (to, options) => {
    const from = window.location.href;
    const { href, pathname, search } = new URL(to, from);
    const loaded = (await window.___loader.loadPage(pathname + search)) as LoadedPage | undefined;
    // Another link or "back" was followed meanwhile.
    if (from !== window.location.href) return;
    const isOfThisBuild =
      loaded?.status !== "error" &&
      loaded?.page?.webpackCompilationHash === window.___webpackCompilationHash;
    if (isOfThisBuild) navigate(to, options);
    else window.location.assign(href);
  };
}
