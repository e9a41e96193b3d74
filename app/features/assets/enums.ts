/** Values of the columns of assets. A new value needs a migration of its CHECK constraint. */

/** The owners of assets: our own fleet, or a customer who brings one for service. */
export const ASSET_KEEPERS = ["company", "customer"] as const;

/** The states of a unit of the fleet. Only `in-service` can be hired; `sold` and `scrapped` are final. */
export const ASSET_STATES = ["in-service", "repair", "missing", "sold", "scrapped"] as const;

/** The classes of examinations that the law asks for (S.I. 299/2007). */
export const ASSET_CLASSES = ["portable", "lifting-accessory", "lifting", "person-lifting", "other"] as const;

/**
 * How an asset is inspected: thorough examination of lifting gear (S.I. 299/2007, Regs 52-54, report GA1), test of
 * portable electrical equipment (Reg. 81), or a look at it before it leaves.
 */
export const INSPECTION_SCHEMES = ["ga1", "reg81", "visual"] as const;

/** What the file of an inspection is. */
export const INSPECTION_FILES = ["pdf", "photo"] as const;

/** What a mail to staff says of the due day of an inspection: it is near, or it has passed. */
export const INSPECTION_REMINDERS = ["due", "overdue"] as const;
