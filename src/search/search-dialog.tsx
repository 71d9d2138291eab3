import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { readDraft, saveDraft } from "../browser/draft";
import { Dialog, isInternalNavigation } from "../components/dialog/dialog";
import { closeOverlay, openOverlay, useOverlay } from "../components/dialog/overlay";
import { Icon } from "../components/icon";
import { Loadable } from "../components/loadable";
import { useTranslation } from "../i18n";
import * as styles from "./search-dialog.module.css";
import type { Offered, SearchResultsProps } from "./search-results";

const load = () => import("./search-results").then((module) => module.SearchResults);

/** The search over the page: its field is there at once; index and results are loaded when it first opens. */
export function Search(offered: Offered) {
  const { t } = useTranslation("common");
  useEffect(() => {
    window.addEventListener("keydown", openByKey);
    window.addEventListener("popstate", reopen);
    return () => {
      window.removeEventListener("keydown", openByKey);
      window.removeEventListener("popstate", reopen);
    };
  }, []);
  return (
    <Dialog
      kind="top"
      immediate
      label={t("search.title")}
      open={useOverlay() === "search"}
      onClose={() => closeOverlay("search")}
    >
      <SearchForm {...offered} />
    </Dialog>
  );
}

const draftKey = "search";

function SearchForm(offered: Offered) {
  const { t } = useTranslation("common");
  const [query, setQueryState] = useState(() => readDraft(draftKey).query ?? "");
  const [submitted, setSubmitted] = useState<SearchResultsProps["submitted"]>();
  const form = useRef<HTMLFormElement>(null);
  const setQuery = (query: string) => {
    setQueryState(query);
    setSubmitted(undefined);
    saveDraft(draftKey, { query });
    form.current?.querySelector("input")?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted({ query: query.trim() });
  };
  const moveFocus = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || !form.current) return;
    event.preventDefault();
    const stops = [...form.current.querySelectorAll<HTMLElement>("input, li a, ul + button")];
    const current = stops.indexOf(document.activeElement as HTMLElement);
    stops[Math.min(Math.max(current + step, 0), stops.length - 1)]?.focus();
  };
  return (
    <search>
      <form
        ref={form}
        className={styles.form}
        onSubmit={submit}
        onKeyDown={moveFocus}
        onClickCapture={(event) => isInternalNavigation(event) && mark(true)}
      >
        <label className={styles.field}>
          <Icon name="search" />
          <span className="visually-hidden">{t("search.title")}</span>
          <input
            // The platform's own attribute, which the dialog looks for; React would only focus now.
            ref={(input) => input?.setAttribute("autofocus", "")}
            type="text"
            placeholder={t("search.title")}
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
        </label>
        <Loadable load={load} props={{ query, submitted, setQuery, ...offered }} />
      </form>
    </search>
  );
}

/** Marks the page in the browser's history as one that a result was followed from, or takes the mark away. */
function mark(isSearched: boolean): void {
  window.history.replaceState({ ...window.history.state, isSearched }, "");
}

/** Opens the search again, with its query, where "back" leads from a result. */
function reopen({ state }: PopStateEvent): void {
  if (!state?.isSearched) return;
  mark(false);
  openOverlay("search");
}

/** Opens the search on Ctrl or ⌘ with K. */
function openByKey(event: globalThis.KeyboardEvent): void {
  const isCommand = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
  // The code of the key: on an Arabic keyboard it writes another letter.
  if (!isCommand || event.code !== "KeyK") return;
  event.preventDefault();
  openOverlay("search");
}
