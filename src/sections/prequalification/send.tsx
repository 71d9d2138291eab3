import { graphql } from "gatsby";
import { ContactLink, PurposeLink } from "../../components/contact-link";
import { ContactLinks } from "../../components/contact-links";
import { ProfileLink } from "../../components/profile-link";
import { Section } from "../../components/section";
import { useTranslation } from "../../i18n";
import { prequalificationPath } from "../../shared/contact-links";

const suppliers = `${prequalificationPath}#suppliers`;

/** Where a file for prequalification is asked for, the company profile, and where suppliers write. */
export function Send({ email, contacts, profile }: Queries.SendFragment) {
  const { t } = useTranslation("prequalification");
  const mailbox = contacts?.find(({ from }) => from?.includes(prequalificationPath))?.email;
  return (
    <Section id="send" rank="minor" title={t("send.title")} text={t("send.text")}>
      <ContactLinks email={mailbox ?? email} />
      <div className="ways">
        <ContactLink from={prequalificationPath} subject={t("title")}>
          {t("send.action")}
        </ContactLink>
        <ProfileLink file={profile} />
      </div>
      <div id="suppliers">
        <PurposeLink from={suppliers} subject={t("send.suppliersAction")}>
          {t("send.suppliersAction")}
        </PurposeLink>
      </div>
    </Section>
  );
}

export const query = graphql`
  fragment Send on ContentSite {
    email
    contacts {
      email
      from
    }
    profile(language: $language)
  }
`;
