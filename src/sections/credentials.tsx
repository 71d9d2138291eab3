import { graphql, withPrefix } from "gatsby";
import * as action from "../components/action.module.css";
import { Icon } from "../components/icon";
import { Section } from "../components/section";
import { TitleBlock } from "../components/title-block";
import { formatDate, useLanguage, useTranslation } from "../i18n";
import * as styles from "./credentials.module.css";

/** What the company is registered, classified, certified and insured as, each as a title block. Nothing without credentials. */
export function Credentials({ items }: Queries.CredentialsFragment) {
  const { t } = useTranslation("who-we-are");
  const common = useTranslation("common");
  const language = useLanguage();
  if (items.length === 0) return null;
  return (
    <Section
      id="credentials"
      rank="minor"
      title={t("credentials.title")}
      text={t("credentials.text")}
    >
      <ul className={styles.credentials}>
        {items.map(({ id, kind, name, body, number, scope, validUntil, document }) => (
          <li key={id}>
            <TitleBlock
              facts={[
                { label: t(`credentials.kinds.${kind}`), value: name },
                { label: t("credentials.body"), value: body },
                { label: t("credentials.number"), value: <bdi dir="ltr">{number}</bdi> },
                { label: t("credentials.scope"), value: scope },
                {
                  label: t("credentials.validUntil"),
                  value: validUntil && formatDate(validUntil, language),
                },
              ]}
            />
            {document && (
              <a
                className={action.quiet}
                href={withPrefix(document)}
                target="_blank"
                rel="noopener noreferrer"
              >
                <Icon name="document" />
                {t("credentials.document")}
                <span className="visually-hidden">
                  : {name} ({common.t("social.newTab")})
                </span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const query = graphql`
  fragment Credentials on ContentCredentials {
    items {
      id
      kind
      name(language: $language)
      body(language: $language)
      number
      scope(language: $language)
      validUntil
      document
    }
  }
`;
