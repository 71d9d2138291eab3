import { graphql } from "gatsby";
import { Action } from "../../components/action";
import { ContactLinks } from "../../components/contact-links";
import { ProfileLink } from "../../components/profile-link";
import { RunningText } from "../../components/running-text";
import { useTranslation } from "../../i18n";
import { contactPath } from "../contact-path";
import * as styles from "./prequalification.module.css";

/** Where a file for prequalification is asked for, and the company profile. */
export function Send({ email, contacts }: Queries.SendFragment) {
  const { t } = useTranslation("prequalification");
  const mailbox = contacts?.find(({ id }) => id === "tender")?.email;
  return (
    <section id="send" className={styles.send}>
      <h2 className="small-heading">{t("send.title")}</h2>
      <RunningText as="p" text={t("send.text")} />
      <div className="ways">
        <Action to={contactPath("tender", t("title"))}>{t("send.action")}</Action>
        <ProfileLink />
      </div>
      <ContactLinks email={mailbox ?? email} />
    </section>
  );
}

export const query = graphql`
  fragment Send on ContentSite {
    email
    contacts {
      id
      email
    }
  }
`;
