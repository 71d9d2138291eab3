import { withPrefix } from "gatsby";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { languageRow, languages, requestedPath, useLanguage } from "../../i18n";
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
        href={withPrefix(`/${code}${currentPath}`)}
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

/** With more than one other language: a list that opens below this language's name, also without scripts. */
function Menu({ current, children }: MenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (menu.current && !menu.current.contains(target as Node)) menu.current.open = false;
    };
    const events = ["click", "focusin"];
    for (const event of events) document.addEventListener(event, closeOutside);
    return () => {
      for (const event of events) document.removeEventListener(event, closeOutside);
    };
  }, []);
  return (
    <details ref={menu} className={styles.menu} onKeyDown={closeOnEscape}>
      <summary className={styles.link}>
        <Name {...current} />
      </summary>
      <div className={styles.list}>{children}</div>
    </details>
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

function closeOnEscape({ currentTarget, key }: KeyboardEvent<HTMLDetailsElement>) {
  if (key !== "Escape" || !currentTarget.open) return;
  currentTarget.open = false;
  currentTarget.querySelector("summary")?.focus();
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
