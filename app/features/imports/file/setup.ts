import type { MAKERLESS_RULES } from "../enums.ts";
import type { ColumnChoices } from "./columns.ts";
import type { ImportField } from "./fields.ts";
import { FIELD_HEADERS } from "./fields.ts";

/** What a blank cell of a column that the file has does to a value that the shop has. */
export type BlankRule = "keep" | "clear";

/** What staff have answered about a file before it is imported. */
export interface ImportSetup {
  readonly pricesIncludeVat: boolean;
  readonly blank: BlankRule;
  readonly makerless: (typeof MAKERLESS_RULES)[number];
  readonly columns: ColumnChoices;
}

export const FIRST_SETUP: ImportSetup = {
  pricesIncludeVat: true,
  blank: "keep",
  makerless: "publish",
  columns: {},
};

/** Answers as the database kept them; what is missing or odd is as in a first setup. */
export function readSetup(stored: Readonly<Record<string, unknown>>): ImportSetup {
  return {
    pricesIncludeVat: stored["pricesIncludeVat"] !== false,
    blank: stored["blank"] === "clear" ? "clear" : "keep",
    makerless: stored["makerless"] === "draft" ? "draft" : "publish",
    columns: readChoices(stored["columns"]),
  };
}

function readChoices(stored: unknown): ColumnChoices {
  if (typeof stored !== "object" || stored === null) return {};
  const known = Object.entries(stored).filter(
    (entry): entry is [string, ImportField | "ignore"] => entry[1] === "ignore" || isField(entry[1]),
  );
  return Object.fromEntries(known);
}

export function isField(value: unknown): value is ImportField {
  return typeof value === "string" && Object.hasOwn(FIELD_HEADERS, value);
}
