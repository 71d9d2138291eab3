import type { ComponentProps } from "react";
import { useLoaded } from "../../i18n";
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
  return (
    <Dialog
      kind="full"
      open={shown !== undefined}
      onClose={() => onShow()}
      label={content.label}
      className={styles.gallery}
    >
      <Content {...content} shown={shown} onShow={onShow} />
    </Dialog>
  );
}

const load = () => import("./gallery-content");

function Content(props: GalleryProps) {
  const { value, status, retry } = useLoaded(load);
  return (
    <LoadState status={status} retry={retry}>
      {value && props.shown && <value.GalleryContent {...props} shown={props.shown} />}
    </LoadState>
  );
}
