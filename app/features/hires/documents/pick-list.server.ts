import { and, asc, eq, gte, inArray, lt, ne, sql } from "drizzle-orm";
import { anyOf } from "#app/db/any-of.ts";
import type { Db } from "#app/db/client.server.ts";
import { assets } from "#app/db/schema/hire/assets.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import { sumByItem } from "#app/features/claims/claims.ts";
import { KEPT_CLAIMS } from "#app/features/claims/enums.ts";
import { promisedItem } from "#app/features/claims/warehouse/hire-claims.server.ts";
import { casesOf } from "#app/features/load-check/check-load.ts";
import { type ListedPieces, loadPieces } from "#app/features/load-check/list-pieces.server.ts";
import type { Named } from "#app/i18n/named.ts";
import { startOfIrishDay } from "#app/lib/time/irish-time.ts";
import { RESERVED_STATES } from "../enums.ts";
import { isDropped } from "../hire-states.ts";
import type { PaperHire } from "./documents.ts";
import { listGoods, listPaperLines, listUnclaimed } from "./list-goods.server.ts";

/** What is to be taken from one place in the store. */
export interface PickSheetRow {
  /** Of the store; empty where none is stored. */
  readonly place: string;
  readonly name: string;
  readonly nameGa: string | null;
  readonly code: string;
  readonly quantity: number;
  readonly cases: number;
  /** Units that are promised by number. */
  readonly units: readonly number[];
  /** True for goods of a custom line, which no scan knows. */
  readonly byHand: boolean;
  /** Kits and items that it goes along with. */
  readonly within: readonly Named[];
  /** The promised items in whose place it goes. */
  readonly insteadOf: readonly Named[];
}

export interface PickSheet {
  readonly hire: PaperHire;
  /** False for a hire that takes nothing any more. */
  readonly live: boolean;
  readonly rows: readonly PickSheetRow[];
}

/**
 * What a hire takes out of the store: kits as the parts that were claimed for them, with included accessories, equal items
 * summed; by place, then name. A substitute is listed instead of what was promised, what is short or comes from a supplier
 * as well; goods of custom lines come last. Nothing of a hire that is cancelled or has lapsed.
 */
export async function getPickList(db: Db, hire: PaperHire): Promise<PickSheet> {
  if (isDropped(hire.state)) return { hire, live: false, rows: [] };
  const lines = await listPaperLines(db, [hire.id]);
  const held = await listGoods(db, hire.id, KEPT_CLAIMS);
  const promised = [...held, ...(await listUnclaimed(db, hire.id))];
  const pieces = await loadPieces(db, sumByItem(promised));
  const places = await listPlaces(
    db,
    pieces.map(({ id }) => id),
  );
  const replaced = await listNamed(
    db,
    held.flatMap(({ forItemId }) => forItemId ?? []),
  );
  const rows = pieces.map((piece) => {
    const own = promised.filter(({ itemId }) => itemId === piece.id);
    return {
      ...rowOf(piece),
      within: lines.filter(({ id, itemId }) =>
        own.some((pieces) => pieces.lineId === id && promisedItem(pieces) !== itemId),
      ),
      insteadOf: replaced.filter(({ id }) => own.some(({ forItemId }) => forItemId === id)),
      place: (places.get(piece.id) ?? []).join(", "),
      units: held.flatMap(({ itemId, unitNumber, state }) =>
        itemId === piece.id && unitNumber !== null && state !== "done" ? unitNumber : [],
      ),
    };
  });
  const custom = lines.flatMap(({ itemId, service, name, nameGa, quantity }) =>
    itemId === null && !service ? [{ ...NOWHERE, name, nameGa, quantity }] : [],
  );
  return { hire, live: true, rows: [...rows.sort(byPlace), ...custom] };
}

/** The hires that are collected on an Irish day and have not left yet, the earliest first. */
export async function listPickHires(db: Db, day: number): Promise<readonly PaperHire[]> {
  const { id, number, state, name, company, place, transport, startsAt, endsAt } = hires;
  return db
    .select({ id, number, state, name, company, place, transport, startsAt, endsAt })
    .from(hires)
    .where(
      and(
        inArray(state, RESERVED_STATES),
        gte(startsAt, startOfIrishDay(day)),
        lt(startsAt, startOfIrishDay(day + 1)),
      ),
    )
    .orderBy(asc(startsAt), asc(number))
    .limit(200);
}

const NOWHERE = { place: "", code: "", cases: 0, units: [], within: [], insteadOf: [], byHand: true };

function rowOf(piece: ListedPieces) {
  const { name, nameGa, code, quantity } = piece;
  return { name, nameGa, code, quantity, cases: casesOf(piece), byHand: false };
}

function listNamed(db: Db, ids: readonly string[]) {
  const { id, name, nameGa } = hireItems;
  return db.select({ id, name, nameGa }).from(hireItems).where(anyOf(id, ids)).orderBy(asc(name));
}

/** Rows without a place in the store come last. */
function byPlace(a: PickSheetRow, b: PickSheetRow): number {
  if ((a.place === "") !== (b.place === "")) return a.place === "" ? 1 : -1;
  return a.place.localeCompare(b.place, "en", { numeric: true }) || a.name.localeCompare(b.name, "en");
}

/** Where the units and the counted pieces of items are, by item. */
async function listPlaces(
  db: Db,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (itemIds.length === 0) return new Map();
  const place = sql<string>`coalesce(nullif(${assets.place}, ''), ${hireItems.place})`;
  const rows = await db
    .selectDistinct({ itemId: hireItems.id, place })
    .from(hireItems)
    .leftJoin(assets, and(eq(assets.hireItemId, hireItems.id), eq(assets.state, "in-service")))
    .where(and(inArray(hireItems.id, [...itemIds]), ne(place, "")))
    .orderBy(asc(place));
  const places = new Map<string, string[]>();
  for (const row of rows) places.set(row.itemId, [...(places.get(row.itemId) ?? []), row.place]);
  return places;
}
