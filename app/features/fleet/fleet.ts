import type { ACCESSORY_KINDS, FLEET_MOVEMENT_REASONS, HIRE_ITEM_KINDS, LIFTING_KINDS } from "./enums.ts";

export type HireItemKind = (typeof HIRE_ITEM_KINDS)[number];
export type LiftingKind = (typeof LIFTING_KINDS)[number];
export type AccessoryKind = (typeof ACCESSORY_KINDS)[number];
export type FleetReason = (typeof FLEET_MOVEMENT_REASONS)[number];

/** Pieces of one item at most. */
export const MAX_OWNED = 100_000;
/** Units that one step adds at most. */
export const MAX_NEW_UNITS = 200;
/** Parts, accessories or substitutes of one item at most, and pieces of each. */
export const MAX_RELATED = 60;
export const MAX_PER_PIECE = 999;
/** Working minutes of a buffer at most: four weeks of the store's hours. */
export const MAX_BUFFER_MINUTES = 10_080;
/** Characters at most. */
export const MAX_ITEM_CODE_LENGTH = 40;
export const MAX_NAME_LENGTH = 120;
export const MAX_ALIAS_LENGTH = 60;
export const MAX_ALIASES = 30;
export const MAX_SERIAL_LENGTH = 80;

/** Letters, digits and a few marks, without blanks: what fits a label, a list `CODE*4|CODE*1` and an address. */
export const CODE = /^[\p{L}\p{N}][\p{L}\p{N}.+/_-]*$/u;

/** Characters of a description at most. */
export const MAX_PLACE_LENGTH = 80;
export const MAX_DESCRIPTION_LENGTH = 2_000;

/** Why staff change the count of a bulk item by hand; moves from and to the sale stock are a form of their own. */
export const COUNT_REASONS = [
  "count",
  "purchase",
  "sold",
  "scrapped",
  "correction",
] as const satisfies readonly FleetReason[];
export type CountReason = (typeof COUNT_REASONS)[number];
