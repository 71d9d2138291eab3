/** Cloudflare's program, for publishing and for tests of its runtime: too large to be installed for everybody. */
export const wrangler = "wrangler@4.86.0";
