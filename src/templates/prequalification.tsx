import { graphql, type PageProps } from "gatsby";
import { ErrorBoundaries } from "../components/error-boundary";
import { PageContents } from "../components/page-contents";
import { useTranslation } from "../i18n";
import { PageTitle } from "../sections/page-title";
import { Capacity } from "../sections/prequalification/capacity";
import { Credentials } from "../sections/prequalification/credentials";
import { Identity } from "../sections/prequalification/identity";
import { LateProjects } from "../sections/prequalification/late-projects";
import * as styles from "../sections/prequalification/prequalification.module.css";
import { ProjectsTable } from "../sections/prequalification/projects-table";
import { Safety } from "../sections/prequalification/safety";
import { Send } from "../sections/prequalification/send";

export default function Prequalification({ data }: PageProps<Queries.PrequalificationPageQuery>) {
  const { t } = useTranslation("prequalification");
  const { facts, credentials, prequalification, projects } = data;
  const { items, safety, late } = prequalification;
  const sections = {
    identity: facts.legal,
    credentials: credentials.items[0],
    capacity: items[0],
    safety: safety?.[0],
    projects: projects[0],
    late: late?.[0],
    send: true,
  };
  const ids = Object.keys(sections) as (keyof typeof sections)[];
  return (
    <ErrorBoundaries>
      <PageTitle title={t("title")} intro={t("intro")} headerImage={data.page.headerImage} />
      <PageContents
        sections={ids.filter((id) => sections[id]).map((id) => ({ id, title: t(`${id}.title`) }))}
      />
      <div className={styles.sheet}>
        <ErrorBoundaries>
          <Identity {...facts} />
          <Credentials {...credentials} />
          <Capacity {...prequalification} />
          <Safety {...prequalification} />
          <ProjectsTable projects={projects} />
          <LateProjects {...prequalification} />
          <Send {...facts} />
        </ErrorBoundaries>
      </div>
    </ErrorBoundaries>
  );
}

export { PageHead as Head } from "../seo/page-head";

export const query = graphql`
  query PrequalificationPage($route: String!, $language: String!, $namespaces: [String!]!) {
    ...Layout
    ...PageTitle
    facts: siteFacts {
      ...Identity
      ...Send
    }
    credentials {
      ...Credentials
    }
    prequalification {
      ...Capacity
      ...Safety
      ...LateProjects
    }
    projects {
      ...ProjectRow
    }
  }
`;
