/** Characters of what staff write about a statement at most, by the fields of its forms. */
export const SETTLEMENT_LIMITS = { note: 500 } as const;
