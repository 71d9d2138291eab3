import { graphql } from "gatsby";
import { Datum, datumStyle } from "../../components/drawing/datum";
import { depthOf, variables } from "../../components/drawing/drawing";
import { ScaleBar } from "../../components/drawing/scale-bar";
import { Picture } from "../../components/picture/picture";
import { PictureCaption } from "../../components/picture/picture-caption";
import { Section, SectionHeader } from "../../components/section";
import { useTranslation } from "../../i18n";
import * as styles from "./project-pictures.module.css";

/** The pictures after the cover, whole and in pairs by turns, and the drawings as strokes on the dark colour. */
export function ProjectPictures({ others, drawings }: Queries.ProjectPicturesFragment) {
  const { t } = useTranslation("projects");
  return (
    <>
      <EntryPictures pictures={others} />
      {drawings && drawings.length > 0 && (
        <Section surface="deep">
          <div className={isNarrow(drawings) ? "stack beside" : undefined}>
            <SectionHeader rank="minor" title={t("drawings")} />
            <div className={styles.drawings} style={sheetOf(drawings)}>
              {drawings.map(({ kind, title, box, markup }, position) => (
                <figure key={position} style={placeOf(kind, box)}>
                  <div className={styles.drawing}>
                    <Level level={kind === "plan" ? null : -box.top} box={box} />
                    <div className={styles.ground}>
                      <Level level={kind === "plan" ? null : 0} box={box} />
                    </div>
                    <svg
                      viewBox={`${box.left} ${box.top} ${box.width} ${box.height}`}
                      role="img"
                      aria-label={title}
                      // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of content/, which the check has looked at.
                      dangerouslySetInnerHTML={{
                        __html: kind === "plan" ? markup : `${markup}<path d="M-999 0H999"/>`,
                      }}
                    />
                  </div>
                  <figcaption className="caption">
                    {title}
                    <ScaleBar metres={Math.max(box.width, box.height) > 60 ? 20 : 10} />
                  </figcaption>
                </figure>
              ))}
            </div>
          </div>
        </Section>
      )}
    </>
  );
}

/** Pictures, whole and in pairs by turns. */
export function EntryPictures({
  pictures,
}: {
  pictures: readonly Queries.EntryPicturesFragment[];
}) {
  if (pictures.length === 0) return null;
  return (
    <Section>
      <div className={styles.pictures}>
        {pictures.map(({ image, alt, focus, caption, date }, position) => (
          <figure key={position}>
            <Picture image={image} alt={alt} focus={focus} />
            <PictureCaption caption={caption} date={date} />
          </figure>
        ))}
      </div>
    </Section>
  );
}

type Box = Queries.SideViewFragment["box"];
type Drawings = NonNullable<Queries.ProjectPicturesFragment["drawings"]>;

/** A level of a side view: its highest point or the ground. */
function Level({ level, box: { top, height } }: { level: number | null; box: Box }) {
  const datum = { level, ground: (-100 * top) / height, metre: 100 / height };
  return (
    <div style={datumStyle(datum)}>
      <Datum {...datum} />
    </div>
  );
}

/** Columns as wide as what they show, so that all side views have one scale; a plan is as high as they are, or three quarters of it beside a tower. */
function sheetOf(drawings: Drawings) {
  const heights = drawings.map(({ kind, box }) => (kind === "plan" ? 0 : box.height));
  const tallest = Math.max(...heights);
  const widths = drawings.map(({ kind, box: { width, height } }) =>
    kind === "plan" ? width / Math.min(Math.max(tallest, height), height / 0.75) : width / tallest,
  );
  return variables({
    columns: widths.map((width) => `minmax(0, ${width.toFixed(3)}fr)`).join(" "),
    across: widths.reduce((sum, width) => sum + width),
    gaps: Math.max(1, widths.length - 1),
    tallest,
  });
}

/** Whether it is one alone that leaves room for the heading beside it. */
function isNarrow([first, ...others]: Drawings) {
  return others.length === 0 && first !== undefined && first.box.width < 1.5 * first.box.height;
}

/** How wide a drawing is, and how far it goes below the ground; a plan has its own scale. */
function placeOf(kind: string, box: Box) {
  return variables({
    width: box.width,
    ...(kind === "plan" ? { depth: 0, tallest: box.height } : { depth: depthOf({ box }) }),
  });
}

export const query = graphql`
  fragment EntryPictures on EntryPicture {
    image { ...WorkPicture }
    alt(language: $language)
    focus
    caption(language: $language)
    date
  }

  fragment ProjectPictures on ContentProject {
    others { ...EntryPictures }
    drawings {
      kind
      title(language: $language)
      ...SideView
    }
  }
`;
