/** Programs that `npx` fetches when they are needed, too large to be installed for everybody. */

/** Cloudflare's, for publishing and for tests of its runtime. */
export const wrangler = "wrangler@4.86.0";
/** Lighthouse's, for `npm run audit`. */
export const lhci = "@lhci/cli@0.15.1";
