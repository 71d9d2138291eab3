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
  headerImage?: Queries.PageTitleFragment["page"]["headerImage"];
  /** The picture goes across the page, above or below the title; without this it stands beside it. */
  imageAt?: "above" | "below";
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
  imageAt,
  cover = headerImage ? { image: headerImage, alt: "" } : undefined,
  children,
}: PageTitleProps) {
  const across = headerImage && imageAt;
  const isBeside = headerImage && !across;
  // A title and its sentence alone stand on one line where they have room.
  const beside = intro && !above && !children ? "beside" : "";
  return (
    <header className={isBeside ? band.beside : styles[across || (cover ? "covered" : "plain")]}>
      {cover && (
        <div className={isBeside ? band.picture : styles[across ? "wide" : "cover"]}>
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
