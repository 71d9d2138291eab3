import type { ComponentProps } from "react";
import { afterPaint } from "../../browser/after-paint";
import { toggleDark, useDark } from "../../browser/theme";
import { IconButton } from "../../components/icon-button";
import { useTranslation } from "../../i18n";

/** Toggles the dark theme. */
export function ThemeButton(
  button: Pick<ComponentProps<typeof IconButton>, "className" | "words">,
) {
  const { t } = useTranslation("common");
  const dark = useDark();
  return (
    <IconButton
      // Beside its words the icon stays, coloured while they hold (icon-button.module.css).
      icon={dark && button.words !== "beside" ? "sun" : "moon"}
      label={t("theme.dark")}
      aria-pressed={dark}
      // The pressed button is painted first: every element changes its colours.
      onClick={() => afterPaint(toggleDark)}
      {...button}
    />
  );
}
