import { graphql } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import * as styles from "./picture.module.css";

interface PictureProps {
  image: {
    readonly childImageSharp: {
      readonly gatsbyImageData: IGatsbyImageData;
      /** Absent where the first format is one that all browsers know. */
      readonly forOldBrowsers?: { readonly src: string | null } | null;
    } | null;
  };
  /** The alternative text; empty for a decorative picture. */
  alt: string;
  /** The point that a crop keeps visible, as `object-position` has it. Default: the centre. */
  focus?: string | null;
  /** How wide it is shown, where that differs from what its fragment says. */
  sizes?: string;
  /** The page's first picture: loaded at once, before everything else. */
  first?: boolean;
  /** Whether it shows in the first screen: asked for with the page, not once it is laid out. */
  eager?: boolean;
}

// React 18 accepts the attribute only in lower case.
const priority = { fetchpriority: "high" };

/**
 * A picture from `content/images` in the size and format that fit the screen, over a trace of its main colour while it loads.
 * Unlike the plugin's own component, it does not put a second copy of each picture into the HTML.
 */
export function Picture({ image, alt, focus, sizes, first = false, eager = first }: PictureProps) {
  if (!image.childImageSharp) return null;
  const { gatsbyImageData, forOldBrowsers } = image.childImageSharp;
  const { layout, width, height, backgroundColor, images } = gatsbyImageData;
  const { src, ...ownSizes } = images.fallback ?? {};
  const allSizes = { ...ownSizes, ...(sizes && { sizes }) };
  const box = {
    aspectRatio: `${width} / ${height}`,
    backgroundColor: `var(--placeholder, color-mix(in srgb, ${backgroundColor} 25%, var(--raised)))`,
    inlineSize: layout === "fullWidth" ? undefined : `min(100%, ${width}px)`,
  };
  return (
    <picture className={styles.picture} style={box}>
      {forOldBrowsers && <source type="image/avif" {...allSizes} />}
      <img
        // Before `src`: some browsers start to load a picture as soon as it has a source.
        loading={eager ? "eager" : "lazy"}
        decoding="async"
        {...(first ? priority : {})}
        {...(!forOldBrowsers && allSizes)}
        src={forOldBrowsers?.src ?? src}
        alt={alt}
        style={focus ? { objectPosition: focus } : undefined}
      />
    </picture>
  );
}

// Each width costs build time for every picture, so the sections share these few. Browsers that do not know AVIF, older
// than two years, get one size. For logos, with few colours, PNG is the smallest.
export const query = graphql`
  fragment ForOldBrowsers on ImageSharp {
    forOldBrowsers: resize(width: 960, toFormat: WEBP, quality: 48) {
      src
    }
  }

  fragment ScreenWidePicture on File {
    childImageSharp {
      gatsbyImageData(
        layout: FULL_WIDTH
        breakpoints: [768, 1280, 1920, 2560]
        sizes: "(min-width: 48rem) max(100vw, 89vh), 50vh"
        quality: 40
      )
      ...ForOldBrowsers
    }
  }

  fragment PanoramaPicture on File {
    childImageSharp {
      gatsbyImageData(
        layout: FULL_WIDTH
        aspectRatio: 1.7778
        breakpoints: [480, 960, 1600, 2560]
        sizes: "(min-width: 56rem) 100vw, 92vw"
      )
      ...ForOldBrowsers
    }
  }

  fragment HalfWidthPicture on File {
    childImageSharp {
      gatsbyImageData(
        layout: FULL_WIDTH
        aspectRatio: 1.5
        breakpoints: [480, 680, 960, 1600]
        sizes: "(min-width: 56rem) 57vw, 92vw"
      )
      ...ForOldBrowsers
    }
  }

  fragment WorkPicture on File {
    childImageSharp {
      gatsbyImageData(
        layout: FULL_WIDTH
        aspectRatio: 1.7778
        breakpoints: [640, 1280, 1600]
        sizes: "(min-width: 86rem) 80rem, 92vw"
      )
      ...ForOldBrowsers
    }
  }

  fragment StagePicture on File {
    childImageSharp {
      gatsbyImageData(
        layout: FULL_WIDTH
        aspectRatio: 1.1111
        breakpoints: [640, 960, 1280, 1760]
        sizes: "(min-width: 56rem) 59vw, max(100vw, 67svh)"
      )
      ...ForOldBrowsers
    }
  }

  fragment CardPicture on File {
    childImageSharp {
      gatsbyImageData(
        layout: FULL_WIDTH
        aspectRatio: 1.5
        breakpoints: [480, 680, 960, 1600]
        sizes: "(min-width: 64rem) 26rem, (min-width: 40rem) 46vw, 92vw"
      )
      ...ForOldBrowsers
    }
  }

  fragment PortraitPicture on File {
    childImageSharp {
      gatsbyImageData(
        layout: FULL_WIDTH
        aspectRatio: 0.8
        breakpoints: [240, 480, 720]
        sizes: "(min-width: 64rem) 12rem, 46vw"
      )
      ...ForOldBrowsers
    }
  }

  fragment LogoPicture on File {
    childImageSharp {
      gatsbyImageData(
        width: 320
        sizes: "(max-width: 30rem) 22vw, 10rem"
        outputPixelDensities: [0.5, 1]
        formats: [PNG]
        quality: 60
        placeholder: NONE
      )
    }
  }
`;
