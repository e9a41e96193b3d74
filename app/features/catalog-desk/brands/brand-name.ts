/** Why a brand got no new name. */
export type BrandNameFault = "needed" | "taken" | "not-found";
