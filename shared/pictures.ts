/** The size of the pictures that shared links show, in pixels: the ratio that networks show uncropped. */
export const sharePictureSize = { width: 1200, height: 630 };

/** The company's mark as a drawing, and the picture that stands for it in search results and among the apps of a device. */
export const logoDrawing = "/favicon.svg";
export const logo = "/icons/icon.png";
