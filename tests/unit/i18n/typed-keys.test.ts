import type { TFunction } from "i18next";

/** Never run: the type check refuses an expected error that does not come. */
function keysThatDoNotExist(t: TFunction<"home">): string[] {
  return [
    t("whoWeAre.readMore"),
    // @ts-expect-error: no text has this key.
    t("whoWeAre.readMroe"),
    // @ts-expect-error: the key is another namespace's.
    t("footer.copyright"),
  ];
}

test("a key that does not exist is a compile error, which the type check would tell", () => {
  expect(keysThatDoNotExist).toBeDefined();
});
