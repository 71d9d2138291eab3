import { graphql } from "gatsby";
import { useEffect, useState } from "react";
import { ContactLinks } from "../components/contact-links";
import { LegalLine } from "../components/legal-line";
import { MotionButton } from "../components/motion-button";
import { ProfileLink } from "../components/profile-link";
import { SocialLinks } from "../components/social-links";
import { useTranslation } from "../i18n";
import { AnalyticsConsent } from "./analytics-consent";
import * as styles from "./footer.module.css";
import { Logo } from "./logo";
import { NavigationLinks } from "./navigation-links";

interface FooterProps {
  navigation: Queries.FooterNavigationFragment;
  site: Queries.FooterFragment;
  offices: Queries.FooterOfficesFragment;
  brand: Queries.FooterBrandFragment;
  builtYear: string;
}

/** The footer: links, contact details, copyright. */
export function Footer({ navigation, site, offices, brand, builtYear }: FooterProps) {
  const { t } = useTranslation("common");
  // The HTML has the year of the build, the browser the year of its clock if that is later.
  const [year, setYear] = useState(builtYear);
  useEffect(() => {
    setYear(String(Math.max(Number(builtYear), new Date().getFullYear())));
  }, [builtYear]);
  const others = offices.items.map(({ name, phones: [phone = ""] }) => ({
    name,
    phone,
    dayAndNight: null,
  }));
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Logo name={site.fullName} brand={brand} lettering={brand.lettering} />
          <p>{site.tagline}</p>
          <ProfileLink />
          <SocialLinks {...site} />
        </div>
        <div className={styles.columns}>
          <nav aria-labelledby="footer-company">
            <h2 id="footer-company" className={styles.heading}>
              {t("footer.company")}
            </h2>
            <ul className={styles.pages}>
              <NavigationLinks items={navigation.footer} />
            </ul>
          </nav>
          <div>
            <h2 className={styles.heading}>{t("footer.contact")}</h2>
            <ContactLinks
              {...site}
              phones={[...site.phones, ...others.map(({ phone }) => phone)]}
              contacts={[...(site.contacts ?? []), ...others]}
            />
          </div>
        </div>
        <div className={styles.end}>
          <nav aria-label={t("navigation.legal")}>
            <ul>
              <NavigationLinks items={navigation.legal} />
            </ul>
          </nav>
          <MotionButton words="beside" />
          {site.analytics?.asks && <AnalyticsConsent {...site} />}
          <a href="#top">{t("floating.top")}</a>
          <div className={styles.law}>
            <p>{t("footer.copyright", { year, company: site.fullName })}</p> <LegalLine {...site} />{" "}
            {site.notice && <p>{site.notice}</p>}
          </div>
        </div>
      </div>
    </footer>
  );
}

export const query = graphql`
  fragment FooterNavigation on ContentNavigation {
    footer {
      text(language: $language)
      to
    }
    legal {
      text(language: $language)
      to
    }
  }

  fragment FooterBrand on ContentBrand {
    ...Logo
    lettering(language: $language)
  }

  fragment FooterOffices on ContentOffices {
    items {
      name(language: $language)
      phones
    }
  }

  fragment Footer on ContentSite {
    fullName(language: $language)
    tagline(language: $language)
    notice(language: $language)
    ...ContactLinks
    ...Analytics
    ...LegalLine
    ...SocialLinks
  }
`;
