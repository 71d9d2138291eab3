import { graphql } from "gatsby";
import { formatDate, LocalizedLink, useLanguage, useTranslation } from "../../i18n";
import * as styles from "./vacancies.module.css";

/** The open jobs, each leading to its page. Without any, a sentence says that applications are kept. */
export function Vacancies({ vacancies }: { vacancies: readonly Queries.VacanciesFragment[] }) {
  const { t } = useTranslation("careers");
  const language = useLanguage();
  if (vacancies.length === 0) return <p className="muted">{t("vacancies.none")}</p>;
  return (
    <div>
      <h3>{t("vacancies.title")}</h3>
      <ul className={styles.list}>
        {vacancies.map(({ path, title, city, kind, closes }) => (
          <li key={path} className="wrap">
            <LocalizedLink className={styles.job} to={path}>
              {title}
            </LocalizedLink>
            <span>{city.name}</span>
            <span>{t(`vacancies.kinds.${kind}` as "vacancies.kinds.contract")}</span>
            <span>{t("vacancies.closes", { date: formatDate(closes, language) })}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

export const query = graphql`
  fragment Vacancies on ContentVacancy {
    path
    slug
    title(language: $language)
    city { name(language: $language) }
    kind
    closes
  }
`;
