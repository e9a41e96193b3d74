import type { ErrorReason } from "../enums.ts";
import { IMPORT_LIMITS } from "../report/import-report.ts";
import {
  type ExternalRow,
  type GroupedRow,
  type ProductReference,
  type ProductRow,
  referenceKey,
  referenceText,
  type SimpleRow,
  type VariableRow,
  type VariationRow,
} from "../row/product-row.ts";

/** A row that is a product with a page of its own. */
export type HeadRow = SimpleRow | VariableRow | ExternalRow | GroupedRow;

/** What is written in one transaction: a product with its variations, wherever in the file they are. */
export interface Family {
  readonly head: HeadRow | null;
  /** The product in the shop whose variations these are, where the file has no head. */
  readonly parent: ProductReference | null;
  readonly variations: readonly VariationRow[];
  /** The head's words in Irish, from the row that translates it. */
  readonly irish: IrishRowTexts | null;
}

/** What a translating row says; null where it says nothing. */
export interface IrishRowTexts {
  readonly name: string;
  readonly shortDescription: string | null;
  readonly description: string | null;
}

/** A row that cannot be part of any family. */
interface LeftOut {
  readonly row: ProductRow;
  readonly column: "parent" | "type";
  readonly reason: ErrorReason;
}

export interface Families {
  readonly families: readonly Family[];
  readonly leftOut: readonly LeftOut[];
}

interface OpenFamily {
  head: HeadRow | null;
  parent: ProductReference | null;
  variations: VariationRow[];
}

/**
 * Brings variations to their parents: by the file's own ID first, then by SKU. A parent that is not in the
 * file is looked for in the shop later. `failed` holds the keys of rows that could not be read, so that their
 * variations are told the true reason.
 */
export function groupFamilies(
  rows: readonly ProductRow[],
  failed: ReadonlySet<string> = new Set(),
): Families {
  const { own, irish, translations } = splitTranslations(rows);
  const leftOut: LeftOut[] = [];
  const open: OpenFamily[] = [];
  const byKey = new Map<string, OpenFamily>();
  for (const row of own) {
    if (row.type === "variation") continue;
    const family: OpenFamily = { head: row, parent: null, variations: [] };
    open.push(family);
    for (const key of rowKeys(row)) if (!byKey.has(key)) byKey.set(key, family);
  }
  const variations = new Set(own.filter((row) => row.type === "variation").flatMap(rowKeys));
  for (const row of own) {
    if (row.type !== "variation") continue;
    const key = referenceKey(row.parent);
    const family = byKey.get(key);
    const full = (family?.variations.length ?? 0) >= IMPORT_LIMITS.variations;
    const reason = full
      ? ({ code: "variations-too-many", limit: IMPORT_LIMITS.variations } as const)
      : refusalOf(row, family, failed.has(key), variations.has(key));
    if (reason) leftOut.push({ row, column: "parent", reason });
    else if (family) family.variations.push(row);
    else {
      const outside: OpenFamily = { head: null, parent: row.parent, variations: [row] };
      open.push(outside);
      byKey.set(key, outside);
    }
  }
  const families = open.map((family) => ({ ...family, irish: irishOf(family, irish) }));
  return { families, leftOut: [...leftOut, ...translations] };
}

function refusalOf(
  row: VariationRow,
  family: OpenFamily | undefined,
  parentFailed: boolean,
  parentIsVariation: boolean,
): ErrorReason | null {
  const parent = referenceText(row.parent);
  if (family?.head && family.head.type !== "variable") return { code: "parent-not-variable", parent };
  if (family) return null;
  if (parentFailed) return { code: "parent-failed", parent };
  return parentIsVariation ? { code: "parent-not-variable", parent } : null;
}

/** All rows of a family, its head first. */
export function rowsOf({ head, variations }: Family): readonly ProductRow[] {
  return head ? [head, ...variations] : variations;
}

/** The family in which a file has a variation, by the keys of its row. */
export function ownersOf(families: readonly Family[]): ReadonlyMap<string, Family> {
  return new Map(
    families.flatMap((family) =>
      family.variations.flatMap((row) => rowKeys(row).map((key) => [key, family] as const)),
    ),
  );
}

/** The keys under which other rows may name this one; one with neither ID nor SKU is named by its name. */
export function rowKeys(row: ProductRow): string[] {
  const keys: string[] = [];
  if (row.sourceId !== null) keys.push(referenceKey({ kind: "id", id: row.sourceId }));
  if (row.sku !== null) keys.push(referenceKey({ kind: "sku", sku: row.sku }));
  if (keys.length === 0 && row.name !== null) keys.push(referenceKey({ kind: "sku", sku: row.name }));
  return keys;
}

/** Irish rows that translate another row give it their words; other languages are no products of their own here. */
function splitTranslations(rows: readonly ProductRow[]) {
  const originals: ProductRow[] = [];
  const irish = new Map<string, IrishRowTexts>();
  const translations: LeftOut[] = [];
  const groups = new Set(rows.flatMap((row) => (isOriginal(row) ? (row.translation?.group ?? []) : [])));
  for (const row of rows) {
    const { translation, name, shortDescription, description } = row;
    const translates =
      translation?.source || (translation && !isOriginal(row) && groups.has(translation.group));
    if (!translates) originals.push(row);
    else if (translation.language !== "ga") {
      const reason = { code: "type-unsupported", type: translation.language } as const;
      translations.push({ row, column: "type", reason });
    } else if (name !== null && row.type !== "variation")
      irish.set(translation.group, { name, shortDescription, description });
  }
  return { own: originals, irish, translations };
}

/** Polylang names no source language: what is in English is the original of its group. */
function isOriginal({ translation }: ProductRow): boolean {
  return translation !== null && !translation.source && translation.language === "en";
}

function irishOf(family: OpenFamily, irish: ReadonlyMap<string, IrishRowTexts>): IrishRowTexts | null {
  const group = family.head?.translation?.group;
  return group === undefined ? null : (irish.get(group) ?? null);
}
