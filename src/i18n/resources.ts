import type careers from "../../locales/ar/careers.json";
import type clients from "../../locales/ar/clients.json";
import type common from "../../locales/ar/common.json";
import type contact from "../../locales/ar/contact.json";
import type forms from "../../locales/ar/forms.json";
import type home from "../../locales/ar/home.json";
import type news from "../../locales/ar/news.json";
import type notFound from "../../locales/ar/not-found.json";
import type panel from "../../locales/ar/panel.json";
import type prequalification from "../../locales/ar/prequalification.json";
import type projects from "../../locales/ar/projects.json";
import type search from "../../locales/ar/search.json";
import type services from "../../locales/ar/services.json";
import type site from "../../locales/ar/site.json";
import type stages from "../../locales/ar/stages.json";
import type toasts from "../../locales/ar/toasts.json";
import type whoWeAre from "../../locales/ar/who-we-are.json";

/** Typed here, since the list may be empty and a client may have no project. */
interface Client {
  name: string;
  location: string;
  description: string;
  flagUrl: string;
  project?: string;
}

/** The texts that `t()` takes keys of, by their namespaces. */
export interface Resources {
  careers: typeof careers;
  clients: Omit<typeof clients, "items"> & { items: Client[] };
  common: typeof common;
  contact: typeof contact;
  forms: typeof forms;
  home: typeof home;
  news: typeof news;
  "not-found": typeof notFound;
  panel: typeof panel;
  prequalification: typeof prequalification;
  projects: typeof projects;
  search: typeof search;
  services: typeof services;
  site: typeof site;
  stages: typeof stages;
  toasts: typeof toasts;
  "who-we-are": typeof whoWeAre;
}

export type Namespace = keyof Resources & string;
