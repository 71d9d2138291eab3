import { graphql } from "gatsby";
import { type MouseEvent, useState } from "react";
import * as action from "../components/action.module.css";
import { Gallery } from "../components/gallery/gallery";
import type { Shown } from "../components/gallery/gallery-props";
import { Picture } from "../components/picture/picture";
import { ProjectLink } from "../components/project-link";
import { Section } from "../components/section";
import { Slider } from "../components/slider/slider";
import { useTranslation } from "../i18n";
import { projectPath, workAnchor } from "../shared/anchors";
import * as styles from "./our-work.module.css";
import { useWorkFromHash } from "./use-work-from-hash";

/** The kinds of work that the company does, in pictures with captions. A press on one shows it large. */
export function OurWork({ projects }: { projects: readonly Queries.OurWorkFragment[] }) {
  const { t } = useTranslation("services");
  const [shown, setShown] = useState<Shown>();
  const show = (next?: Shown) => {
    setShown(next);
    // "Back" may have left the address of a work already.
    const isAtWork = window.location.hash.startsWith(`#${workAnchor("")}`);
    if (!next?.id && !isAtWork) return;
    const anchor = next?.id ? workAnchor(next.id) : "our-work";
    window.history.replaceState(window.history.state, "", `#${anchor}`);
  };
  useWorkFromHash(
    projects.map(({ slug }) => slug),
    (id) => setShown({ id }),
  );
  const enlarge = (event: MouseEvent, id: string) => {
    // Swiper prevents the click that ends a swipe.
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    show({ id });
  };
  const pictures = projects.map(({ slug, name, highlight, place, cover }) => ({
    ...cover,
    id: slug,
    title: name,
    note: `${highlight} · ${place.name}`,
    to: projectPath(slug),
  }));
  const slides = pictures.map(({ id, title, note, alt, image, focus }) => ({
    id,
    content: (
      <figure id={workAnchor(id)} className={styles.work}>
        <a
          href={image.childImageSharp?.gatsbyImageData.images.fallback?.src}
          aria-haspopup="dialog"
          onClick={(event) => enlarge(event, id)}
          // A mouse turns the slides; it does not carry a picture away.
          onDragStart={(event) => event.preventDefault()}
        >
          <Picture image={image} alt={alt} focus={focus} />
        </a>
        <figcaption>
          <strong>
            <ProjectLink slug={id}>{title}</ProjectLink>
          </strong>
          <span className="note">{note}</span>
        </figcaption>
      </figure>
    ),
  }));
  if (slides.length === 0) return null;
  const labels = { label: t("ourWork.title"), allLabel: t("ourWork.all") };
  return (
    <Section id="our-work" title={t("ourWork.title")} text={t("ourWork.text")}>
      <Slider
        label={t("ourWork.title")}
        slides={slides}
        autoplayPaused={shown !== undefined}
        action={
          <button
            type="button"
            aria-haspopup="dialog"
            className={`${action.quiet} with-scripts`}
            onClick={() => show({})}
          >
            {t("ourWork.all")}
          </button>
        }
      />
      <ul className={styles.list}>
        {pictures.map(({ id, title, note }) => (
          <li key={id}>
            <strong>{title}</strong> {note}
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t("ourWork.note")}</p>
      <Gallery {...labels} pictures={pictures} shown={shown} onShow={show} />
    </Section>
  );
}

export const query = graphql`
  fragment OurWork on ContentProject {
    slug
    name(language: $language)
    highlight(language: $language)
    place {
      name(language: $language)
    }
    cover {
      alt(language: $language)
      image {
        ...WorkPicture
      }
      focus {
        x
        y
      }
    }
  }
`;
