import { withPrefix } from "gatsby";
import { type ReactNode, useEffect, useId, useState } from "react";
import { languageRow, languages, ownAddress, requestedPath, useLanguage } from "../../i18n";
import * as styles from "./language-switch.module.css";

/**
 * Leads to the same page in the other languages; a full load, so that direction and font start afresh. `path` is the
 * page's own, without a language prefix.
 */
export function LanguageSwitch({ path }: { path: string }) {
  const current = useLanguage();
  const [currentPath, setCurrentPath] = useState(path);
  // The 404 page stands for every missing address, and one may lead to the next, so this runs after each render.
  useEffect(() => setCurrentPath(requestedPath()));
  const links = languages
    .filter(({ code }) => code !== current)
    .map(({ code, name, short }) => (
      <a
        key={code}
        className={styles.link}
        href={withPrefix(ownAddress(`/${code}${currentPath}`))}
        hrefLang={code}
        lang={code}
        onClick={keepQueryAndHash}
      >
        <Name name={name} short={short} />
      </a>
    ));
  return links.length > 1 ? <Menu current={languageRow(current)}>{links}</Menu> : links;
}

interface MenuProps {
  current: { name: string; short: string };
  children: ReactNode;
}

/** With more than one other language: a list that the browser opens below this language's name, also without scripts, and closes. */
function Menu({ current, children }: MenuProps) {
  const id = useId();
  // React 18 knows neither attribute.
  const [opens, list] = [{ popovertarget: id }, { popover: "auto" }];
  return (
    <>
      <button type="button" className={`${styles.link} ${styles.opener}`} {...opens}>
        <Name {...current} />
      </button>
      <div id={id} className={`${styles.panel} ${styles.list}`} {...list}>
        {children}
      </div>
    </>
  );
}

function Name({ name, short }: { name: string; short: string }) {
  return (
    <>
      <span className={styles.name} translate="no">
        {name}
      </span>
      <abbr className={styles.short} title={name} translate="no">
        {short}
      </abbr>
    </>
  );
}

function keepQueryAndHash({ currentTarget }: { currentTarget: HTMLAnchorElement }) {
  const { search, hash } = window.location;
  const query = new URLSearchParams(search);
  const namesLanguage = query.has("lng");
  // What the visitor chooses wins over the address.
  query.delete("lng");
  currentTarget.search = namesLanguage ? query.toString() : search;
  currentTarget.hash = hash;
}
