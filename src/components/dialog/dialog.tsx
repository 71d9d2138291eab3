import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { afterPaint, useAfterPaint } from "../../browser/after-paint";
import { useTranslation } from "../../i18n";
import { ErrorBoundary } from "../error-boundary";
import { Icon } from "../icon";
import * as styles from "./dialog.module.css";

interface DialogProps {
  open: boolean;
  /** Called however it closes: by its button, a click beside it, a link in it, Escape, or a phone's "back". */
  onClose: () => void;
  /** The dialog's name for screen readers. */
  label: string;
  /** `side` comes from the inline end, `top` from above, `center` lies in the middle. */
  kind?: "center" | "side" | "top";
  /** Opens before the next paint: for a dialog whose field must get what is typed right after the key that opens it. */
  immediate?: boolean;
  className?: string;
  children: ReactNode;
}

/** What had the focus before a dialog opened. */
const openers = new WeakMap<Element, Element | null>();

/** What gets the focus back in a moment. */
let returning: Element | null = null;

function returnFocus(): void {
  if (returning instanceof HTMLElement) returning.focus({ preventScroll: true });
  returning = null;
}

/** A modal dialog, made of the platform's own: it takes the focus, holds it, and gives it back. */
export function Dialog({
  open: isRequested,
  onClose,
  label,
  kind = "center",
  immediate = false,
  className = "",
  children,
}: DialogProps) {
  const { t } = useTranslation("common");
  // The pressed button is painted first: a slow phone needs a quarter of a second to open a dialog.
  const isPainted = useAfterPaint(isRequested);
  const open = isRequested && (isPainted || immediate);
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  const isOpen = useRef(open);
  const pressedOutside = useRef(false);
  // The content is rendered at the first opening, and stays while the dialog closes.
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);

  useEffect(() => {
    close.current = onClose;
    isOpen.current = open;
  });

  // The browser's own Escape closes only an open dialog, and reports it late. A press before that would be lost.
  useEffect(() => {
    if (!isRequested) return;
    const closeOnEscape = ({ key, isComposing, defaultPrevented }: KeyboardEvent) => {
      if (key === "Escape" && !isComposing && !defaultPrevented) close.current();
    };
    window.addEventListener("keydown", closeOnEscape);
    return () => window.removeEventListener("keydown", closeOnEscape);
  }, [isRequested]);

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    let opener = returning ?? document.activeElement;
    returning = null;
    // One at a time: a film does not play on behind what opens over it. The focus goes back to where the first one was opened.
    for (const other of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) {
      opener = openers.get(other) ?? opener;
      other.close();
    }
    openers.set(element, opener);
    // In browsers where "back" does not close a dialog, it leads to another page: close it there.
    const closeOnBack = () => close.current();
    window.addEventListener("popstate", closeOnBack);
    element.toggleAttribute("data-keyboard", opener?.matches(":focus-visible") ?? false);
    // Otherwise the platform also gives the focus back, and scrolls there.
    if (opener instanceof HTMLElement) opener.blur();
    const { documentElement } = document;
    const scrollbar = window.innerWidth - documentElement.clientWidth;
    documentElement.style.setProperty("--scrollbar", `${scrollbar}px`);
    element.showModal();
    for (const part of [element, element.firstElementChild]) part?.scrollTo(0, 0);
    return () => {
      window.removeEventListener("popstate", closeOnBack);
      returning = opener;
      // It is seen to leave first: the platform then styles the whole page anew, and the focus lays it out at once.
      afterPaint(() => {
        if (element.isConnected && isOpen.current) return;
        element.close();
        returnFocus();
      });
    };
  }, [open]);

  // Ignore a late event of an earlier close.
  const closedByPlatform = ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
    if (isOpen.current && !currentTarget.open) onClose();
  };
  const press = ({ target }: PointerEvent) => {
    pressedOutside.current = target === dialog.current;
  };
  const click = (event: MouseEvent) => {
    const isOutside = pressedOutside.current && event.target === dialog.current;
    if (isOutside || isInternalNavigation(event)) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for the same.
    <dialog
      ref={dialog}
      aria-label={label}
      data-shown={open || undefined}
      className={`${styles.dialog} ${styles[kind]} ${className}`}
      onClose={closedByPlatform}
      onPointerDown={press}
      onClick={click}
    >
      {wasOpened && (
        <div className={styles.content}>
          <button type="button" className={styles.close} onClick={onClose}>
            <Icon name="close" />
            <span className="visually-hidden">{t("dialog.close")}</span>
          </button>
          <ErrorBoundary>{children}</ErrorBoundary>
        </div>
      )}
    </dialog>
  );
}

/** True when a click leads to another page of this site in this tab. */
export function isInternalNavigation(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  // With these keys a browser opens another tab or window, or downloads.
  const isOther = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  return (
    link !== null &&
    event.button === 0 &&
    !isOther &&
    !link.target &&
    !link.hasAttribute("download") &&
    link.origin === window.location.origin
  );
}
