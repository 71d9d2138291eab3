/** The size of every picture in `static/og`, in pixels: the ratio that networks show uncropped. */
export const sharePictureSize = { width: 1200, height: 630 };

/** The picture that stands for the company in search results, and among the apps of a device. */
export const logo = "/icons/icon.png";
