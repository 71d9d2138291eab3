import { useCallback, useDeferredValue } from "react";
import { useAfterPaint } from "../browser/after-paint";
import { LoadState } from "../components/load-state";
import { LocalizedLink, useLanguage, useLoaded, useRuntimeWords } from "../i18n";
import type { Finder, Result } from "./find";
import { loadFinder } from "./load-finder";
import * as styles from "./search-dialog.module.css";
import { excerpt } from "./spelling";

interface SearchAnswerProps {
  query: string;
  /** Searches for something else. */
  ask: (query: string) => void;
}

/** The search's answer: a hint, the results, or that there are none and what there is instead. */
export function SearchAnswer({ query, ask }: SearchAnswerProps) {
  const language = useLanguage();
  const words = useRuntimeWords("search");
  const finder = useLoaded(useCallback(() => loadFinder(language), [language]));
  return (
    <LoadState status={words.status} retry={words.retry}>
      <LoadState status={finder.status} retry={finder.retry} failed={words.t("unavailable")}>
        {finder.value && <Found finder={finder.value} query={query} ask={ask} t={words.t} />}
      </LoadState>
    </LoadState>
  );
}

interface FoundProps extends SearchAnswerProps {
  finder: Finder;
  t: ReturnType<typeof useRuntimeWords<"search">>["t"];
}

function Found({ finder, query, ask, t }: FoundProps) {
  const asked = useDeferredValue(useAfterPaint(query.trim()));
  const results = asked ? finder.find(asked) : [];
  const isEmpty = asked !== "" && results.length === 0;
  return (
    <div className={styles.answer}>
      <div className={styles.line}>
        <p role="status">
          {!asked && t("hint")}
          {isEmpty && t("empty", { query: asked })}
          {results.length > 0 && t("results", { count: results.length })}
        </p>
        {asked && (
          <button type="button" className={styles.clear} onClick={() => ask("")}>
            {t("clear")}
          </button>
        )}
      </div>
      {isEmpty && <Instead words={finder.suggest(asked)} ask={ask} t={t} />}
      <ul className={styles.results}>
        {results.map((result) => (
          <li key={result.id}>
            <ResultLink {...result} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The way on where nothing was found: words that have results, and the company itself. */
function Instead({ words, ask, t }: { words: string[] } & Pick<FoundProps, "ask" | "t">) {
  return (
    <div className={styles.instead}>
      {words.length > 0 && (
        <>
          <p>{t("nearest")}</p>
          <ul>
            {words.map((word) => (
              <li key={word}>
                <button type="button" onClick={() => ask(word)}>
                  {word}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <LocalizedLink to="/contact-us" className={styles.contact}>
        {t("contact")}
      </LocalizedLink>
    </div>
  );
}

function ResultLink({ to, page, title, text, isMatch }: Result) {
  return (
    <LocalizedLink to={to}>
      <span className={styles.place}>
        {page === title ? (
          <Marked text={title} isMatch={isMatch} />
        ) : (
          <>
            <Marked text={page} isMatch={isMatch} /> <span aria-hidden="true">›</span>{" "}
            <Marked text={title} isMatch={isMatch} />
          </>
        )}
      </span>
      <span className={styles.excerpt}>
        <Marked text={text} isMatch={isMatch} />
      </span>
    </LocalizedLink>
  );
}

function Marked({ text, isMatch }: Pick<Result, "text" | "isMatch">) {
  return excerpt(text, isMatch).map((piece, position) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text have no other name than their place.
    piece.isMatch ? <mark key={position}>{piece.text}</mark> : piece.text,
  );
}
