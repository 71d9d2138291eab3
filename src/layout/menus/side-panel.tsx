import { graphql } from "gatsby";
import { useEffect } from "react";
import { Dialog } from "../../components/dialog/dialog";
import { closeOverlay, useOverlay } from "../../components/dialog/overlay";
import { Loadable } from "../../components/loadable";
import { useTranslation } from "../../i18n";
import { Logo } from "../logo";
import * as styles from "./side-panel.module.css";

const load = () => import("./side-panel-content").then((module) => module.SidePanelContent);

interface SidePanelProps {
  site: Queries.SidePanelFragment;
  brand: Queries.LogoFragment;
}

/** The side panel: about, profile, contact details, newsletter. */
export function SidePanel({ site, brand }: SidePanelProps) {
  const { t } = useTranslation("common");
  const isOpen = useOverlay() === "panel";
  useEffect(() => {
    document.body.classList.toggle("panel-open", isOpen);
  }, [isOpen]);
  return (
    <Dialog
      kind="side"
      label={t("panel.title")}
      open={isOpen}
      onClose={() => closeOverlay("panel")}
    >
      <div className={styles.inner}>
        <Logo name={site.name} brand={brand} />
        <Loadable load={load} props={{ site }} />
      </div>
    </Dialog>
  );
}

export const query = graphql`
  fragment SidePanel on ContentSite {
    name(language: $language)
    newsletter
    ...Delivery
    address(language: $language)
    ...ContactLinks
    ...SocialLinks
  }
`;
