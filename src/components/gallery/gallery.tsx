import { useState } from "react";
import { Dialog } from "../dialog/dialog";
import { Loadable } from "../loadable";
import * as styles from "./gallery.module.css";
import type { GalleryProps, Shown } from "./gallery-props";

const load = () => import("./gallery-content").then((module) => module.GalleryContent);

/** Pictures above the page: each one large, or all on one sheet. Its code and its pictures are loaded when it first opens. */
export function Gallery({ shown, ...props }: GalleryProps) {
  const isOpen = shown !== undefined;
  // What was shown last stays while the dialog closes; each opening begins anew.
  const [view, setView] = useState({ shown: {} as Shown, isOpen, opening: 0 });
  if (view.isOpen !== isOpen || (shown && shown !== view.shown)) {
    const opening = isOpen && !view.isOpen ? view.opening + 1 : view.opening;
    setView({ shown: shown ?? view.shown, isOpen, opening });
  }
  return (
    <Dialog
      kind="full"
      open={isOpen}
      onClose={() => props.onShow()}
      label={props.label}
      className={styles.gallery}
    >
      <Loadable
        key={view.opening}
        load={load}
        props={{
          ...props,
          shown: view.shown,
          onShow: (next?: Shown) => isOpen && props.onShow(next),
        }}
      />
    </Dialog>
  );
}
