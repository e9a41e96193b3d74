import type { Db } from "#app/db/client.server.ts";
import { hireGroups } from "#app/db/schema/hire/fleet.ts";
import { categories } from "#app/db/schema/shop/catalog.ts";
import { noteExport } from "#app/features/audit/note-export.server.ts";
import { formatRate, formatThousandths } from "#app/i18n/formats.ts";
import { euroText } from "#app/lib/euro.ts";
import { csvText } from "#app/lib/text/csv.ts";
import {
  listStoredItems,
  readRelations,
  type StoredItem,
  type StoredRelations,
} from "../items/stored-items.server.ts";
import { FLEET_COLUMNS, type FleetColumn } from "./columns.ts";

/** The whole fleet as a file that imports again without a change, by code; who took it along is written down. */
export async function exportFleet(db: Db, actorId: string): Promise<string> {
  const groups = await db.select({ id: hireGroups.id, name: hireGroups.name }).from(hireGroups);
  const paths = await db.select({ id: categories.id, path: categories.path }).from(categories);
  const items = await listStoredItems(db);
  const relations = await readRelations(
    db,
    items.map(({ id }) => id),
  );
  const names: Names = {
    group: new Map(groups.map(({ id, name }) => [id, name])),
    category: new Map(paths.map(({ id, path }) => [id, path])),
    code: new Map(items.map(({ id, code }) => [id, code])),
  };
  const rows = items.map((item) => {
    const cells = itemCells(item, relations.get(item.id) ?? NOTHING, names);
    return FLEET_COLUMNS.map((column) => cells[column]);
  });
  await noteExport(db, { actorId, list: "fleet", rows: rows.length });
  return csvText([FLEET_COLUMNS, ...rows]);
}

/** Names by the ids that items have: of groups, paths of categories, codes of other items. */
export type Names = Readonly<Record<"group" | "category" | "code", ReadonlyMap<string, string>>>;

const NOTHING: StoredRelations = { parts: [], accessories: [], substitutes: [] };

/** The cells of an item's row. */
export function itemCells(
  item: Omit<StoredItem, "sample" | "version">,
  { parts, accessories }: StoredRelations,
  names: Names,
): Record<FleetColumn, string | number | null> {
  const { caseLengthMm, caseWidthMm, caseHeightMm } = item;
  const sides = [caseLengthMm, caseWidthMm, caseHeightMm];
  const entry = ({ itemId, quantity }: { itemId: string; quantity: number }) =>
    `${names.code.get(itemId) ?? ""}*${quantity}`;
  return {
    code: item.code,
    name: item.name,
    name_ga: item.nameGa,
    group: names.group.get(item.groupId) ?? null,
    category: names.category.get(item.categoryId ?? "") ?? null,
    kind: item.kind,
    owned: item.owned,
    day_rate_net: euroText(item.dayRateNet),
    vat_rate: formatRate(item.vatRate),
    replacement_net: euroText(item.replacementNet),
    prep_minutes: item.prepMinutes,
    turnaround_minutes: item.turnaroundMinutes,
    pack_size: item.packSize,
    watts: item.watts,
    power_factor: formatThousandths(item.powerFactor),
    phases: item.phases,
    weight_kg: item.weightGrams === null ? null : formatThousandths(item.weightGrams),
    case_pieces: item.casePieces,
    case_kg: item.caseGrams === null ? null : formatThousandths(item.caseGrams),
    case_mm: sides.includes(null) ? null : sides.join("x"),
    lifting: item.lifting,
    electrical: item.electrical ? "yes" : "no",
    aliases: item.aliases.join("|"),
    parts: parts.map(entry).join("|"),
    accessories: accessories
      .map((accessory) => `${entry(accessory)}${accessory.kind === "suggested" ? "?" : ""}`)
      .join("|"),
  };
}
