import { GatsbyImage, type IGatsbyImageData } from "gatsby-plugin-image";

interface PictureProps {
  image: { readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null };
  /** What is seen; empty for a picture that only decorates. */
  alt: string;
  /** The point that a crop keeps in sight, in percent from the top left; the centre without it. */
  focus?: { x: number; y: number } | null;
  /** The page's first picture: loaded at once, before everything else. */
  first?: boolean;
  className?: string;
}

// React 18 knows the attribute only as the DOM spells it.
const priority = { fetchpriority: "high" };

/** A picture from `content/images` in the size and format that fit the screen. */
export function Picture({ image, alt, focus, first = false, className }: PictureProps) {
  const data = image.childImageSharp?.gatsbyImageData;
  if (!data) return null;
  return (
    <GatsbyImage
      image={data}
      alt={alt}
      className={className}
      objectPosition={focus ? `${focus.x}% ${focus.y}%` : undefined}
      loading={first ? "eager" : "lazy"}
      {...(first ? priority : {})}
    />
  );
}
