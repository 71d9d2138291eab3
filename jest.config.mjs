const presets = [
  ["babel-preset-gatsby", { reactRuntime: "automatic" }],
  "@babel/preset-typescript",
];

// React's test tools need it, whatever the shell has.
process.env.NODE_ENV = "test";

/** @type {import("jest").Config} */
export default {
  testMatch: ["<rootDir>/{tests/{unit,built},plugins}/**/*.test.{ts,tsx}"],
  transform: { "\\.m?[jt]sx?$": ["babel-jest", { presets }] },
  // A busy machine is no fault of the code.
  testTimeout: 60_000,
  moduleNameMapper: { "\\.(css|svg|woff2)$": "<rootDir>/tests/unit/fixtures/no-file.ts" },
  modulePathIgnorePatterns: ["<rootDir>/.cache/", "<rootDir>/public/"],
};
