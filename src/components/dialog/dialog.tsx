import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import { useTranslation } from "../../i18n";
import { ErrorBoundary } from "../error-boundary";
import { Icon } from "../icon";
import * as styles from "./dialog.module.css";

interface DialogProps {
  open: boolean;
  /** Called for every way out: the close button, a click beside it, a link followed in it, and what the platform closes dialogs with, such as Escape or a phone's "back". */
  onClose: () => void;
  /** The dialog's name for screen readers. */
  label: string;
  /** `panel` comes from the inline end, `top` from above, `full` fills the screen, `center` lies in the middle. */
  kind?: "center" | "full" | "panel" | "top";
  className?: string;
  children: ReactNode;
}

/** A modal dialog on the platform's own: focus goes in, is held, and comes back to where it was. */
export function Dialog({
  open,
  onClose,
  label,
  kind = "center",
  className = "",
  children,
}: DialogProps) {
  const { t } = useTranslation("common");
  const dialog = useRef<HTMLDialogElement>(null);
  const inside = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  const isOpen = useRef(open);
  const pressedOutside = useRef(false);
  // Nothing inside exists before the first opening; it stays for the way out.
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);

  useEffect(() => {
    close.current = onClose;
    isOpen.current = open;
  });

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    // One at a time: a film does not play on behind what opens over it.
    for (const other of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) other.close();
    // Where "back" does not close the dialog itself, it leads to another page, which the dialog would lie on.
    const leave = () => close.current();
    window.addEventListener("popstate", leave);
    // Read after any other dialog has given its focus back.
    const opener = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    // Else the platform would give the focus back as well, and scroll to where it is.
    opener?.blur();
    element.showModal();
    return () => {
      window.removeEventListener("popstate", leave);
      element.close();
      opener?.focus({ preventScroll: true });
    };
  }, [open]);

  // A late event of an earlier closing says nothing new.
  const closedByPlatform = () => isOpen.current && onClose();
  const press = ({ target }: PointerEvent) => {
    pressedOutside.current = target === dialog.current;
  };
  const click = (event: MouseEvent) => {
    const isOutside = pressedOutside.current && event.target === dialog.current;
    if (isOutside || isLinkFollowed(event)) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the platform's Escape is the key for the same.
    <dialog
      ref={dialog}
      aria-label={label}
      className={`${styles.dialog} ${styles[kind]} ${className}`}
      onClose={closedByPlatform}
      onPointerDown={press}
      onClick={click}
    >
      {wasOpened && (
        <div ref={inside} className={styles.inside}>
          <button type="button" className={styles.close} onClick={onClose}>
            <Icon name="close" />
            <span className="visually-hidden">{t("dialog.close")}</span>
          </button>
          <ErrorBoundary shown={() => Array.from(inside.current?.children ?? []).slice(1)}>
            {children}
          </ErrorBoundary>
        </div>
      )}
    </dialog>
  );
}

/** Says whether a click leads to another page of this site in this tab. */
function isLinkFollowed(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
  return (
    link !== null &&
    isPlain &&
    !link.target &&
    !link.hasAttribute("download") &&
    link.origin === window.location.origin
  );
}
