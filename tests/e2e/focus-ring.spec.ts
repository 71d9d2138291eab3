import { themes } from "../../tools/audit/axe";
import { awake, expect, languages, screens, test } from "./site";

/** Elements whose focus ring has less than 3 : 1 against the background beside it, with the ratio. Elements on pictures are left out. */
function faintRings(): string[] {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const rgba = (colour: string) => {
    if (!canvas) return [];
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = rgba(colour)
      .map((part) => part / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const groundOf = (element: Element): string => {
    for (let above = element.parentElement; above; above = above.parentElement) {
      const { backgroundColor } = getComputedStyle(above);
      if (rgba(backgroundColor)[3] === 255) return backgroundColor;
    }
    return getComputedStyle(document.documentElement).getPropertyValue("--page");
  };
  const stops = document.querySelectorAll<HTMLElement>(
    "main :is(a, button, input, textarea), footer :is(a, button)",
  );
  return [...stops].flatMap((element) => {
    const isReached = element.checkVisibility({ visibilityProperty: true });
    if (!isReached || element.closest("[inert]")) return [];
    element.focus({ preventScroll: true });
    const { outlineStyle, outlineColor } = getComputedStyle(element);
    const [dim = 0, bright = 0] = [outlineColor, groundOf(element)]
      .map(luminance)
      .sort((a, b) => a - b);
    const contrast = (bright + 0.05) / (dim + 0.05);
    return outlineStyle !== "none" && contrast >= 3
      ? []
      : [`${element.outerHTML.slice(0, 80)}: ${outlineStyle} ${contrast}`];
  });
}

for (const { code } of languages) {
  for (const { path } of screens) {
    test(`the focus ring is visible on every ground of ${path} in both themes, in ${code}`, async ({
      page,
    }) => {
      await page.goto(`/${code}${path}`);
      await awake(page);
      // From now on the browser shows the focus ring, as it does for keyboard users.
      await page.keyboard.press("Tab");
      for (const theme of themes) {
        await page.evaluate(
          (dark) => document.body.classList.toggle("dark", dark),
          theme === "dark",
        );
        expect(await page.evaluate(faintRings), theme).toEqual([]);
      }
    });
  }
}
