import { graphql } from "gatsby";
import { Action } from "../../components/action";
import { ContactLinks } from "../../components/contact-links";
import { ProfileLink } from "../../components/profile-link";
import { Section } from "../../components/section";
import { useTranslation } from "../../i18n";
import { contactPath } from "../contact-path";

/** Where a file for prequalification is asked for, the company profile, and where suppliers write. */
export function Send({ email, contacts }: Queries.SendFragment) {
  const { t } = useTranslation("prequalification");
  const mailbox = contacts?.find(({ id }) => id === "tender")?.email;
  return (
    <Section id="send" rank="minor" title={t("send.title")} text={t("send.text")}>
      <ContactLinks email={mailbox ?? email} />
      <div className="ways">
        <Action to={contactPath("tender", t("title"))}>{t("send.action")}</Action>
        <ProfileLink />
      </div>
      <p id="suppliers" className="no-print">
        <Action to={contactPath("suppliers", t("send.suppliersAction"))} kind="quiet">
          {t("send.suppliersAction")}
        </Action>
      </p>
    </Section>
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
