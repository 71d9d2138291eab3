import reporter from "gatsby-cli/lib/reporter";
import sharp from "sharp";

/**
 * How hard the encoders try; sharp's own is 4 for both. AVIF 0 takes a third of the time of 1, and two steps less of
 * quality (gatsby-config.ts) keep the files as small. WebP, for browsers older than two years, takes half of its time.
 */
const efforts = { avif: 0, webp: 2 } as const;

/** Sets the encoders' effort, for which gatsby-plugin-sharp has no option. Saves most of the time of a cold build. */
export function setEncoderEffort(): void {
  for (const format of ["avif", "webp"] as const) {
    const encode = sharp.prototype[format];
    sharp.prototype[format] = function encodeWithEffort(options?: object) {
      return encode.call(this, { effort: efforts[format], ...options });
    };
  }
}

/** gatsby-plugin-sharp warns of each picture that is AVIF alone: ours have a WebP beside it (src/components/picture/picture.tsx). */
export function allowAvifAlone(): void {
  const { warn } = reporter;
  reporter.warn = (text = "") => {
    if (!text.includes("only AVIF")) warn(text);
  };
}
