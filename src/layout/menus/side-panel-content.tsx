import { ContactLinks } from "../../components/contact-links";
import { LoadState } from "../../components/load-state";
import { ProfileLink } from "../../components/profile-link";
import { SocialLinks } from "../../components/social-links";
import { NewsletterForm, type NewsletterFormProps } from "../../forms/newsletter-form";
import { useRuntimeTranslations } from "../../i18n";
import * as styles from "./side-panel.module.css";

/** The content of the side panel. It is loaded when the panel first opens. */
export function SidePanelContent({ site }: { site: Queries.SidePanelFragment }) {
  const { t, status, retry } = useRuntimeTranslations("panel");
  // A site without a newsletter has no labels for it.
  const newsletter = t("newsletter" as never, {
    returnObjects: true,
  }) as NewsletterFormProps["texts"];
  const social = site.social.filter(({ network }) => network !== "linkedin");
  return (
    <>
      <LoadState status={status} retry={retry}>
        <div className={styles.group}>
          <p>{t("about")}</p>
          <ProfileLink kind="button" />
        </div>
      </LoadState>
      <div className={styles.group}>
        {status === "ready" && <h2 className="eyebrow">{t("contact")}</h2>}
        <p translate="no">{site.address}</p>
        <ContactLinks {...site} />
        <SocialLinks social={social} />
      </div>
      {status === "ready" && site.newsletter !== false && (
        <NewsletterForm className={styles.group} texts={newsletter} delivery={site.forms} />
      )}
    </>
  );
}
