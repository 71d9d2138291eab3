import { useTranslation } from "../../i18n";
import { variables } from "./drawing";
import * as styles from "./scale-bar.module.css";

/** So many metres at the scale of the drawings, which `--metre` is. */
export function ScaleBar({ metres }: { metres: number }) {
  const { t } = useTranslation("common");
  return (
    <p className={styles.scale} style={variables({ bar: metres })}>
      {t("skyline.scale", { metres })}
    </p>
  );
}
