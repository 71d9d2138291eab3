import { withPrefix } from "gatsby";
import { languages, localizedPath, useLanguage } from "../i18n";
import * as styles from "./language-switch.module.css";

/** Leads to the same page in the other languages; a full load, so that direction and font start afresh. */
export function LanguageSwitch({ path }: { path: string }) {
  const current = useLanguage();
  return languages
    .filter(({ code }) => code !== current)
    .map(({ code, name, short }) => (
      <a
        key={code}
        className={styles.link}
        href={withPrefix(localizedPath(path, code))}
        hrefLang={code}
        lang={code}
        onClick={keepQueryAndHash}
      >
        <span className={styles.name}>{name}</span>
        <abbr className={styles.short} title={name}>
          {short}
        </abbr>
      </a>
    ));
}

function keepQueryAndHash({ currentTarget }: { currentTarget: HTMLAnchorElement }) {
  const query = new URLSearchParams(window.location.search);
  // The visitor's choice outranks the address it came with.
  query.delete("lng");
  currentTarget.search = query.toString();
  currentTarget.hash = window.location.hash;
}
