import { MAX_NEW_UNITS } from "../fleet.ts";
import { differing, type ItemColumns } from "../items/item-columns.ts";
import type { FleetColumn, FleetFault } from "./columns.ts";
import { codeKey, type FleetRow } from "./fleet-row.ts";

/** What the database holds, as far as a file speaks of it. */
export interface StoredFleet {
  readonly groups: readonly { readonly id: string; readonly name: string }[];
  readonly categories: readonly { readonly id: string; readonly path: string }[];
  readonly items: readonly PlannedBefore[];
}

interface PlannedBefore extends Omit<ItemColumns, "groupId" | "categoryId"> {
  readonly id: string;
  readonly groupId: string;
  readonly categoryId: string | null;
  readonly owned: number;
  readonly parts: readonly { readonly code: string; readonly quantity: number }[];
  readonly accessories: FleetRow["accessories"];
  /** Whether claims name the item: then its kind stays. */
  readonly kindFixed: boolean;
  /** Whether the item is a part of a kit. */
  readonly isPart: boolean;
}

/** What decides whether kind and count of an item may change. */
export type CountedBefore = Pick<PlannedBefore, "kind" | "kindFixed" | "owned" | "isPart">;

/** One row, held against what is stored. */
export interface PlannedItem {
  readonly row: FleetRow;
  /** The id; null for a new item. */
  readonly id: string | null;
  /** Names of the columns of the file that differ; empty for a row without a change. */
  readonly changed: readonly FleetColumn[];
  readonly ownedBefore: number;
}

export interface FleetPlan {
  readonly items: readonly PlannedItem[];
  /** Groups that the file names and that are not there yet. */
  readonly newGroups: readonly string[];
  readonly faults: readonly FleetFault[];
}

/** What an import would do. With any fault it does nothing. */
export function planFleet(rows: readonly FleetRow[], fleet: StoredFleet): FleetPlan {
  const before = new Map(fleet.items.map((item) => [codeKey(item.code), item]));
  const inFile = new Map(rows.map((row) => [codeKey(row.code), row]));
  const groups = new Map(fleet.groups.map(({ id, name }) => [name.toLowerCase(), id]));
  const categories = new Map(fleet.categories.map(({ id, path }) => [categoryPathKey(path), id]));
  const kindOf = (code: string) => (inFile.get(codeKey(code)) ?? before.get(codeKey(code)))?.kind ?? null;
  const faults: FleetFault[] = [];
  const items = rows.map((row): PlannedItem => {
    const stored = before.get(codeKey(row.code)) ?? null;
    faults.push(...relationFaults(row, kindOf), ...countFaults(row, stored));
    const categoryId = row.category === null ? null : (categories.get(categoryPathKey(row.category)) ?? null);
    if (row.category !== null && categoryId === null)
      faults.push({ row: row.row, field: "category", kind: "unknown-category", value: row.category });
    const groupId = groups.get(row.group.toLowerCase()) ?? null;
    return {
      row,
      id: stored?.id ?? null,
      changed: stored ? changedColumns(row, stored, groupId, categoryId) : [],
      ownedBefore: stored?.owned ?? 0,
    };
  });
  return { items, newGroups: newGroups(rows, groups), faults };
}

/**
 * A path of categories, such as "Lighting > Moving heads", by which equal paths are found: lower case, evenly spaced.
 */
export function categoryPathKey(path: string): string {
  return path
    .toLowerCase()
    .split(">")
    .map((part) => part.trim())
    .join(" > ");
}

function newGroups(rows: readonly FleetRow[], known: ReadonlyMap<string, string>): string[] {
  const names = new Map<string, string>();
  for (const { group } of rows) {
    const key = group.toLowerCase();
    if (group !== "" && !known.has(key) && !names.has(key)) names.set(key, group);
  }
  return [...names.values()];
}

