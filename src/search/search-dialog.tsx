import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { keepDraft, readDraft } from "../browser/draft";
import { Dialog } from "../components/dialog/dialog";
import { closeOverlay, openOverlay, useOverlay } from "../components/dialog/overlay";
import { Icon } from "../components/icon";
import { LoadState } from "../components/load-state";
import { useLoaded, useTranslation } from "../i18n";
import * as styles from "./search-dialog.module.css";

/** The search over the page: its field is there at once; what answers it is loaded when it first opens. */
export function Search() {
  const { t } = useTranslation("common");
  useEffect(() => {
    window.addEventListener("keydown", openByKey);
    return () => window.removeEventListener("keydown", openByKey);
  }, []);
  return (
    <Dialog
      kind="top"
      isImmediate
      label={t("search.title")}
      open={useOverlay() === "search"}
      onClose={() => closeOverlay("search")}
    >
      <SearchForm />
    </Dialog>
  );
}

/** Under this name the session keeps the query. */
const draft = "search";

function SearchForm() {
  const { t } = useTranslation("common");
  const [query, setQuery] = useState(() => readDraft(draft).query ?? "");
  const form = useRef<HTMLFormElement>(null);
  const goToFirst = (event: FormEvent) => {
    event.preventDefault();
    form.current?.querySelector<HTMLElement>("li a")?.click();
  };
  const change = (query: string) => {
    setQuery(query);
    keepDraft(draft, { query });
  };
  const ask = (query: string) => {
    change(query);
    form.current?.querySelector("input")?.focus();
  };
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || !form.current) return;
    event.preventDefault();
    const stops = [...form.current.querySelectorAll<HTMLElement>("input, li a, li button")];
    const here = stops.indexOf(document.activeElement as HTMLElement);
    stops[Math.min(Math.max(here + step, 0), stops.length - 1)]?.focus();
  };
  return (
    <search>
      <form ref={form} className={styles.form} onSubmit={goToFirst} onKeyDown={walk}>
        <label className={styles.field}>
          <Icon name="search" />
          <span className="visually-hidden">{t("search.title")}</span>
          <input
            // The platform's own attribute, which the dialog looks for; React would only focus now.
            ref={(input) => input?.setAttribute("autofocus", "")}
            type="text"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            value={query}
            onChange={({ target }) => change(target.value)}
          />
        </label>
        <Answer query={query} ask={ask} />
      </form>
    </search>
  );
}

const load = () => import("./search-answer");

function Answer(props: { query: string; ask: (query: string) => void }) {
  const { value, status, retry } = useLoaded(load);
  return (
    <LoadState status={status} retry={retry}>
      {value && <value.SearchAnswer {...props} />}
    </LoadState>
  );
}

/** Ctrl or ⌘ with K anywhere, and a slash wherever nothing is being written. */
function openByKey(event: globalThis.KeyboardEvent): void {
  const isTyping =
    event.target instanceof Element &&
    event.target.closest("input, textarea, select, [contenteditable]") !== null;
  const isCommand = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
  // By its place: on an Arabic keyboard the same key writes another letter.
  const isOpening = isCommand ? event.code === "KeyK" : event.key === "/" && !isTyping;
  if (!isOpening) return;
  event.preventDefault();
  openOverlay("search");
}
