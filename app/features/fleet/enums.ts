/** Values of the columns of the fleet. A new value needs a migration of its CHECK constraint. */

/** The ways in which pieces of an item are told apart: by count, by unit number, or as made of other items. */
export const HIRE_ITEM_KINDS = ["bulk", "serialised", "kit"] as const;

/** Whether an item lifts, which decides on its examinations (S.I. 299/2007). */
export const LIFTING_KINDS = ["none", "accessory", "equipment", "persons"] as const;

/** Whether an accessory always goes with its item, or is offered. */
export const ACCESSORY_KINDS = ["included", "suggested"] as const;

/** Why the number of owned pieces changed. */
export const FLEET_MOVEMENT_REASONS = [
  "count",
  "purchase",
  "from-sale-stock",
  "to-sale-stock",
  "sold",
  "scrapped",
  "written-off",
  "import",
  "correction",
  "undo",
] as const;
