import type careers from "../../locales/ar/careers.json";
import type clients from "../../locales/ar/clients.json";
import type common from "../../locales/ar/common.json";
import type contact from "../../locales/ar/contact.json";
import type forms from "../../locales/ar/forms.json";
import type home from "../../locales/ar/home.json";
import type notFound from "../../locales/ar/not-found.json";
import type panel from "../../locales/ar/panel.json";
import type policy from "../../locales/ar/policy.json";
import type projects from "../../locales/ar/projects.json";
import type search from "../../locales/ar/search.json";
import type services from "../../locales/ar/services.json";
import type site from "../../locales/ar/site.json";
import type stages from "../../locales/ar/stages.json";
import type terms from "../../locales/ar/terms.json";
import type toasts from "../../locales/ar/toasts.json";
import type whoWeAre from "../../locales/ar/who-we-are.json";

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
      careers: typeof careers;
      clients: Omit<typeof clients, "items"> & { items: Client[] };
      common: typeof common;
      contact: typeof contact;
      forms: typeof forms;
      home: typeof home;
      "not-found": typeof notFound;
      panel: typeof panel;
      policy: typeof policy;
      projects: typeof projects;
      search: typeof search;
      services: typeof services;
      site: typeof site;
      stages: typeof stages;
      terms: typeof terms;
      toasts: typeof toasts & { footer: { newsletter: { successMessage: string } } };
      "who-we-are": typeof whoWeAre;
    };
  }
}
