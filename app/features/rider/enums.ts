/** What a line of a rider is: something wanted, a heading, or something that is there already. */
export const RIDER_LINE_KINDS = ["item", "heading", "supplied"] as const;

/** How far a line's match can be relied on. */
export const MATCH_LEVELS = ["sure", "check", "none"] as const;
