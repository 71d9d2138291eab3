import { graphql } from "gatsby";
import { Picture } from "../components/picture/picture";
import * as styles from "../components/picture/picture-band.module.css";
import { LocalizedLink } from "../i18n";

interface NextEntryProps {
  label: string;
  name: string;
  path: string;
  cover: Queries.NextCoverFragment | null;
}

/** The way to the next entry at the foot of one: its picture and its name. */
export function NextEntry({ label, name, path, cover }: NextEntryProps) {
  return (
    <LocalizedLink to={path} className={`${styles.band} no-print`}>
      {cover && (
        <span className={styles.picture}>
          <Picture {...cover} alt="" />
        </span>
      )}
      <span className={styles.words}>
        <span>{label}</span>
        <strong className="title">{name}</strong>
      </span>
    </LocalizedLink>
  );
}

export const query = graphql`
  fragment NextCover on EntryPicture {
    image { ...ScreenWidePicture }
    focus
  }
`;
