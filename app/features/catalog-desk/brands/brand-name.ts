/** Why a brand got no new name. */
export type BrandNameFault = "needed" | "taken" | "too-long" | "not-found";

/** Characters of a brand's name at most, by the field of its forms. */
export const BRAND_LIMITS = { name: 100 } as const;
