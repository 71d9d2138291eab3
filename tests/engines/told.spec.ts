import { expect, test } from "./engines";
import { open } from "./seen";

// The other tests rely on this one: they fail when a page reports any error.
const faults: [what: string, cause: () => void, told: RegExp][] = [
  ["an error", () => void setTimeout(() => undefinedThing()), /undefinedThing/],
  ["a promise that fails", () => void Promise.reject(new Error("promised")), /promised/],
  ["a message of the site's own", () => console.error("said"), /said/],
  [
    "a script that the policy refuses",
    () => document.body.append(Object.assign(document.createElement("script"), { text: "0" })),
    /policy.*script-src|script-src/i,
  ],
  [
    "a picture that the policy refuses",
    () => void Object.assign(new Image(), { src: "http://localhost:9/x.png" }),
    /policy.*img-src|img-src/i,
  ],
  [
    "a file that is not there",
    () => document.body.append(Object.assign(new Image(), { src: "/no-such.png" })),
    /no-such\.png/,
  ],
];

declare function undefinedThing(): void;

test("every kind of error on a page is reported", async ({ engine }) => {
  const tab = await engine.newTab();
  await open(tab, "/en/policy/");
  expect(await tab.complaints()).toEqual([]);
  for (const [what, cause, told] of faults) {
    await tab.run(cause);
    await expect(async () => {
      expect(await tab.complaints(), what).toContainEqual(expect.stringMatching(told));
    }).toPass();
  }
  await tab.close();
});
