/** Wraps a decoder: text that it cannot decode comes back unchanged. Any link from outside may hold such text. */
function lenient(decode: (text: string) => string): (text: string) => string {
  return (text) => {
    try {
      return decode(text);
    } catch {
      return text;
    }
  };
}

/** The browser's `decodeURI`, but it never throws. Gatsby's scripts call it instead: their error would empty the page. */
export const decodeAddress = lenient(window.decodeURI);

/** The browser's `decodeURIComponent`, but it never throws. */
export const decodeAddressPart = lenient(window.decodeURIComponent);
