/** What staff comment on, by the word that the log of changes has for it. */
export const COMMENT_SUBJECTS = ["order", "customer", "hire", "quote"] as const;
