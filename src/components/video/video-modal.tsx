import type { ReactNode } from "react";
import { useAsync } from "../../browser/use-async";
import { useTranslation } from "../../i18n";
import { Dialog } from "../dialog/dialog";
import { LoadState } from "../load-state";
import type { Film } from "./film-player";
import * as styles from "./video-modal.module.css";

interface VideoModalProps extends Film {
  open: boolean;
  onClose: () => void;
  /** The picture that is seen until the film is, and where it cannot be had. */
  poster?: ReactNode;
}

/** A film above the page. Nothing of it is asked for before the modal opens, and nothing plays on once it is closed. */
export function VideoModal({ open, onClose, poster, ...film }: VideoModalProps) {
  return (
    <Dialog open={open} onClose={onClose} label={film.label} className={styles.modal}>
      <div className={styles.film}>
        {poster}
        {open && <Player {...film} />}
      </div>
    </Dialog>
  );
}

const load = () => import("./film-player");

function Player(film: Film) {
  const { t } = useTranslation("common");
  const { value, status, retry } = useAsync(load);
  if (value) return <value.FilmPlayer {...film} />;
  if (status === "loading") return null;
  return (
    <div className={styles.failed}>
      <LoadState status={status} retry={retry} failed={t("film.failed")} />
    </div>
  );
}
