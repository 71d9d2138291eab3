import { addressed } from "../../../tools/lock.mjs";

const addresses = (packages: object) =>
  Object.fromEntries(
    Object.entries(
      JSON.parse(addressed(JSON.stringify({ packages }), "https://registry.example/npm/"))
        .packages as Record<string, { resolved?: string }>,
    ).map(([place, { resolved }]) => [place, resolved]),
  );

test("each package gets the address that npm's registries have it at", () => {
  expect(
    addresses({
      "": { name: "site" },
      "node_modules/swiper": { version: "14.4.0" },
      "node_modules/@babel/core": { version: "7.1.0" },
      "node_modules/a/node_modules/@b/c": { version: "1.0.0" },
      "node_modules/alias": { name: "@real/name", version: "2.0.0-beta.1" },
    }),
  ).toEqual({
    "": undefined,
    "node_modules/swiper": "https://registry.example/npm/swiper/-/swiper-14.4.0.tgz",
    "node_modules/@babel/core": "https://registry.example/npm/@babel/core/-/core-7.1.0.tgz",
    "node_modules/a/node_modules/@b/c": "https://registry.example/npm/@b/c/-/c-1.0.0.tgz",
    "node_modules/alias": "https://registry.example/npm/@real/name/-/name-2.0.0-beta.1.tgz",
  });
});

test("what has an address, or comes with another package, keeps it", () => {
  expect(
    addresses({
      "node_modules/a": { version: "1.0.0", resolved: "git+ssh://example/a.git" },
      "node_modules/b": { link: true },
      "node_modules/c/node_modules/d": { version: "1.0.0", inBundle: true },
    }),
  ).toEqual({
    "node_modules/a": "git+ssh://example/a.git",
    "node_modules/b": undefined,
    "node_modules/c/node_modules/d": undefined,
  });
});
