import { type FocusEvent, type MouseEvent, useEffect, useLayoutEffect, useRef } from "react";
import { createRoot } from "react-dom/client";
import {
  ToastContainer,
  type ToastContentProps,
  type ToastTransitionProps,
  toast,
} from "react-toastify/unstyled";
import { Icon } from "../icon";
import * as styles from "./toaster.module.css";

/** How long a toast stays, in milliseconds. */
const duration = 5000;

interface ToastMessage {
  /** A second message with the same id replaces the first. */
  toastId: string;
  text: string;
  /** The name of its close button. */
  close: string;
  /** The name of the region in which toasts are shown. */
  label: string;
}

const host = document.createElement("div");
host.className = styles.host ?? "";
host.dir = "ltr";
host.popover = "manual";
host.role = "region";
createRoot(host).render(<Toaster />);

// A dialog that opens would cover the toasts.
new MutationObserver(() => host.isConnected && moveToTopLayer()).observe(document.body, {
  subtree: true,
  attributeFilter: ["open"],
});

/** Shows a message, or updates the one with the same id. `onClose` runs when it closes. */
export function show({ toastId, text, close, label }: ToastMessage, onClose: () => void): void {
  moveToTopLayer();
  host.ariaLabel = label;
  const render = (props: ToastContentProps) => <Message {...props} text={text} close={close} />;
  const options = { toastId, onClose, ariaLabel: text };
  // A toast with this id may still be closing. The library refuses a second one, but can update it.
  if (document.getElementById(toastId)) toast.update(toastId, { ...options, render, delay: 0 });
  else toast(render, options);
}

/** Closes a message. */
export function remove(toastId: string): void {
  toast.dismiss(toastId);
}

/** Puts the toasts on top. While a modal dialog is open they are inside it, since everything outside it is inert. */
function moveToTopLayer(): void {
  const dialog = [...document.querySelectorAll("dialog:modal")].at(-1);
  const parent = dialog ?? document.body;
  const restoreProgress = saveProgress();
  if (host.parentElement !== parent) {
    host.popover = dialog ? null : "manual";
    parent.prepend(host);
    dialog?.addEventListener("close", moveToTopLayer, { once: true });
  }
  if (!dialog) host.togglePopover(true);
  restoreProgress();
}

/** Reads how far the toasts' progress bars have run. Returns a function that restores it: a moved element restarts its animations. */
function saveProgress(): () => void {
  const bars = [...host.querySelectorAll("[role=progressbar]")];
  const times = bars.map((bar) => bar.getAnimations()[0]?.currentTime);
  return () => {
    bars.forEach((bar, index) => {
      const [animation] = bar.getAnimations();
      if (animation && times[index] !== undefined) animation.currentTime = times[index];
    });
  };
}

function Toaster() {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A live region of our own announces the message: see announce() in toast.ts.
    list.current?.querySelector("section")?.setAttribute("aria-live", "off");
  }, []);
  const resume = ({ currentTarget }: FocusEvent) => {
    if (!currentTarget.matches(":hover")) toast.play();
  };
  const stayPaused = ({ currentTarget }: MouseEvent) => {
    if (currentTarget.contains(document.activeElement)) toast.pause();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only pauses the toasts inside.
    <div
      ref={list}
      dir={document.documentElement.dir}
      onFocus={() => toast.pause()}
      onBlur={resume}
      onMouseLeave={stayPaused}
    >
      <ToastContainer
        autoClose={duration}
        aria-label={undefined}
        className={styles.list}
        toastClassName={styles.toast}
        progressClassName={styles.progress}
        // The library's bar has an English name for screen readers. Our style sheet draws the bar.
        hideProgressBar
        role="group"
        transition={Transition}
        icon={false}
        closeButton={false}
      />
    </div>
  );
}

function Message({
  text,
  close,
  closeToast,
}: ToastContentProps & Pick<ToastMessage, "text" | "close">) {
  return (
    <>
      <p className={styles.text}>{text}</p>
      <button
        type="button"
        className={styles.close}
        aria-label={close}
        onClick={() => closeToast(true)}
      >
        <Icon name="close" />
      </button>
    </>
  );
}

/** The animation in and out. A message that is updated while it closes comes back. */
function Transition({
  children,
  isIn,
  done,
  nodeRef,
  playToast,
  preventExitTransition,
}: ToastTransitionProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the library makes new functions at every render.
  useLayoutEffect(() => {
    const isPaused = document.documentElement.dataset.motion !== "playing";
    const hidden = { opacity: 0, translate: isPaused ? "none" : "0 -1rem" };
    const shown = { opacity: 1, translate: "none" };
    if (!isIn && preventExitTransition) return done();
    const animation = nodeRef.current?.animate(isIn ? [hidden, shown] : [shown, hidden], {
      duration: isIn ? 320 : 160,
      easing: "ease-out",
      fill: isIn ? "none" : "forwards",
    });
    animation?.addEventListener("finish", isIn ? playToast : done);
    return () => animation?.cancel();
  }, [isIn]);
  return children;
}
