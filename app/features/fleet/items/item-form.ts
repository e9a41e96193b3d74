import type { FormFields } from "#app/lib/forms/form-fields.ts";
import { cleanTyped, readBase } from "#app/lib/forms/merge-values.ts";
import { FLEET_COLUMNS, type FleetColumn, type ItemField, OTHER_FIELDS } from "../csv/columns.ts";

/** Fields of an item's form: the columns of the fleet's file and what only the form has. */
const ITEM_FIELDS: readonly ItemField[] = [...FLEET_COLUMNS, ...OTHER_FIELDS];

/** Fields with one entry a line. */
export const LIST_FIELDS: readonly ItemField[] = ["aliases", "parts", "accessories", "substitutes"];

const LONG: readonly ItemField[] = [...LIST_FIELDS, "description", "description_ga"];

/** An item as its form holds it: every field by its name as text, as the fleet's file has it, lists a line each. */
export type ItemValues = Readonly<Record<string, string>>;

/** The fields of a posted form; those that it does not have are left out. */
export function readItemValues(form: FormFields): ItemValues {
  const known = ITEM_FIELDS.filter((name) => form.has(name));
  const base = readBase(form.get("base") ?? "");
  const clean = (name: ItemField) =>
    cleanTyped(form.getAll(name).at(-1) ?? "", base[name], LONG.includes(name));
  return Object.fromEntries(known.map((name) => [name, clean(name)]));
}

/** The values as cells of the fleet's file. */
export function toCells(values: ItemValues): ReadonlyMap<FleetColumn, string> {
  const onOneLine = (text: string) =>
    text
      .split("\n")
      .map((line) => line.trim())
      .join("|");
  return new Map(FLEET_COLUMNS.map((column) => [column, onOneLine(values[column] ?? "")]));
}

/** Entries of a field with one entry a line. */
export function linesOf(text: string): readonly string[] {
  return text
    .split(/[\n|]/)
    .map((line) => line.trim())
    .filter(Boolean);
}

/** What a new item's form holds. */
export const FRESH_ITEM: ItemValues = {
  ...Object.fromEntries(ITEM_FIELDS.map((name) => [name, ""])),
  kind: "bulk",
  vat_rate: "23",
  pack_size: "1",
  power_factor: "1",
  phases: "1",
  lifting: "none",
  electrical: "no",
  visible: "yes",
};