/** Parts and accessories that no item is, and kits in kits. */
export function relationFaults(row: FleetRow, kindOf: (code: string) => string | null): FleetFault[] {
  return (["parts", "accessories"] as const).flatMap((field) =>
    row[field].flatMap(({ code }): FleetFault[] => {
      const kind = kindOf(code);
      if (kind === null) return [{ row: row.row, field, kind: "unknown-item", value: code }];
      if (field === "parts" && kind === "kit")
        return [{ row: row.row, field, kind: "part-kit", value: code }];
      return [];
    }),
  );
}

/**
 * The kind stays where units, claims or kits count on it; units come and go one by one, and not by a number in a file.
 */
export function countFaults(row: FleetRow, stored: CountedBefore | null): FleetFault[] {
  const faults: FleetFault[] = [];
  const fault = (field: FleetColumn, kind: FleetFault["kind"], value: string) =>
    faults.push({ row: row.row, field, kind, value });
  if (stored && stored.kind !== row.kind && (stored.kindFixed || stored.owned > 0))
    fault("kind", "kind-fixed", stored.kind);
  if (stored?.isPart && row.kind === "kit") fault("kind", "part-kit", row.code);
  if (row.kind !== "serialised") return faults;
  if (stored && row.owned < stored.owned) fault("owned", "fewer-units", String(stored.owned));
  if (row.owned - (stored?.owned ?? 0) > MAX_NEW_UNITS)
    fault("owned", "too-many-units", String(MAX_NEW_UNITS));
  return faults;
}

const COLUMN_OF: Readonly<Record<keyof ItemColumns, FleetColumn>> = {
  code: "code",
  name: "name",
  nameGa: "name_ga",
  aliases: "aliases",
  groupId: "group",
  categoryId: "category",
  kind: "kind",
  dayRateNet: "day_rate_net",
  vatRate: "vat_rate",
  replacementNet: "replacement_net",
  prepMinutes: "prep_minutes",
  turnaroundMinutes: "turnaround_minutes",
  packSize: "pack_size",
  watts: "watts",
  powerFactor: "power_factor",
  phases: "phases",
  weightGrams: "weight_kg",
  casePieces: "case_pieces",
  caseGrams: "case_kg",
  caseLengthMm: "case_mm",
  caseWidthMm: "case_mm",
  caseHeightMm: "case_mm",
  lifting: "lifting",
  electrical: "electrical",
};

function changedColumns(
  row: FleetRow,
  stored: PlannedBefore,
  groupId: string | null,
  categoryId: string | null,
): readonly FleetColumn[] {
  // A group that is made with the import has no id yet, and differs from every other.
  const after = itemColumns(row, groupId ?? "", categoryId);
  const columns = differing<ItemColumns>(stored, after).flatMap((column) => COLUMN_OF[column] ?? []);
  const changed = new Set<FleetColumn>(columns);
  if (stored.owned !== row.owned) changed.add("owned");
  if (!sameList(stored.parts, row.parts)) changed.add("parts");
  if (!sameList(stored.accessories, row.accessories)) changed.add("accessories");
  return [...changed];
}

function sameList(a: readonly { code: string; quantity: number }[], b: typeof a): boolean {
  const text = (list: typeof a) =>
    JSON.stringify(
      list
        .map((relation) => ({ ...relation, code: codeKey(relation.code) }))
        .map(({ code, quantity, ...rest }) => [code, quantity, "kind" in rest ? rest.kind : ""])
        .sort(),
    );
  return text(a) === text(b);
}

/** The columns of an item out of a row. */
export function itemColumns(fleetRow: FleetRow, groupId: string, categoryId: string | null): ItemColumns {
  const { row, group, category, owned, caseMm, parts, accessories, ...columns } = fleetRow;
  const [caseLengthMm, caseWidthMm, caseHeightMm] = caseMm ?? [null, null, null];
  return { ...columns, groupId, categoryId, caseLengthMm, caseWidthMm, caseHeightMm };
}
