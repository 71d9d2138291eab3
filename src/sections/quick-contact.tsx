import { graphql } from "gatsby";
import { useEffect, useState } from "react";
import { Icon } from "../components/icon";
import { WithLinks } from "../components/with-links";
import { formatWeekday, hoursInWords, useLanguage, useTextOfKey, useTranslation } from "../i18n";
import { chatUrl } from "../shared/chat-url";
import { nextOpening, timeIn } from "../shared/opening-hours";
import { phoneDigits } from "../shared/phone-digits";
import * as styles from "./quick-contact.module.css";

/**
 * On a phone, before the form: call, write, chat. Wider screens have the contact details beside the form. While the
 * office is closed, it says until when, and Call dials the number that is answered day and night, where there is one.
 */
export function QuickContact(facts: Queries.QuickContactFragment) {
  const { phones, email, whatsapp, contacts } = facts;
  const { t } = useTranslation("contact");
  const text = useTextOfKey();
  const language = useLanguage();
  const opening = useNextOpening(facts);
  const dayAndNight = opening && contacts?.find((contact) => contact.dayAndNight && contact.phone);
  const number = dayAndNight?.phone ?? phones[0];
  const ways = [
    {
      icon: "phone",
      words: t("quickContact.call"),
      href: number && `tel:${phoneDigits(number)}`,
    },
    { icon: "email", words: t("quickContact.write"), href: `mailto:${email}` },
    {
      icon: "whatsapp",
      words: t("quickContact.chat"),
      href: whatsapp && chatUrl(whatsapp),
    },
  ] as const;
  return (
    <div className={styles.quick} data-search="none">
      <ul className={styles.ways}>
        {ways.map(
          ({ icon, words, href }) =>
            href && (
              <li key={icon}>
                <a href={href} className="control">
                  <Icon name={icon} />
                  {words}
                </a>
              </li>
            ),
        )}
      </ul>
      {opening && (
        <p key={opening.date} className="note">
          {t("quickContact.closed", {
            day: formatWeekday(opening.date, language),
            time: hoursInWords(opening.hours, language, text).opens,
          })}{" "}
          {dayAndNight && (
            <WithLinks
              text={t("quickContact.meanwhile", { phone: number, name: dayAndNight.name })}
            />
          )}
        </p>
      )}
    </div>
  );
}

/** When the office opens next; undefined while it is open. The HTML does not know, and coming back to the page looks again. */
function useNextOpening({ openingHours, timeZone }: Queries.QuickContactFragment) {
  const [opening, setOpening] = useState<ReturnType<typeof nextOpening>>();
  useEffect(() => {
    if (!timeZone) return;
    const look = () => setOpening(nextOpening(openingHours, timeIn(timeZone)));
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [openingHours, timeZone]);
  return opening;
}

export const query = graphql`
  fragment QuickContact on ContentSite {
    phones
    email
    whatsapp
    timeZone
    openingHours {
      days
      opens
      closes
      period {
        from
        to
      }
    }
    contacts {
      name(language: $language)
      phone
      dayAndNight
    }
  }
`;
