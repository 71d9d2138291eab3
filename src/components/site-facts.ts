import { createContext, useContext } from "react";

/** The layout asks for them, and gives them. */
export const SiteFacts = createContext<Queries.SiteFactsFragment>({
  phones: [],
  profile: null,
  whatsapp: null,
});

/** The company's facts that parts of any page show. */
export const useSiteFacts = () => useContext(SiteFacts);
