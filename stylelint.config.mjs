/** The widths of the window at which the layout changes. CSS has no names for them: style sheets write the number. */
const widths = {
  /** Below it a dialog fills the screen, and fields of a form stand one below the other. */
  phone: "36rem",
  /** From here words stand beside the picture of a title, and lists have columns. */
  tablet: "48rem",
  /** From here words stand beside a picture. */
  halves: "56rem",
  /** From here the header has room for all its buttons, and pages to read have a column at the side. */
  menu: "60rem",
  desktop: "64rem",
};

/** Widths that matter to one part alone. */
const ofOnePart = {
  shortLanguageName: "30rem",
  shareLinksAtTheSide: "75rem",
  menuInTheHeader: "68.75rem",
  cardOnTheMap: "80rem",
  // Swiper's own are in pixels: slider-engine.ts.
  moreSlides: "768px",
  mostSlides: "1024px",
};

/** CSS knows start and end, never left and right: the page mirrors by itself. */
export default {
  plugins: ["stylelint-use-logical"],
  rules: {
    "csstools/use-logical": "always",
    "declaration-no-important": true,
    "media-feature-name-value-allowed-list": {
      "/width/": Object.values({ ...widths, ...ofOnePart }),
    },
  },
};
