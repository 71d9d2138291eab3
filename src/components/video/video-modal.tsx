import type { ReactNode } from "react";
import { useTranslation } from "../../i18n";
import { Dialog } from "../dialog/dialog";
import { Loadable } from "../loadable";
import type { Film } from "./film-player";
import * as styles from "./video-modal.module.css";

const load = () => import("./film-player").then((module) => module.FilmPlayer);

interface VideoModalProps extends Film {
  open: boolean;
  onClose: () => void;
  /** The picture that is seen until the film is, and where it cannot be had. */
  poster?: ReactNode;
}

/** A film above the page. Nothing of it is asked for before the modal opens, and nothing plays on once it is closed. */
export function VideoModal({ open, onClose, poster, ...film }: VideoModalProps) {
  const { t } = useTranslation("common");
  return (
    <Dialog open={open} onClose={onClose} label={film.label} className={styles.modal}>
      <div className={styles.film}>
        {poster}
        {open && <Loadable load={load} props={film} failed={t("film.failed")} />}
      </div>
    </Dialog>
  );
}
