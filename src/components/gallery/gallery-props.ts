import type { ComponentProps } from "react";
import type { Picture } from "../picture/picture";

/** A picture with its caption. */
export interface GalleryPicture extends ComponentProps<typeof Picture> {
  id: string;
  title: string;
  /** A line below the title. */
  note: string;
  /** The path of the page about what it shows. */
  to: string;
}

/** What is shown: a picture by its id, or, without one, the sheet of all. */
export interface Shown {
  id?: string;
}

export interface GalleryProps {
  /** What the pictures are, for screen readers. */
  label: string;
  /** The name of the button that shows all of them. */
  allLabel: string;
  pictures: readonly GalleryPicture[];
  /** Undefined while the gallery is closed. */
  shown?: Shown;
  /** Called with what is shown next; undefined when it closes. */
  onShow: (shown?: Shown) => void;
}
