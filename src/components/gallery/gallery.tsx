import { useState } from "react";
import { useAsync } from "../../i18n";
import { Dialog } from "../dialog/dialog";
import { LoadState } from "../load-state";
import * as styles from "./gallery.module.css";
import type { GalleryProps, Shown } from "./gallery-props";

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
      <Content
        key={view.opening}
        {...props}
        shown={view.shown}
        onShow={(next) => isOpen && props.onShow(next)}
      />
    </Dialog>
  );
}

const load = () => import("./gallery-content");

function Content(props: GalleryProps & { shown: Shown }) {
  const { value, status, retry } = useAsync(load);
  return (
    <LoadState status={status} retry={retry}>
      {value && <value.GalleryContent {...props} />}
    </LoadState>
  );
}
