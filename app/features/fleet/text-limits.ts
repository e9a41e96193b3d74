/** Characters of what staff write about items, units and pieces at most, by the fields of the small forms. */
export const FLEET_LIMITS = { brand: 80, note: 200, place: 80 } as const;
