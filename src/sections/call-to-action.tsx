import { Action } from "../components/action";
import { Section } from "../components/section";
import { useTranslation } from "../i18n";

/** Asks the visitor to write. */
export function CallToAction() {
  const { t } = useTranslation("services");
  return (
    <Section ground="deep" title={t("callToAction.title")} text={t("callToAction.text")}>
      <Action to="/contact-us">{t("getInTouch")}</Action>
    </Section>
  );
}
