/** Wraps a decoder so that it returns text unchanged when it cannot decode it. Links from elsewhere may hold such text. */
function lenient(decode: (text: string) => string): (text: string) => string {
  return (text) => {
    try {
      return decode(text);
    } catch {
      return text;
    }
  };
}

/** The browser's `decodeURI`, but it never throws. Gatsby's scripts call it instead, since an error in them would empty the page. */
export const decodeAddress = lenient(window.decodeURI);

/** The browser's `decodeURIComponent`, but it never throws. */
export const decodeAddressPart = lenient(window.decodeURIComponent);
