import { withPrefix } from "gatsby";
import {
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { createSearch, type Result, type Search } from "../../shared/create-search";
import { searchFolder } from "../../shared/served-paths";
import { excerpt } from "../../shared/spelling";
import { loadStem } from "../../shared/stemmers";
import { useAfterPaint } from "../browser/after-paint";
import { useAsync } from "../browser/use-async";
import { LoadState } from "../components/load-state";
import { ProfileLink } from "../components/profile-link";
import { RunningText } from "../components/running-text";
import { useSiteFacts } from "../components/site-facts";
import {
  type Language,
  LocalizedLink,
  loadRuntimeTranslations,
  useLanguage,
  useRuntimeTranslations,
  useTranslation,
} from "../i18n";
import * as styles from "./search-dialog.module.css";

const timeoutMs = 15_000;
const maxResults = 12;

/** Shown while there is no query, and where nothing was found. */
export interface Offered {
  links: ReactNode;
}

export interface SearchResultsProps extends Offered {
  query: string;
  /** The query that was submitted, until the visitor types on: its first result is followed. */
  submitted?: { query: string };
  setQuery: (query: string) => void;
}

/** Below the field: a hint, the results, or that there are none and what there is instead. */
export function SearchResults(props: SearchResultsProps) {
  const language = useLanguage();
  const translations = useRuntimeTranslations("search");
  const search = useAsync(useCallback(() => loadSearch(language), [language]));
  return (
    <LoadState status={translations.status} retry={translations.retry}>
      <LoadState status={search.status} retry={search.retry} failed={translations.t("unavailable")}>
        {search.value && <Results {...props} search={search.value} t={translations.t} />}
      </LoadState>
    </LoadState>
  );
}

interface ResultsProps extends SearchResultsProps {
  search: Search;
  t: ReturnType<typeof useRuntimeTranslations<"search">>["t"];
}

function Results({ search, query, submitted, setQuery, links, t }: ResultsProps) {
  const { profile } = useSiteFacts();
  const list = useRef<HTMLUListElement>(null);
  const shownQuery = useDeferredValue(useAfterPaint(query.trim()));
  // The letter that was typed last is painted with the results of the one before.
  const found = useMemo(() => (shownQuery ? search(shownQuery) : []), [search, shownQuery]);
  const { t: common } = useTranslation("common");
  const [wholeQuery, setWholeQuery] = useState("");
  const results = wholeQuery === shownQuery ? found : found.slice(0, maxResults);
  const isEmpty = shownQuery !== "" && results.length === 0;
  const best = found.length > results.length ? ` · ${t("best", { shown: results.length })}` : "";
  const said = shownQuery ? t("results", { count: found.length }) + best : t("hint");
  // The browser must not translate the query in it.
  const [before, after] = t("empty", { query: "\n" }).split("\n");
  // The results may be those of an earlier query still.
  useEffect(() => {
    if (submitted?.query === shownQuery) list.current?.querySelector("a")?.click();
  }, [submitted, shownQuery]);
  // The focus goes on to the first result that was not there before.
  const showAll = () => {
    const known = new Set(list.current?.querySelectorAll("li > a"));
    flushSync(() => setWholeQuery(shownQuery));
    const links = [...(list.current?.querySelectorAll<HTMLElement>("li > a") ?? [])];
    links.find((link) => !known.has(link))?.focus();
  };
  return (
    <div className={styles.body}>
      <div className={styles.line}>
        <p role="status">
          {isEmpty ? (
            <span key={shownQuery}>
              {before}
              <bdi translate="no">{shownQuery}</bdi>
              {after}
            </span>
          ) : (
            <span>{said}</span>
          )}
        </p>
        {shownQuery && (
          <button type="button" className={styles.contact} onClick={() => setQuery("")}>
            {t("clear")}
          </button>
        )}
      </div>
      {isEmpty && (
        <LocalizedLink to="/contact-us" className={styles.contact}>
          {t("contact")}
        </LocalizedLink>
      )}
      {results.length === 0 && (
        <ul className={styles.pages}>
          {links}
          {profile && (
            <li>
              <ProfileLink />
            </li>
          )}
        </ul>
      )}
      {results.length > 0 && (
        <ul ref={list} className={styles.results}>
          {byPage(results).map(([best, ...others]) => (
            <li key={best.id}>
              <ResultLink result={best} />
              {others.length > 0 && (
                <ul className={styles.others}>
                  {others.map(({ id, to, title, isMatch }) => (
                    <li key={id}>
                      <LocalizedLink to={to}>
                        <Marked text={title} isMatch={isMatch} />
                      </LocalizedLink>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      )}
      {results.length < found.length && (
        <button type="button" className={styles.contact} onClick={showAll}>
          {common("table.showAll", { count: found.length })}
        </button>
      )}
    </div>
  );
}

/** Results of one page together, at the place of the best of them. */
function byPage(results: readonly Result[]) {
  const pages = new Map<string | undefined, [Result, ...Result[]]>();
  for (const result of results) {
    const [page] = result.to.split("#");
    const same = pages.get(page);
    if (same) same.push(result);
    else pages.set(page, [result]);
  }
  return [...pages.values()];
}

function ResultLink({ result }: { result: Result }) {
  const { to, kind, isFile, page, title, text, picture, isMatch } = result;
  const shown = (
    <>
      {picture && (
        <img
          src={withPrefix(picture)}
          width={160}
          height={120}
          alt=""
          loading="lazy"
          decoding="async"
        />
      )}
      <span className={styles.words}>
        <span className="note">{kind}</span>
        <span className={styles.place}>
          {page !== title && (
            <>
              <Marked text={page} isMatch={isMatch} /> <span aria-hidden="true">›</span>{" "}
            </>
          )}
          <Marked text={title} isMatch={isMatch} />
        </span>
        <span className="caption">
          <Marked text={text} isMatch={isMatch} />
        </span>
      </span>
    </>
  );
  if (!isFile) return <LocalizedLink to={to}>{shown}</LocalizedLink>;
  return (
    <a href={withPrefix(to)} target="_blank" rel="noopener noreferrer">
      {shown}
    </a>
  );
}

function Marked({ text, isMatch }: Pick<Result, "text" | "isMatch">) {
  return excerpt(text, isMatch).map((piece, position) => {
    const Piece = piece.isMatch ? "mark" : "span";
    return (
      <Piece key={position}>
        <RunningText isPlain text={piece.text} />
      </Piece>
    );
  });
}

/** Fetches a language's index and stemmer; throws when one cannot be loaded or read. */
async function loadSearch(language: Language): Promise<Search> {
  const [stem, t, response] = await Promise.all([
    loadStem(language),
    loadRuntimeTranslations(language, "search"),
    fetch(withPrefix(`/${searchFolder}/${language}.json`), {
      signal: AbortSignal.timeout(timeoutMs),
    }),
  ]);
  if (!response.ok) throw new Error(`The search index answers ${response.status}.`);
  const groups = Object.values(t("groups", { returnObjects: true }));
  return createSearch(await response.text(), stem, groups, t("ignored"));
}
