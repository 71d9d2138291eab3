import { graphql } from "gatsby";
import { useEffect } from "react";
import { Dialog } from "../../components/dialog/dialog";
import { closeOverlay, useOverlay } from "../../components/dialog/overlay";
import { LoadState } from "../../components/load-state";
import { useAsync, useTranslation } from "../../i18n";
import { Logo } from "../logo";
import * as styles from "./side-panel.module.css";

const load = () => import("./side-panel-content");

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
      kind="panel"
      label={t("panel.title")}
      open={isOpen}
      onClose={() => closeOverlay("panel")}
    >
      <div className={styles.inner}>
        <Logo name={site.name} brand={brand} />
        <Content site={site} />
      </div>
    </Dialog>
  );
}

function Content({ site }: { site: Queries.SidePanelFragment }) {
  const { value, status, retry } = useAsync(load);
  return (
    <LoadState status={status} retry={retry}>
      {value && <value.SidePanelContent site={site} />}
    </LoadState>
  );
}

export const query = graphql`
  fragment SidePanel on ContentSite {
    name(language: $language)
    profile(language: $language)
    newsletter
    address(language: $language)
    ...ContactLinks
    social {
      network
      url
    }
  }
`;
