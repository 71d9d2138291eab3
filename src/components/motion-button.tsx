import type { ComponentProps } from "react";
import { toggleMotion, useMotionPaused } from "../browser/motion";
import { useTranslation } from "../i18n";
import { IconButton } from "./icon-button";

/** Pauses and resumes all motion. */
export function MotionButton(
  button: Pick<ComponentProps<typeof IconButton>, "className" | "words">,
) {
  const { t } = useTranslation("common");
  const isPaused = useMotionPaused();
  return (
    <IconButton
      icon={isPaused ? "play" : "pause"}
      label={isPaused ? t("motion.play") : t("motion.pause")}
      onClick={toggleMotion}
      {...button}
    />
  );
}
