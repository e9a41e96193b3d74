/** Kinds of production made at the studio; the studio page filters its cards by them. */
export const PRODUCTION_TYPES = ["theatre", "tv-film", "video", "music", "rehearsal", "virtual"] as const;
export type ProductionType = (typeof PRODUCTION_TYPES)[number];
