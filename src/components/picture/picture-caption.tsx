import { formatMonth, useLanguage, useTranslation } from "../../i18n";
import { RunningText } from "../running-text";

interface PictureCaptionProps {
  caption: string | null;
  /** The month that the picture shows. */
  date: string | null;
  /** The element, where the picture is not a figure. */
  as?: "figcaption" | "p";
}

/** What stands under a picture: its caption and its month. Nothing without either. */
export function PictureCaption({ caption, date, as = "figcaption" }: PictureCaptionProps) {
  const { t } = useTranslation("common");
  const language = useLanguage();
  const pictured = date && t("pictured", { month: formatMonth(date, language) });
  const parts = [caption, pictured].filter(Boolean);
  return parts.length > 0 && <RunningText as={as} className="caption" text={parts.join(" · ")} />;
}
