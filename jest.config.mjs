const presets = [
  ["babel-preset-gatsby", { reactRuntime: "automatic" }],
  "@babel/preset-typescript",
];

/** @type {import("jest").Config} */
export default {
  // Nothing else runs beside: every core, not all but one.
  maxWorkers: "100%",
  testMatch: ["<rootDir>/tests/{unit,built}/**/*.test.{ts,tsx}"],
  transform: { "\\.[jt]sx?$": ["babel-jest", { presets }] },
  moduleNameMapper: { "\\.(css|svg)$": "identity-obj-proxy" },
  modulePathIgnorePatterns: ["<rootDir>/.cache/", "<rootDir>/public/"],
};
