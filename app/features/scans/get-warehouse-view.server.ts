import { and, asc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { anyOf } from "#app/db/any-of.ts";
import type { Db } from "#app/db/client.server.ts";
import { assets } from "#app/db/schema/hire/assets.ts";
import { hireShortages } from "#app/db/schema/hire/claims.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import { hireLines, hires } from "#app/db/schema/hire/hires.ts";
import { OWNED_STATES } from "#app/features/assets/unit-states.ts";
import {
  currentClaim,
  type HireClaim,
  isPrepared,
  listHireClaims,
  promisedItem,
} from "#app/features/claims/warehouse/hire-claims.server.ts";
import {
  type CustomGoods,
  customHere,
  customOut,
  listCustomGoods,
} from "#app/features/hires/custom/custom-goods.server.ts";
import {
  isCountedAt,
  listSuppliedGoods,
  type SuppliedGoods,
  suppliedHere,
  suppliedOut,
} from "#app/features/hires/subhires/supplied-goods.server.ts";
import { sumQuantities } from "#app/lib/sums.ts";
import type {
  ListedBringer,
  ListedCase,
  ListedItem,
  ListedUnit,
  UnitStage,
  WarehouseView,
} from "./warehouse.ts";

/** The list of a hire with what of it is where; null for no such hire. No price is read. */
export async function getWarehouseView(db: Db, hireId: string): Promise<WarehouseView | null> {
  const [hire] = await db.select({ state: hires.state }).from(hires).where(eq(hires.id, hireId));
  if (!hire) return null;
  const lines = await db
    .select({ id: hireLines.id, itemId: hireLines.itemId, name: hireLines.name, nameGa: hireLines.nameGa })
    .from(hireLines)
    .where(eq(hireLines.hireId, hireId))
    .orderBy(asc(hireLines.position));
  const claims = await listHireClaims(db, hireId);
  const short = await db
    .select({
      lineId: hireShortages.lineId,
      itemId: hireShortages.itemId,
      state: hireShortages.state,
      quantity: hireShortages.quantity,
      solution: hireShortages.solution,
    })
    .from(hireShortages)
    .where(eq(hireShortages.ownerId, hireId));
  const open = short
    .filter(({ state, solution }) => state === "open" || solution === "sub-hired")
    .map((row) => ({ ...row, forItemId: null }));
  const itemIds = [...new Set([...claims, ...open].map(({ itemId }) => itemId))];
  const promisedIds = claims.flatMap(({ forItemId }) => forItemId ?? []);
  const items = itemIds.length === 0 ? [] : await listItems(db, [...itemIds, ...promisedIds]);
  const known = new Map(items.map((item) => [item.id, item]));
  const listed = itemIds
    .flatMap((itemId) => {
      const item = known.get(itemId);
      const ofItem = claims.filter((claim) => claim.itemId === itemId);
      if (!item) return [];
      const lacking = open.filter((row) => row.itemId === itemId);
      return [listedItem(item, { own: ofItem, lacking, lines, known })];
    })
    .sort((a, b) => a.position - b.position)
    .map(({ item }) => item);
  const { units, caseIds } = await listUnits(db, itemIds, claims);
  const cases = caseIds.length === 0 ? [] : await listCases(db, caseIds);
  const supplied = (await listSuppliedGoods(db, hireId)).flatMap((goods) => suppliedItem(goods, lines));
  const custom = (await listCustomGoods(db, hireId)).flatMap(customItem);
  return { hireId, state: hire.state, items: [...listed, ...supplied, ...custom], units, cases };
}

type Line = Pick<typeof hireLines.$inferSelect, "id" | "itemId" | "name" | "nameGa">;

type Item = Awaited<ReturnType<typeof listItems>>[number];
type Piece = Pick<HireClaim, "lineId" | "itemId" | "forItemId" | "quantity">;

interface Pieces {
  readonly own: readonly HireClaim[];
  readonly lacking: readonly (Piece & { readonly state: string })[];
  readonly lines: readonly Line[];
  /** Items by id, also the promised ones of pieces that go in their place. */
  readonly known: ReadonlyMap<string, Item>;
}

/** One row of the list: all pieces of an item, of whichever lines. It comes where the first of them comes. */
function listedItem(
  item: Item,
  { own, lacking, lines, known }: Pieces,
): { readonly position: number; readonly item: ListedItem } {
  const ids = new Set([...own, ...lacking].map(({ lineId }) => lineId));
  const position = lines.findIndex(({ id }) => ids.has(id));
  const insteadOf = promisedOf(own, known);
  const at = (stage: UnitStage) => sumQuantities(own.filter((claim) => stageOf(claim) === stage));
  return {
    position: position === -1 ? lines.length : position,
    item: {
      itemId: item.id,
      code: item.code,
      name: item.name,
      nameGa: item.nameGa,
      with: bringersOf([...own, ...lacking], lines),
      ...(insteadOf.length > 0 && { insteadOf }),
      serialised: item.kind === "serialised",
      place: item.place,
      needed: sumQuantities(own),
      prepared: at("prepared"),
      out: at("out"),
      good: at("good"),
      damaged: at("damaged"),
      missing: at("missing"),
      short: sumQuantities(lacking.filter(({ state }) => state === "open")),
      subhired: sumQuantities(lacking.filter(({ state }) => state !== "open")),
    },
  };
}

/** The lines of other items than was promised that bring pieces of an item, in their order. */
function bringersOf(pieces: readonly Piece[], lines: readonly Line[]): readonly ListedBringer[] {
  return lines.flatMap(({ id, itemId, name, nameGa }) => {
    const quantity = sumQuantities(
      pieces.filter((piece) => piece.lineId === id && promisedItem(piece) !== itemId),
    );
    return quantity === 0 ? [] : [{ name, nameGa, quantity }];
  });
}

/** The items in whose place pieces of an item go. */
function promisedOf(own: readonly HireClaim[], known: Pieces["known"]): readonly ListedBringer[] {
  const byPromised = Map.groupBy(own, ({ forItemId }) => forItemId);
  return [...byPromised].flatMap(([itemId, pieces]) => {
    const promised = itemId === null ? undefined : known.get(itemId);
    return promised
      ? [{ name: promised.name, nameGa: promised.nameGa, quantity: sumQuantities(pieces) }]
      : [];
  });
}

/** Goods of a supplier that are here, or were. What was sent back without leaving is over. */
function suppliedItem(goods: SuppliedGoods, lines: readonly Line[]): readonly ListedItem[] {
  const needed = goods.out + suppliedHere(goods);
  if (needed === 0) return [];
  const line = lines.find((one) => one.id === goods.lineId && !isCountedAt(one, goods));
  return [
    {
      itemId: goods.id,
      supplied: true,
      code: "",
      name: goods.name,
      nameGa: goods.nameGa,
      with: line ? [{ name: line.name, nameGa: line.nameGa, quantity: needed }] : [],
      serialised: false,
      place: "",
      needed,
      prepared: suppliedHere(goods),
      out: suppliedOut(goods),
      good: goods.back - goods.damaged,
      damaged: goods.damaged,
      missing: goods.missing,
      short: 0,
      subhired: 0,
    },
  ];
}

/** Our own goods of a custom line. */
function customItem(goods: CustomGoods): readonly ListedItem[] {
  const here = customHere(goods);
  const needed = goods.out + here;
  if (needed + goods.toCome === 0) return [];
  return [
    {
      itemId: goods.id,
      custom: true,
      code: "",
      name: goods.name,
      nameGa: goods.nameGa,
      with: [],
      serialised: false,
      place: "",
      needed,
      prepared: here === 0 ? 0 : goods.prepped,
      out: customOut(goods),
      good: goods.back - goods.damaged,
      damaged: goods.damaged,
      missing: goods.missing,
      short: 0,
      subhired: goods.toCome,
    },
  ];
}

function listItems(db: Db, ids: readonly string[]) {
  return db
    .select({
      id: hireItems.id,
      code: hireItems.code,
      name: hireItems.name,
      nameGa: hireItems.nameGa,
      kind: hireItems.kind,
      place: hireItems.place,
    })
    .from(hireItems)
    .where(anyOf(hireItems.id, ids));
}

/** Units that can be scanned for the hire: all of its items, and those that it has. */
async function listUnits(
  db: Db,
  itemIds: readonly string[],
  claims: readonly HireClaim[],
): Promise<{ readonly units: readonly ListedUnit[]; readonly caseIds: readonly string[] }> {
  if (itemIds.length === 0) return { units: [], caseIds: [] };
  const rows = await db
    .select({
      number: assets.unitNumber,
      itemId: assets.hireItemId,
      code: assets.code,
      barcode: assets.barcode,
      serial: assets.serialFold,
      place: assets.place,
      state: assets.state,
      caseId: assets.caseId,
    })
    .from(assets)
    .where(
      and(
        anyOf(assets.hireItemId, itemIds),
        inArray(assets.state, OWNED_STATES),
        sql`${assets.unitNumber} is not null`,
      ),
    )
    .orderBy(asc(assets.place), asc(assets.unitNumber));
  const byUnit = Map.groupBy(claims, ({ unitNumber }) => unitNumber);
  const units = rows.flatMap(({ number, itemId, place, state, ...marks }) =>
    number === null || itemId === null
      ? []
      : [
          {
            number,
            itemId,
            place,
            usable: state === "in-service",
            marks: marksOf(marks),
            at: stageOf(currentClaim(byUnit.get(number) ?? [])),
          },
        ],
  );
  return { units, caseIds: [...new Set(rows.flatMap(({ caseId }) => caseId ?? []))] };
}

async function listCases(db: Db, ids: readonly string[]): Promise<readonly ListedCase[]> {
  const content = alias(assets, "content");
  const rows = await db
    .select({
      number: assets.unitNumber,
      code: assets.code,
      barcode: assets.barcode,
      serial: assets.serialFold,
      contents: sql<number[]>`array_agg(${content.unitNumber} order by ${content.unitNumber})`,
    })
    .from(assets)
    .innerJoin(content, eq(content.caseId, assets.id))
    .where(and(anyOf(assets.id, ids), inArray(content.state, OWNED_STATES), isNotNull(content.unitNumber)))
    .groupBy(assets.id)
    .orderBy(asc(assets.unitNumber));
  return rows.flatMap(({ number, contents, ...marks }) =>
    number === null ? [] : [{ number, marks: marksOf(marks), contents }],
  );
}

interface Marks {
  readonly code: string | null;
  readonly barcode: string | null;
  readonly serial: string | null;
}

function marksOf({ code, barcode, serial }: Marks): readonly string[] {
  return [code, barcode, serial].flatMap((mark) => mark || []);
}

function stageOf(claim: HireClaim | undefined): UnitStage {
  if (claim?.state === "out") return "out";
  if (claim?.state === "done") return claim.condition ?? "good";
  return claim && isPrepared(claim) ? "prepared" : "shelf";
}
