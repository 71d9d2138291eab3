import "i18next";

/** Typed here, since the list may be empty and a client may have no project; so are the words of a newsletter, which a site may do without. */
interface Client {
  name: string;
  location: string;
  description: string;
  flagUrl: string;
  project?: string;
}

// `t()` takes only keys that exist.
declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: {
      careers: typeof import("../../locales/ar/careers.json");
      clients: Omit<typeof import("../../locales/ar/clients.json"), "items"> & { items: Client[] };
      common: typeof import("../../locales/ar/common.json");
      contact: typeof import("../../locales/ar/contact.json");
      forms: typeof import("../../locales/ar/forms.json");
      home: typeof import("../../locales/ar/home.json");
      "not-found": typeof import("../../locales/ar/not-found.json");
      panel: typeof import("../../locales/ar/panel.json");
      policy: typeof import("../../locales/ar/policy.json");
      projects: typeof import("../../locales/ar/projects.json");
      search: typeof import("../../locales/ar/search.json");
      services: typeof import("../../locales/ar/services.json");
      site: typeof import("../../locales/ar/site.json");
      stages: typeof import("../../locales/ar/stages.json");
      terms: typeof import("../../locales/ar/terms.json");
      toasts: typeof import("../../locales/ar/toasts.json") & {
        footer: { newsletter: { successMessage: string } };
      };
      "who-we-are": typeof import("../../locales/ar/who-we-are.json");
    };
  }
}
