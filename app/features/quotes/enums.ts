/** Values of the columns of quotes. A new value needs a migration of its CHECK constraint. */

export const QUOTE_STATES = ["draft", "sent", "accepted", "declined", "expired", "withdrawn"] as const;

/** How a quote began: made by staff, a sent hire basket, a kit list in an enquiry, or an instant quote. */
export const QUOTE_ORIGINS = ["staff", "basket", "kit-list", "instant"] as const;

/** A line is an item of the fleet, something else with a price of its own, a heading of a group, or plain text. */
export const QUOTE_LINE_KINDS = ["item", "custom", "heading", "text"] as const;

/** The kinds of lines that have a price; hires take something out for them. */
export const PRICED_LINE_KINDS: readonly (typeof QUOTE_LINE_KINDS)[number][] = ["item", "custom"];

/** How gear reaches the customer. */
export const HIRE_TRANSPORTS = ["collection", "delivery"] as const;
