import type { FormFault } from "#app/lib/forms/form-faults.ts";

/** Columns of the fleet's file, in its order. Import and export have the same. */
export const FLEET_COLUMNS = [
  "code",
  "name",
  "name_ga",
  "group",
  "category",
  "kind",
  "owned",
  "day_rate_net",
  "vat_rate",
  "replacement_net",
  "prep_minutes",
  "turnaround_minutes",
  "pack_size",
  "watts",
  "power_factor",
  "phases",
  "weight_kg",
  "case_pieces",
  "case_kg",
  "case_mm",
  "lifting",
  "electrical",
  "aliases",
  "parts",
  "accessories",
] as const;

export type FleetColumn = (typeof FLEET_COLUMNS)[number];

/** Fields that the form of an item has beside the columns of the file. */
export const OTHER_FIELDS = [
  "slug",
  "product",
  "picture",
  "visible",
  "place",
  "description",
  "description_ga",
  "substitutes",
] as const;

export type ItemField = FleetColumn | (typeof OTHER_FIELDS)[number];

/** Rows of one file, and bytes of it, at most. */
export const MAX_FLEET_ROWS = 5_000;
export const MAX_FLEET_BYTES = 2_000_000;

/** Why a file, a row or a cell of it, or a field of an item's form is refused. */
export interface FleetFault extends FormFault<FleetFaultKind, ItemField | null> {
  /** The spreadsheet's row; 1 is the head. */
  readonly row: number;
  /** The text of the cell; the missing columns of a head. */
  readonly value: string;
}

export type FleetFaultKind =
  | "empty"
  | "encoding"
  | "too-large"
  | "too-many-rows"
  | "unreadable"
  | "columns-missing"
  | "column-unknown"
  | "cells"
  | "required"
  | "too-long"
  | "aliases"
  | "code"
  | "duplicate-code"
  | "money"
  | "whole"
  | "vat-rate"
  | "factor"
  | "kilograms"
  | "size"
  | "choice"
  | "yes-no"
  | "list"
  | "twice"
  | "itself"
  | "kit-only"
  | "kit-parts"
  | "kit-owned"
  | "part-kit"
  | "unknown-item"
  | "unknown-category"
  | "kind-fixed"
  | "fewer-units"
  | "too-many-units"
  | "unknown-group"
  | "unknown-product"
  | "unknown-picture"
  | "slug"
  | "slug-taken"
  | "all-out";
