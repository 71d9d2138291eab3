import type { TFunction } from "i18next";

/** Checked by the type check: a missing expected error is an error. */
export function keysThatDoNotExist(t: TFunction<"home">): string[] {
  return [
    t("whoWeAre.readMore"),
    // @ts-expect-error: no such key.
    t("whoWeAre.readMroe"),
    // @ts-expect-error: the key is another namespace's.
    t("footer.copyright"),
  ];
}
