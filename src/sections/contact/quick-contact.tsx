import { chatUrl, phoneDigits } from "../../../shared/phone-digits";
import { Icon } from "../../components/icon";
import { mailLink } from "../../components/mail-link";
import { useSiteFacts } from "../../components/site-facts";
import { useTranslation } from "../../i18n";
import * as styles from "./quick-contact.module.css";

/**
 * On a phone, before the form: call, write and chat, and which number is answered at any hour. Wider screens have the contact
 * details beside the form.
 */
export function QuickContact({ phones, email, contacts }: Queries.ContactInfoFragment) {
  const { whatsapp } = useSiteFacts();
  const { t } = useTranslation("contact");
  const dayAndNight = contacts?.find((contact) => contact.dayAndNight && contact.phone);
  const callTo = (phone?: string | null) => phone && `tel:${phoneDigits(phone)}`;
  const ways = [
    ["phone", "call", callTo(phones.find((phone) => phone !== dayAndNight?.phone))],
    ["phone", "callAnyTime", callTo(dayAndNight?.phone)],
    ["email", "write", mailLink(email)],
    ["whatsapp", "chat", whatsapp && chatUrl(whatsapp)],
  ] as const;
  return (
    <div className={`no-print ${styles.quick}`} data-search="none">
      <ul className={styles.ways}>
        {ways.map(
          ([icon, key, href]) =>
            href && (
              <li key={key}>
                <a href={href}>
                  <Icon name={icon} />
                  {t(`quickContact.${key}`)}
                </a>
              </li>
            ),
        )}
      </ul>
      {dayAndNight && <p className="note">{t("quickContact.anyTime", dayAndNight)}</p>}
    </div>
  );
}
