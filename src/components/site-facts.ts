import { createContext, useContext } from "react";

type Facts = Pick<Queries.LayoutFragment["site"], "phones" | "profile" | "whatsapp">;

/** The layout gives them. */
export const SiteFacts = createContext<Facts>({ phones: [], profile: null, whatsapp: null });

/** The company's facts that parts of any page show. */
export const useSiteFacts = (): Facts => useContext(SiteFacts);
