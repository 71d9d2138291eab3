import { graphql } from "gatsby";
import type { ComponentProps, ReactNode } from "react";
import { Picture } from "../components/picture/picture";
import * as band from "../components/picture/picture-band.module.css";
import { RunningText } from "../components/running-text";
import { LocalizedLink } from "../i18n";
import * as styles from "./page-title.module.css";

interface PageTitleProps {
  /** The page that it belongs to. */
  above?: { to: string; name: string };
  title: string;
  intro?: string;
  /** A picture beside the title, or across the page above or below it. */
  headerImage?: Queries.PageTitleFragment["page"]["headerImage"];
  imageAt?: "above" | "beside" | "below";
  /** A picture above the title, without anything on it. */
  cover?: ComponentProps<typeof Picture>;
  children?: ReactNode;
}

/** The head of a screen: its title, a sentence, and where it has one a picture. */
export function PageTitle({
  above,
  title,
  intro,
  headerImage,
  imageAt = "beside",
  cover = headerImage ? { image: headerImage, alt: "" } : undefined,
  children,
}: PageTitleProps) {
  const isBeside = headerImage && imageAt === "beside";
  // A title and its sentence alone stand on one line where they have room.
  const beside = intro && !above && !children ? "beside" : "";
  const across = imageAt === "above" ? styles.above : styles.below;
  const kind = headerImage ? across : cover ? styles.covered : styles.plain;
  return (
    <header className={isBeside ? band.beside : kind}>
      {cover && (
        <div className={isBeside ? band.picture : headerImage ? styles.wide : styles.cover}>
          <Picture first {...cover} />
        </div>
      )}
      <div
        className={`${isBeside ? band.words : `page-width stack ${beside} ${styles.words}`} ${headerImage ? styles.title : ""}`}
      >
        {above && (
          <LocalizedLink to={above.to} className={styles.parent}>
            {above.name}
          </LocalizedLink>
        )}
        <h1>{title}</h1>
        {intro && <RunningText as="p" className="intro" text={intro} />}
        {children}
      </div>
    </header>
  );
}

export const query = graphql`
  fragment PageTitle on Query {
    page(path: $route) {
      headerImage { ...ScreenWidePicture }
    }
  }
`;
