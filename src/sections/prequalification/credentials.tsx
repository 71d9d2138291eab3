import { graphql, withPrefix } from "gatsby";
import { NewTabLink } from "../../components/new-tab-link";
import { RuledTable } from "../../components/ruled-table";
import { formatDate, useLanguage, useTranslation } from "../../i18n";

/** What the company is registered, classified, certified and insured as, each with its last day and file. */
export function Credentials({ items }: Queries.CredentialsFragment) {
  const { t } = useTranslation("prequalification");
  const language = useLanguage();
  return (
    <RuledTable
      id="credentials"
      title={t("credentials.title")}
      text={t("credentials.text")}
      columns={[
        { label: t("credentials.name") },
        { label: t("credentials.kind"), isPlain: true },
        { label: t("credentials.body"), isPlain: true },
        { label: t("credentials.number"), kind: "short" },
        { label: t("credentials.validUntil"), kind: "short" },
        { label: t("credentials.document") },
      ]}
      rows={items.map(({ id, kind, name, body, number, scope, validUntil, document }) => ({
        key: id,
        cells: [
          <>
            {name}
            {scope && <span>{scope}</span>}
          </>,
          t(`credentials.kinds.${kind}` as "credentials.kinds.tax"),
          body,
          <bdi key={id} dir="ltr">
            {number}
          </bdi>,
          validUntil && formatDate(validUntil, language),
          document && (
            <NewTabLink href={withPrefix(document)} data-print>
              PDF
              <span className="visually-hidden">: {name}</span>
            </NewTabLink>
          ),
        ],
      }))}
    />
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
