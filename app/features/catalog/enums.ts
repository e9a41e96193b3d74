/** Values of the columns of the catalogue. A new value needs a migration of its CHECK constraint. */

export const PRODUCT_KINDS = ["simple", "variable", "variation", "external", "grouped"] as const;

/** The systems that a product may come from. */
export const PRODUCT_SOURCES = ["woocommerce", "sample"] as const;

export const PRODUCT_STATUSES = ["published", "private", "draft", "pending"] as const;

/** The places in which a published product is listed: everywhere, when browsing, when searching, nowhere. */
export const VISIBILITIES = ["visible", "catalog", "search", "hidden"] as const;

export const STOCK_STATUSES = ["in_stock", "out_of_stock", "on_backorder"] as const;

/** What the shop says about stock: in stock, the last few, made or ordered on demand, none. */
export const STOCK_LABELS = ["in", "low", "order", "out"] as const;

/** Whether more may be ordered than is in stock; `notify` tells the buyer. */
export const BACKORDERS = ["no", "notify", "yes"] as const;

/** Why a consumer cannot send a product back; the buyer is told before ordering (Consumer Rights Act 2022, Part 5). */
export const WITHDRAWAL_EXCEPTIONS = ["custom-made", "sealed-hygiene"] as const;

export const LINK_KINDS = ["upsell", "cross_sell", "grouped"] as const;

/** What has an address with a slug that staff may change. */
export const SLUG_KINDS = ["product", "category", "hire-item"] as const;

/** What is translated of an attribute: its own name, or one of its values. */
export const WORD_KINDS = ["name", "value"] as const;
