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

/** A film above the page. Nothing of it is requested before the modal opens, and nothing plays on once it is closed. */
export function VideoModal({ open, onClose, poster, ...film }: VideoModalProps) {
  return (
    <Dialog open={open} onClose={onClose} label={film.label} className={styles.modal}>
      <Player {...film} open={open} poster={poster} />
    </Dialog>
  );
}

const load = () => import("./film-player");

function Player({ open, poster, ...film }: Omit<VideoModalProps, "onClose">) {
  const { t } = useTranslation("common");
  const { value, status, retry } = useAsync(load);
  const hasFailed = status === "failed" || status === "outdated";
  return (
    <>
      <div className={styles.film}>
        {poster}
        {open && value && <value.FilmPlayer {...film} />}
        {open && hasFailed && (
          <div className={styles.failed}>
            <LoadState status={status} retry={retry} failed={t("film.failed")} />
          </div>
        )}
      </div>
      {open && value && film.channel === "custom" && film.tracks && <value.FilmChapters />}
    </>
  );
}
