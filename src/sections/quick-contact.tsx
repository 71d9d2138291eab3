import { graphql } from "gatsby";
import { useEffect, useState } from "react";
import { Icon } from "../components/icon";
import { WithLinks } from "../components/with-links";
import { formatWeekday, hoursInWords, useLanguage, useTextOfKey, useTranslation } from "../i18n";
import { chatUrl } from "../shared/chat-url";
import { openingAt, timeIn } from "../shared/opening-hours";
import { phoneDigits } from "../shared/phone-digits";
import * as styles from "./quick-contact.module.css";

/**
 * On a phone, before the form: call, write, chat, and who is there now, or next. Wider screens have the contact details
 * beside the form. While nobody is, Call dials the number that is answered day and night, where there is one.
 */
export function QuickContact(facts: Queries.QuickContactFragment) {
  const { phones, email, whatsapp, contacts } = facts;
  const { t } = useTranslation("contact");
  const text = useTextOfKey();
  const language = useLanguage();
  const opening = useOpening(facts);
  const isClosed = opening?.isOpen === false;
  const dayAndNight = isClosed
    ? contacts?.find((contact) => contact.dayAndNight && contact.phone)
    : undefined;
  const number = dayAndNight?.phone ?? phones[0];
  const ways = [
    ["phone", t("quickContact.call"), number && `tel:${phoneDigits(number)}`],
    ["email", t("quickContact.write"), `mailto:${email}`],
    ["whatsapp", t("quickContact.chat"), whatsapp && chatUrl(whatsapp)],
  ] as const;
  return (
    <div className={styles.quick} data-search="none">
      <ul className={styles.ways}>
        {ways.map(
          ([icon, words, href]) =>
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
        <p key={`${opening.date} ${isClosed}`} className="note">
          {t(isClosed ? "quickContact.closed" : "quickContact.open", {
            office: text(`contact:hours.${opening.hours.id}.title`),
            day: formatWeekday(opening.date, language),
            time: hoursInWords(opening.hours, language, text)[isClosed ? "opens" : "closes"],
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

/** The hours that are now or next. The HTML does not know, and coming back to the page looks again. */
function useOpening({ openingHours, timeZone }: Queries.QuickContactFragment) {
  const [opening, setOpening] = useState<ReturnType<typeof openingAt>>();
  useEffect(() => {
    if (!timeZone) return;
    const look = () => setOpening(openingAt(openingHours, timeIn(timeZone)));
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
      id
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
