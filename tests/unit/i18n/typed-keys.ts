import type { TFunction } from "i18next";

/** Holds with the type check: an expected error that does not come is an error. */
export function keysThatDoNotExist(t: TFunction<"home">): string[] {
  return [
    t("whoWeAre.readMore"),
    // @ts-expect-error: no text has this key.
    t("whoWeAre.readMroe"),
    // @ts-expect-error: the key is another namespace's.
    t("footer.copyright"),
  ];
}
