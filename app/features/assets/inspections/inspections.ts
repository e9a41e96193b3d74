import type { INSPECTION_SCHEMES } from "../enums.ts";

export type InspectionScheme = (typeof INSPECTION_SCHEMES)[number];
/** The schemes that the law asks for: without a valid one a unit is not dispatched. */
export type RequiredScheme = Exclude<InspectionScheme, "visual">;
