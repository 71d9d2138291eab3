import { useEffect, useState } from "react";
import { IconButton } from "../components/icon-button";
import { useTranslation } from "../i18n";
import * as styles from "./unreachable-page.module.css";

interface LoadedPage {
  status?: string;
  page?: { webpackCompilationHash: string };
}

declare global {
  interface Window {
    /** Gatsby's own, which every link calls. */
    ___navigate: (to: string, options?: object) => void;
    ___loader: { loadPage: (path: string) => Promise<LoadedPage | undefined> };
    ___webpackCompilationHash: string;
  }
}

/** How often a link was followed: only the last one leads anywhere. */
let followed = 0;

/**
 * Says that the page of a link cannot be had, with a way to try again, and keeps the visitor where they are: Gatsby
 * would leave this page for the browser's own error. A page that another build has made is loaded whole.
 */
export function UnreachablePage() {
  const { t } = useTranslation("common");
  const [address, setAddress] = useState<string>();

  useEffect(() => {
    // While the site is developed, nothing is out of reach.
    if (process.env.NODE_ENV !== "production") return;
    const navigate = window.___navigate;
    window.___navigate = async (to, options) => {
      followed += 1;
      const link = followed;
      const from = window.location.href;
      setAddress(undefined);
      const { href, pathname, search } = new URL(to, from);
      const isLoaded = isOfThisBuild(await window.___loader.loadPage(pathname + search));
      const isReachable = isLoaded || (await answers(href));
      // Another link, or the way back, has been quicker.
      if (link !== followed || from !== window.location.href) return;
      if (isLoaded) navigate(to, options);
      else if (isReachable) window.location.assign(href);
      else setAddress(href);
    };
    return () => {
      window.___navigate = navigate;
    };
  }, []);

  return (
    <div role="alert">
      {address && (
        <div className={styles.message}>
          <p>{t("loading.unreachablePage")}</p>
          <IconButton
            icon="close"
            label={t("dialog.close")}
            onClick={() => setAddress(undefined)}
          />
          <button
            type="button"
            className={styles.retry}
            onClick={() => window.___navigate(address)}
          >
            {t("loading.retry")}
          </button>
        </div>
      )}
    </div>
  );
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
