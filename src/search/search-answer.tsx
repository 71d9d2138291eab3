import { useCallback, useDeferredValue } from "react";
import { LoadState } from "../components/load-state";
import { LocalizedLink, useLanguage, useLoaded, useRuntimeWords } from "../i18n";
import { type Find, loadIndex, type Result } from "./find";
import * as styles from "./search-dialog.module.css";
import { excerpt } from "./spelling";

interface SearchAnswerProps {
  query: string;
  clear: () => void;
}

/** The search's answer: a hint, the results, or that there are none. */
export function SearchAnswer({ query, clear }: SearchAnswerProps) {
  const language = useLanguage();
  const words = useRuntimeWords("search");
  const index = useLoaded(useCallback(() => loadIndex(language), [language]));
  return (
    <LoadState status={words.status} retry={words.retry}>
      <LoadState status={index.status} retry={index.retry} failed={words.t("unavailable")}>
        {index.value && <Found find={index.value} query={query} clear={clear} t={words.t} />}
      </LoadState>
    </LoadState>
  );
}

interface FoundProps extends SearchAnswerProps {
  find: Find;
  t: ReturnType<typeof useRuntimeWords<"search">>["t"];
}

function Found({ find, query, clear, t }: FoundProps) {
  const asked = useDeferredValue(query.trim());
  const results = asked ? find(asked) : [];
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
          <button type="button" className={styles.clear} onClick={clear}>
            {t("clear")}
          </button>
        )}
      </div>
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

function ResultLink({ id, page, title, text, terms }: Result) {
  return (
    <LocalizedLink to={id} replace>
      <span className={styles.place}>
        {page === title ? (
          <Marked text={title} terms={terms} />
        ) : (
          <>
            <Marked text={page} terms={terms} /> <span aria-hidden="true">›</span>{" "}
            <Marked text={title} terms={terms} />
          </>
        )}
      </span>
      <span className={styles.excerpt}>
        <Marked text={text} terms={terms} />
      </span>
    </LocalizedLink>
  );
}

function Marked({ text, terms }: { text: string; terms: string[] }) {
  return excerpt(text, terms).map((piece, position) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text have no other name than their place.
    piece.isMatch ? <mark key={position}>{piece.text}</mark> : piece.text,
  );
}
