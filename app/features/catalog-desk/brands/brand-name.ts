/** Why a brand got no new name. */
export type BrandNameProblem = "needed" | "taken" | "not-found";
