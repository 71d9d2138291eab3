import { privacyPath } from "../../shared/anchors";
import { RunningText } from "../components/running-text";
import { LocalizedLink, useTranslation } from "../i18n";

/** Who gets what a form sends, for what and for how long, and the way to the privacy page, where there is one. */
export function Consent({ text }: { text: string }) {
  const { t } = useTranslation("common");
  return (
    <span>
      <RunningText text={text} isPlain />{" "}
      <LocalizedLink to={privacyPath}>{t("navigation.privacy")}</LocalizedLink>
    </span>
  );
}
