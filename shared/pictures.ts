/** The size of the pictures that shared links show, in pixels: the ratio that networks show uncropped. */
export const sharePictureSize = { width: 1200, height: 630 };

/** The address of a made picture without the folder of the site, in which the address of the site ends. */
export const withoutFolder = (address?: string | null): string | undefined =>
  address?.slice(address.indexOf("/static/"));

/** The company's mark: the drawing, and the picture for search results and home screens. */
export const logoDrawing = "/favicon.svg";
export const logo = "/icons/icon.png";
