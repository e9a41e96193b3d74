/** Characters of what staff write beside a draft's lines at most, by the fields of the small forms. */
export const DRAFT_LIMITS = { reference: 140 } as const;
