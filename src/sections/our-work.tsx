import { graphql } from "gatsby";
import { type MouseEvent, useState } from "react";
import { Gallery } from "../components/gallery/gallery";
import type { Shown } from "../components/gallery/gallery-props";
import { Picture, pictureUrl } from "../components/picture/picture";
import { Section } from "../components/section";
import { Slider } from "../components/slider/slider";
import { useTranslation } from "../i18n";
import { workAnchor } from "../shared/anchors";
import * as styles from "./our-work.module.css";
import { SharePart } from "./share-links";
import { useWorkFromHash } from "./use-work-from-hash";

/** The kinds of work that the company does, in pictures with captions. A press on one shows it large. */
export function OurWork({ items, address }: Queries.OurWorkFragment & { address: string }) {
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
    items.map(({ id }) => id),
    (id) => setShown({ id }),
  );
  const enlarge = (event: MouseEvent, id: string) => {
    // Swiper prevents the click that ends a swipe.
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    show({ id });
  };
  const slides = items.map(({ id, title, place, kind, alt, image, focus }) => ({
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
          <strong>{title}</strong>
          <span>
            {kind} · {place}
          </span>
          <SharePart
            address={`${address}#${workAnchor(id)}`}
            title={title}
            picture={pictureUrl(image, address)}
          />
        </figcaption>
      </figure>
    ),
  }));
  if (slides.length === 0) return null;
  const pictures = items.map(({ place, kind, ...work }) => ({
    ...work,
    note: `${kind} · ${place}`,
  }));
  const labels = { label: t("ourWork.title"), allLabel: t("ourWork.all") };
  return (
    <Section id="our-work" title={t("ourWork.title")} text={t("ourWork.text")}>
      <Slider label={t("ourWork.title")} slides={slides} autoplayPaused={shown !== undefined} />
      <button
        type="button"
        aria-haspopup="dialog"
        className={`${styles.all} with-scripts`}
        onClick={() => show({})}
      >
        {t("ourWork.all")}
      </button>
      <Gallery {...labels} pictures={pictures} shown={shown} onShow={show} />
    </Section>
  );
}

export const query = graphql`
  fragment OurWork on ContentContracting {
    items {
      id
      title(language: $language)
      place(language: $language)
      kind(language: $language)
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
