import "i18next";
import type translationKeys from "./translation-keys.json";

/** Typed here, since the list may be empty and a client may have no project. */
interface Client {
  name: string;
  location: string;
  description: string;
  flagUrl: string;
  project?: string;
}

/** The texts that keys lead to; `?` marks a key that a site may do without. */
type Texts<Keys> = {
  [Key in keyof Keys as Key extends `${infer Name}?` ? Name : Key]: Keys[Key] extends number
    ? string
    : Texts<Keys[Key]>;
};

type Resources = Texts<typeof translationKeys>;

// `t()` takes only keys that exist.
declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: Omit<Resources, "clients"> & { clients: Resources["clients"] & { items: Client[] } };
  }
}
