import { useEffect, useRef, useState } from "react";
import { useMotionPaused } from "../../browser/motion";
import { useMediaQuery } from "../../browser/use-media-query";
import { LocalizedLink, useTranslation } from "../../i18n";
import { Picture } from "../picture/picture";
import { ArrowButtons } from "../slider/slider-controls";
import * as styles from "./gallery-content.module.css";
import type { GalleryProps, Shown } from "./gallery-props";

/** One picture large, or the sheet of all. On a phone held upright a large picture stands among the others, one below another. */
export function GalleryContent({ shown, ...rest }: GalleryProps & { shown: Shown }) {
  const [last, setLast] = useState(shown.id);
  if (shown.id && shown.id !== last) setLast(shown.id);
  const isUpright = useMediaQuery("(width < 48rem) and (orientation: portrait)", false);
  const at = rest.pictures.findIndex(({ id }) => id === shown.id);
  if (at < 0) return <Sheet {...rest} last={last} />;
  return isUpright ? <Column {...rest} at={at} /> : <Large {...rest} at={at} />;
}

type PartProps = Omit<GalleryProps, "shown">;

/** All pictures, small. */
function Sheet({ label, pictures, onShow, last }: PartProps & { last?: string }) {
  const list = useRef<HTMLUListElement>(null);
  // Back from a picture, the focus is where it was chosen.
  useEffect(() => {
    const position = last ? pictures.findIndex(({ id }) => id === last) : 0;
    list.current?.querySelectorAll("button")[position]?.focus();
  }, [pictures, last]);
  return (
    <div className={styles.sheet}>
      <h2>{label}</h2>
      <ul ref={list}>
        {pictures.map(({ id, title, image, focus }) => (
          <li key={id}>
            <button type="button" onClick={() => onShow({ id })}>
              <Picture image={image} alt="" focus={focus} sizes="(width >= 48rem) 22rem, 46vw" />
              <span className={styles.name}>{title}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** All pictures one below another, each as wide as the screen, with its caption. The shown one is the one near the top. */
function Column({ label, allLabel, pictures, onShow, at }: PartProps & { at: number }) {
  const list = useRef<HTMLOListElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the picture opens.
  useEffect(() => {
    const item = list.current?.children[at];
    item?.querySelector("a")?.focus({ preventScroll: true });
    item?.scrollIntoView({ block: "start", behavior: "instant" });
  }, []);

  useEffect(() => {
    const items = [...(list.current?.children ?? [])];
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting)?.target;
        const position = seen ? items.indexOf(seen) : at;
        const id = pictures[position]?.id;
        if (id && position !== at) onShow({ id });
      },
      // A line a third down the screen.
      { rootMargin: "-33% 0px -67%" },
    );
    for (const item of items) observer.observe(item);
    return () => observer.disconnect();
  }, [pictures, onShow, at]);

  return (
    <div className={styles.column}>
      <h2>{label}</h2>
      <ol ref={list}>
        {pictures.map(({ id, image, alt, title, note, to }) => (
          <li key={id}>
            <Picture image={image} alt={alt} sizes="100vw" />
            <p className={styles.caption}>
              <strong>
                <LocalizedLink to={to}>{title}</LocalizedLink>
              </strong>
              <span className="note">{note}</span>
            </p>
          </li>
        ))}
      </ol>
      <button type="button" className={styles.all} onClick={() => onShow({})}>
        {allLabel}
      </button>
    </div>
  );
}

/** One picture on the whole screen. The others stand beside it in a strip that scrolls, so that a finger turns them. */
function Large({ label, allLabel, pictures, onShow, at }: PartProps & { at: number }) {
  const { t } = useTranslation("common");
  const paused = useMotionPaused();
  const strip = useRef<HTMLDivElement>(null);
  /** The position that the strip scrolls to. */
  const target = useRef(at);

  const scrollTo = (position: number, behavior: ScrollBehavior) => {
    const slide = strip.current?.children[position];
    if (!(slide instanceof HTMLElement)) return;
    target.current = position;
    strip.current?.scrollTo({ left: slide.offsetLeft, behavior });
  };
  const turn = (step: number) => {
    const next = (target.current + step + pictures.length) % pictures.length;
    // From the last picture to the first one without all those between.
    const isNear = Math.abs(next - target.current) === 1;
    scrollTo(next, paused || !isNear ? "instant" : "smooth");
  };
  const follow = () => {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
    const place = Math.abs(scrollLeft) / clientWidth;
    const position = Math.round(place);
    if (Math.abs(place - position) < 0.01) target.current = position;
    const id = pictures[position]?.id;
    if (id && position !== at) onShow({ id });
  };

  const turnByKey = (event: KeyboardEvent) => {
    strip.current?.closest("dialog")?.setAttribute("data-keyboard", "");
    const isRightToLeft = document.documentElement.dir === "rtl";
    if (event.key === "Home") scrollTo(0, "instant");
    else if (event.key === "End") scrollTo(pictures.length - 1, "instant");
    else if (event.key === (isRightToLeft ? "ArrowLeft" : "ArrowRight")) turn(1);
    else if (event.key === (isRightToLeft ? "ArrowRight" : "ArrowLeft")) turn(-1);
    else return;
    event.preventDefault();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the picture opens.
  useEffect(() => {
    scrollTo(at, "instant");
    // The dialog is open when this code was loaded for it; later the dialog itself looks for the attribute.
    strip.current?.setAttribute("autofocus", "");
    strip.current?.focus({ preventScroll: true });
  }, []);

  // On the dialog: the keys turn the pictures wherever the focus is in it.
  useEffect(() => {
    const dialog = strip.current?.closest("dialog");
    dialog?.addEventListener("keydown", turnByKey);
    return () => dialog?.removeEventListener("keydown", turnByKey);
  });

  // Two fingers enlarge the picture; one finger then moves it, and turns nothing.
  useEffect(() => {
    const { visualViewport } = window;
    const updateZoom = () =>
      strip.current?.toggleAttribute("data-enlarged", (visualViewport?.scale ?? 1) > 1.01);
    visualViewport?.addEventListener("resize", updateZoom);
    return () => visualViewport?.removeEventListener("resize", updateZoom);
  }, []);

  const current = pictures[at];
  return (
    <div className={styles.large}>
      <section
        ref={strip}
        className={styles.strip}
        aria-label={label}
        aria-roledescription={t("slider.roleDescription")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls.
        tabIndex={0}
        onScroll={follow}
      >
        {pictures.map(({ id, image, alt }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is no group of fields.
          <div
            key={id}
            role="group"
            className={styles.slide}
            aria-roledescription={t("slider.slideRole")}
            aria-label={t("slider.slide", { position: index + 1, count: pictures.length })}
            aria-hidden={index !== at}
          >
            {Math.abs(index - at) < 2 && <Picture image={image} alt={alt} sizes="100vw" />}
          </div>
        ))}
      </section>
      <div className={styles.bar}>
        <p className={styles.caption} aria-live="polite">
          <strong>
            {current && <LocalizedLink to={current.to}>{current.title}</LocalizedLink>}
          </strong>
          <span className="note">{current?.note}</span>
        </p>
        <p className={styles.place} aria-hidden="true">
          <span>{String(at + 1).padStart(2, "0")}</span> /{" "}
          {String(pictures.length).padStart(2, "0")}
        </p>
        <button type="button" className={styles.all} onClick={() => onShow({})}>
          {allLabel}
        </button>
        <div className={styles.turns}>
          <ArrowButtons onBack={() => turn(-1)} onForward={() => turn(1)} />
        </div>
      </div>
    </div>
  );
}
