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
  /** A picture beside the title. */
  headerImage?: Queries.PageTitleFragment["page"]["headerImage"];
  /** A picture above the title, without anything on it. */
  cover?: ComponentProps<typeof Picture>;
  children?: ReactNode;
}

/** The head of a screen: its title, a sentence, and where it has one a picture. */
export function PageTitle({ above, title, intro, headerImage, cover, children }: PageTitleProps) {
  const plain = cover ? styles.covered : styles.plain;
  // A title and its sentence alone stand on one line where they have room.
  const beside = intro && !above && !children ? "beside" : "";
  return (
    <header className={headerImage ? band.beside : plain}>
      {cover && (
        <div className={styles.cover}>
          <Picture first {...cover} />
        </div>
      )}
      {headerImage && (
        <div className={band.picture}>
          <Picture first image={headerImage} alt="" />
        </div>
      )}
      <div
        className={
          headerImage
            ? `${band.words} ${styles.title}`
            : `page-width stack ${beside} ${styles.words}`
        }
      >
        {above && (
          <LocalizedLink to={above.to} className={styles.above}>
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
