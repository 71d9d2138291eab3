import type { ComponentProps } from "react";
import { useTranslation } from "../i18n";
import { Icon, type IconName } from "./icon";

interface NewTabLinkProps extends ComponentProps<"a"> {
  icon?: IconName;
  /** What a link that shows an icon alone is called. */
  label?: string;
}

/** A link that opens in a new tab, and says so to screen readers. */
export function NewTabLink({ icon, label, children, ...link }: NewTabLinkProps) {
  const { t } = useTranslation("common");
  return (
    <a {...link} target="_blank" rel="noopener noreferrer">
      {icon && <Icon name={icon} />}
      {label && <span className="visually-hidden">{label}</span>}
      {children}
      <span className="visually-hidden"> ({t("social.newTab")})</span>
    </a>
  );
}
