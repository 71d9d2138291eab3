import { graphql, type PageProps } from "gatsby";
import { ErrorBoundaries } from "../components/error-boundary";
import { PageContents } from "../components/page-contents";
import { useTranslation } from "../i18n";
import { CompanyFilm } from "../sections/company-film";
import { PageTitle } from "../sections/page-title";
import { People } from "../sections/people";
import { RuledList } from "../sections/ruled-list";
import { VisionMissionGoals } from "../sections/vision-mission-goals";

export default function WhoWeAre({ data }: PageProps<Queries.WhoWeArePageQuery>) {
  const { t } = useTranslation("who-we-are");
  return (
    <ErrorBoundaries>
      <PageTitle title={t("title")} intro={t("intro")} headerImage={data.page.headerImage} />
      <PageContents
        sections={[
          ...data.whoWeAre.items.map(({ id }) => id),
          ...(["milestones", "people", "roles"] as const).filter((id) => data[id].items.length > 0),
        ].map((id) => ({ id, title: t(`${id}.title`) }))}
      />
      <VisionMissionGoals {...data.whoWeAre} figures={data.figures.items} />
      <RuledList id="milestones" kind="years" title={t("milestones.title")} {...data.milestones} />
      <People {...data.people} wide={data.whoWeAre.wide} />
      <RuledList
        id="roles"
        kind="sideways"
        title={t("roles.title")}
        text={t("roles.text")}
        {...data.roles}
      />
      <CompanyFilm {...data.facts} />
    </ErrorBoundaries>
  );
}

export { PeopleHead as Head } from "../seo/described-heads";

export const query = graphql`
  query WhoWeArePage($route: String!, $language: String!, $namespaces: [String!]!) {
    ...Layout
    ...PageTitle
    facts: siteFacts { ...CompanyFilm }
    whoWeAre {
      ...VisionMissionGoals
      ...WidePicture
    }
    figures { ...GoalFigures }
    milestones {
      items { ...ListEntry }
    }
    people { ...People }
    roles {
      items { ...ListEntry }
    }
  }
`;
