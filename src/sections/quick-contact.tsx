import { graphql } from "gatsby";
import { Icon } from "../components/icon";
import { useTranslation } from "../i18n";
import { chatUrl } from "../shared/chat-url";
import { phoneDigits } from "../shared/phone-digits";
import * as styles from "./quick-contact.module.css";

/** On a phone, before the form: call, write, chat. Wider screens have the contact details beside the form. */
export function QuickContact({ phones, email, whatsapp }: Queries.QuickContactFragment) {
  const { t } = useTranslation("contact");
  const ways = [
    {
      icon: "phone",
      words: t("quickContact.call"),
      href: phones[0] && `tel:${phoneDigits(phones[0])}`,
    },
    { icon: "email", words: t("quickContact.write"), href: `mailto:${email}` },
    {
      icon: "whatsapp",
      words: t("quickContact.chat"),
      href: whatsapp && chatUrl(whatsapp),
    },
  ] as const;
  return (
    <ul className={styles.ways} data-search="none">
      {ways.map(
        ({ icon, words, href }) =>
          href && (
            <li key={icon}>
              <a href={href}>
                <Icon name={icon} />
                {words}
              </a>
            </li>
          ),
      )}
    </ul>
  );
}

export const query = graphql`
  fragment QuickContact on ContentSite {
    phones
    email
    whatsapp
  }
`;
