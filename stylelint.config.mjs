/** CSS knows start and end, never left and right: the page mirrors by itself. */
export default {
  plugins: ["stylelint-use-logical"],
  rules: { "csstools/use-logical": "always", "declaration-no-important": true },
};
