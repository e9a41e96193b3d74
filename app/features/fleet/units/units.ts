import type { AssetClass } from "#app/features/assets/assets.ts";
import type { FormFault } from "#app/lib/forms/form-faults.ts";
import type { FormFields } from "#app/lib/forms/form-fields.ts";
import { cleanText } from "#app/lib/text/clean-text.ts";
import type { LiftingKind } from "../fleet.ts";

/** The class of examinations that a unit of an item needs. */
export function assetClassOf(lifting: LiftingKind, electrical: boolean): AssetClass {
  if (lifting === "accessory") return "lifting-accessory";
  if (lifting === "equipment") return "lifting";
  if (lifting === "persons") return "person-lifting";
  return electrical ? "portable" : "other";
}

/** Fields of the form of a unit. */
export const UNIT_FIELDS = [
  "serial",
  "barcode",
  "brand",
  "model",
  "tag",
  "place",
  "case",
  "firmware",
  "hours",
  "note",
] as const;
export type UnitField = (typeof UNIT_FIELDS)[number];

/** A unit as its form holds it: every field by its name as text. */
export type UnitValues = Readonly<Record<string, string>>;

export type UnitFormFault = FormFault<
  "too-long" | "whole" | "unknown-unit" | "own-case" | "serial-taken",
  UnitField
>;

/** Serials out of a text, one a line. */
export function readSerials(text: string): readonly string[] {
  return text
    .split(/[\r\n]+/)
    .map((line) => cleanText(line))
    .filter(Boolean);
}

/** The fields of a posted form. */
export function readUnitForm(form: FormFields): UnitValues {
  return Object.fromEntries(
    UNIT_FIELDS.map((name) => [name, name === "note" ? form.lines(name) : form.text(name)]),
  );
}
