import { graphql } from "gatsby";
import { Picture } from "../components/picture/picture";
import * as styles from "./page-title.module.css";

interface PageTitleProps {
  title: string;
  intro?: string;
  /** A picture behind the title. */
  band?: Queries.PageTitleFragment["band"];
}

/** The head of a screen: its title, a sentence, and where it has one a picture. */
export function PageTitle({ title, intro, band }: PageTitleProps) {
  return (
    <header className={`${styles.band} ${band ? styles.pictured : styles.plain}`}>
      {band && (
        <div className={styles.picture}>
          <Picture first image={band} alt="" />
        </div>
      )}
      <div className={styles.words}>
        <h1>{title}</h1>
        {intro && <p>{intro}</p>}
      </div>
    </header>
  );
}

export const query = graphql`
  fragment PageTitle on ContentPage {
    band {
      ...ScreenWidePicture
    }
  }
`;
