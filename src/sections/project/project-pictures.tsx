import { graphql } from "gatsby";
import { Picture } from "../../components/picture/picture";
import { PictureCaption } from "../../components/picture/picture-caption";
import { Section } from "../../components/section";
import { Datum, datumStyle } from "../stages/datum";
import * as styles from "./project-pictures.module.css";

/** The pictures after the cover, whole and in pairs by turns, and the drawings as strokes on the dark colour. */
export function ProjectPictures({ others, drawings }: Queries.ProjectPicturesFragment) {
  return (
    <>
      {others.length > 0 && (
        <Section>
          <div className={styles.pictures}>
            {others.map(({ image, alt, focus, caption, date }, position) => (
              <figure key={position}>
                <Picture image={image} alt={alt} focus={focus} />
                <PictureCaption caption={caption} date={date} />
              </figure>
            ))}
          </div>
        </Section>
      )}
      {drawings && drawings.length > 0 && (
        <Section surface="deep">
          <div className={styles.drawings}>
            {drawings.map(({ kind, title, box, markup }, position) => (
              <figure key={position} style={datumStyle(levelOf(kind, box.top))}>
                <Datum {...levelOf(kind, box.top)} />
                <svg
                  viewBox={`${box.left} ${box.top} ${box.width} ${box.height}`}
                  role="img"
                  aria-label={title}
                  // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of content/, which the check has looked at.
                  dangerouslySetInnerHTML={{
                    __html: kind === "elevation" ? `${markup}<path d="M-999 0H999"/>` : markup,
                  }}
                />
                <figcaption className="caption">{title}</figcaption>
              </figure>
            ))}
          </div>
        </Section>
      )}
    </>
  );
}

/** The highest point of a side view, as a level at the drawing's upper edge. */
function levelOf(kind: string, top: number) {
  return { level: kind === "elevation" ? -top : null, ground: 100, metre: -100 / top };
}

export const query = graphql`
  fragment ProjectPictures on ContentProject {
    others {
      image {
        ...WorkPicture
      }
      alt(language: $language)
      focus
      caption(language: $language)
      date
    }
    drawings {
      kind
      title(language: $language)
      ...SideView
    }
  }
`;
