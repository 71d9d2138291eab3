import { graphql } from "gatsby";
import { Icon } from "../components/icon";
import { useTranslation } from "../i18n";
import { phoneDigits } from "../phone-digits";
import * as styles from "./reach.module.css";

/** On a phone, before the form: call, write, chat. Wider screens have the contact details beside the form. */
export function Reach({ phones, email, whatsapp }: Queries.ReachFragment) {
  const { t } = useTranslation("contact");
  const ways = [
    { icon: "phone", words: t("reach.call"), href: phones[0] && `tel:${phoneDigits(phones[0])}` },
    { icon: "email", words: t("reach.write"), href: `mailto:${email}` },
    {
      icon: "whatsapp",
      words: t("reach.chat"),
      href: whatsapp && `https://wa.me/${phoneDigits(whatsapp).slice(1)}`,
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
  fragment Reach on ContentSite {
    phones
    email
    whatsapp
  }
`;
