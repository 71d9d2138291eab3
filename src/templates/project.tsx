import { graphql, type PageProps } from "gatsby";
import type { PageContext } from "../../shared/page-context";
import { ErrorBoundaries } from "../components/error-boundary";
import { ProjectBody } from "../sections/project/project-body";
import { ProjectEnd } from "../sections/project/project-end";
import { ProjectPictures } from "../sections/project/project-pictures";
import { ProjectTitle } from "../sections/project/project-title";

type Props = PageProps<Queries.ProjectPageQuery, PageContext>;

export default function Project({ data: { project, next } }: Props) {
  return (
    <ErrorBoundaries>
      <ProjectTitle {...project} />
      <ProjectBody {...project} />
      <ProjectPictures {...project} />
      <ProjectEnd {...project} next={next} />
    </ErrorBoundaries>
  );
}

export { PageHead as Head } from "../seo/page-head";

export const query = graphql`
  query ProjectPage(
    $slug: String!
    $next: String!
    $language: String!
    $namespaces: [String!]!
  ) {
    ...Layout
    project(slug: $slug) {
      path
      name(language: $language)
      ...ProjectTitle
      ...ProjectBody
      ...ProjectPictures
    }
    next: project(slug: $next) { ...NextProject }
  }
`;
