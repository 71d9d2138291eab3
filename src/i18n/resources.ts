/** Typed here, since the list may be empty and a client may have no project. */
export type Client = Record<"name" | "location" | "description" | "flagUrl", string> & {
  project?: string;
};

/** The texts that `t()` takes keys of, by their namespaces. */
export interface Resources {
  careers: typeof import("../../locales/ar/careers.json");
  clients: Omit<typeof import("../../locales/ar/clients.json"), "items"> & { items: Client[] };
  common: typeof import("../../locales/ar/common.json");
  contact: typeof import("../../locales/ar/contact.json");
  forms: typeof import("../../locales/ar/forms.json");
  home: typeof import("../../locales/ar/home.json");
  news: typeof import("../../locales/ar/news.json");
  "not-found": typeof import("../../locales/ar/not-found.json");
  panel: typeof import("../../locales/ar/panel.json");
  prequalification: typeof import("../../locales/ar/prequalification.json");
  projects: typeof import("../../locales/ar/projects.json");
  search: typeof import("../../locales/ar/search.json");
  services: typeof import("../../locales/ar/services.json");
  site: typeof import("../../locales/ar/site.json");
  stages: typeof import("../../locales/ar/stages.json");
  toasts: typeof import("../../locales/ar/toasts.json");
  "who-we-are": typeof import("../../locales/ar/who-we-are.json");
}

export type Namespace = keyof Resources & string;
