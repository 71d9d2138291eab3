import { graphql } from "gatsby";
import { asTyped, formatDate, useLanguage, useTranslation } from "../i18n";
import * as styles from "./vacancies.module.css";

interface VacanciesProps extends Queries.VacanciesFragment {
  /** The id of the form that a title leads to. */
  formId: string;
  /** Called with the title that was chosen. */
  onChoose: (title: string) => void;
}

/** The open jobs. Without any, a sentence says that applications are kept. */
export function Vacancies({ items, formId, onChoose }: VacanciesProps) {
  const { t } = useTranslation("careers");
  const language = useLanguage();
  if (items.length === 0) return <p className="muted">{t("vacancies.none")}</p>;
  return (
    <div>
      <h3>{t("vacancies.title")}</h3>
      <ul className={styles.list}>
        {items.map(({ id, title, place, kind, closes }) => (
          <li key={id}>
            <a
              className={styles.job}
              href={`#${formId}`}
              onClick={(event) => {
                event.preventDefault();
                onChoose(asTyped(title));
              }}
            >
              {title}
            </a>
            <span>{place.name}</span>
            <span>{t(`vacancies.kinds.${kind}` as "vacancies.kinds.contract")}</span>
            <span>{t("vacancies.closes", { date: formatDate(closes, language) })}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

export const query = graphql`
  fragment Vacancies on ContentVacancies {
    items {
      id
      title(language: $language)
      place {
        name(language: $language)
      }
      kind
      closes
    }
  }
`;
