import { type ComponentProps, useRef } from "react";
import { useAsync } from "../../i18n";
import { Dialog } from "../dialog/dialog";
import { LoadState } from "../load-state";
import type { Picture } from "../picture/picture";
import * as styles from "./gallery.module.css";

/** A picture with its caption. */
export interface GalleryPicture extends ComponentProps<typeof Picture> {
  id: string;
  title: string;
  /** A line below the title. */
  note: string;
}

/** What is shown: a picture by its id, or, without one, the sheet of all. */
export interface Shown {
  id?: string;
}

interface GalleryProps {
  /** What the pictures are, for screen readers. */
  label: string;
  /** What the button that shows all of them says. */
  allLabel: string;
  pictures: readonly GalleryPicture[];
  /** Undefined while the gallery is closed. */
  shown?: Shown;
  /** Called with what is shown next; undefined when it closes. */
  onShow: (shown?: Shown) => void;
}

/** Pictures above the page: each one large, or all on one sheet. Its code and its pictures are loaded when it first opens. */
export function Gallery({ shown, onShow, ...content }: GalleryProps) {
  // What was shown last stays while the dialog closes; each opening begins anew.
  const kept = useRef({ shown: {} as Shown, opening: 0, isOpen: false });
  const { opening, isOpen } = kept.current;
  if (shown) kept.current = { shown, opening: isOpen ? opening : opening + 1, isOpen: true };
  else kept.current.isOpen = false;
  return (
    <Dialog
      kind="full"
      open={shown !== undefined}
      onClose={() => onShow()}
      label={content.label}
      className={styles.gallery}
    >
      <Content
        key={kept.current.opening}
        {...content}
        shown={kept.current.shown}
        onShow={(next) => shown && onShow(next)}
      />
    </Dialog>
  );
}

const load = () => import("./gallery-content");

type ContentProps = Omit<GalleryProps, "shown"> & { shown: Shown };

function Content(props: ContentProps) {
  const { value, status, retry } = useAsync(load);
  return (
    <LoadState status={status} retry={retry}>
      {value && <value.GalleryContent {...props} />}
    </LoadState>
  );
}
