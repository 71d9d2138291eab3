import "i18next";
import type { Resources } from "./resources";

// `t()` takes only keys that exist.
declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: Resources;
  }
}
