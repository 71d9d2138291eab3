import { useTranslation } from "../i18n";
import { Field } from "./field";

/** The sender's fields, which every form begins with: who writes, and where to answer. The company's own number shows how one is written. */
export function SenderFields({ phone }: { phone: string }) {
  const { t } = useTranslation("forms");
  const problems = t("problems", { returnObjects: true });
  return (
    <>
      <Field name="name" label={t("labels.name")} autoComplete="name" problems={problems} />
      <Field
        kind="email"
        name="email"
        label={t("labels.email")}
        hint={t("hints.email")}
        problems={problems}
      />
      <Field
        kind="phone"
        name="phone"
        label={t("labels.phone")}
        hint={t("hints.phone", { example: phone.split(" ")[0] })}
        problems={problems}
      />
    </>
  );
}
