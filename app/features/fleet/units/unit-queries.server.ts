import { and, asc, desc, eq, ilike, inArray, isNotNull, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { holds } from "#app/db/folded-text.ts";
import { containing } from "#app/db/like.ts";
import { assets } from "#app/db/schema/hire/assets.ts";
import { hireClaims } from "#app/db/schema/hire/claims.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import { unitRepairs } from "#app/db/schema/hire/repairs.ts";
import { products } from "#app/db/schema/shop/catalog.ts";
import { foldSerial } from "#app/features/assets/assets.ts";
import { readUnitCode } from "#app/features/assets/unit-code.ts";
import { OWNED_STATES } from "#app/features/assets/unit-states.ts";
import { noteExport } from "#app/features/audit/note-export.server.ts";
import { listAuditEntries } from "#app/features/audit/queries.server.ts";
import { listNames } from "#app/features/identity/users/list-users.server.ts";
import { pagesOf } from "#app/lib/list-query.ts";
import { csvText, MAX_EXPORTED } from "#app/lib/text/csv.ts";
import { ITEMS_PAGE, type UnitSort, type UnitsQuery } from "../list-queries.ts";
import { readUnitValues } from "./save-unit.server.ts";

const rowColumns = {
  id: assets.id,
  number: assets.unitNumber,
  code: assets.code,
  itemId: hireItems.id,
  itemCode: hireItems.code,
  itemName: hireItems.name,
  itemNameGa: hireItems.nameGa,
  serial: assets.serial,
  barcode: assets.barcode,
  tag: assets.tag,
  place: assets.place,
  state: assets.state,
};

/** A page of the units that the address asks for, with how many match and how many there are. */
export async function listUnits(db: Db, query: UnitsQuery, limit = ITEMS_PAGE) {
  const [counted] = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(assets)
    .innerJoin(hireItems, eq(hireItems.id, assets.hireItemId))
    .where(matching(query));
  const matches = counted?.n ?? 0;
  const { page, pages } = pagesOf(matches, query.page, limit);
  const units = await unitsOf(db, query)
    .limit(limit)
    .offset((page - 1) * limit);
  return { units, page, pages, matches, all: await db.$count(assets, isNotNull(assets.unitNumber)) };
}

function unitsOf(db: Db, query: UnitsQuery) {
  return db
    .select(rowColumns)
    .from(assets)
    .innerJoin(hireItems, eq(hireItems.id, assets.hireItemId))
    .where(matching(query))
    .orderBy(...ORDER[query.sort], asc(assets.unitNumber));
}

const ORDER: Readonly<Record<UnitSort, readonly SQL[]>> = {
  number: [],
  item: [asc(sql`lower(${hireItems.code})`)],
  place: [asc(assets.place)],
};

/** Units by number, serial, barcode or label code: what is on the piece itself. */
export async function findUnitsByMark(db: Db, typed: string, most: number) {
  const number = /^#?(\d{1,9})$/.exec(typed)?.[1];
  const serial = foldSerial(typed);
  const code = readUnitCode(typed);
  return db
    .select(rowColumns)
    .from(assets)
    .innerJoin(hireItems, eq(hireItems.id, assets.hireItemId))
    .where(
      or(
        number === undefined ? undefined : eq(assets.unitNumber, Number(number)),
        code === null ? undefined : eq(assets.code, code),
        serial === "" ? undefined : ilike(assets.serialFold, containing(serial)),
        eq(assets.barcode, typed),
      ),
    )
    .orderBy(asc(assets.unitNumber))
    .limit(most);
}

function matching({ search, item, state }: Pick<UnitsQuery, "search" | "item" | "state">): SQL | undefined {
  const number = /^#?(\d{1,9})$/.exec(search)?.[1];
  const serial = foldSerial(search);
  const code = readUnitCode(search);
  return and(
    isNotNull(assets.unitNumber),
    item === "" ? undefined : eq(assets.hireItemId, item),
    state === null ? undefined : eq(assets.state, state),
    search === ""
      ? undefined
      : or(
          number === undefined ? undefined : eq(assets.unitNumber, Number(number)),
          code === null ? undefined : eq(assets.code, code),
          serial === "" ? undefined : ilike(assets.serialFold, containing(serial)),
          holds(search, assets.barcode, assets.place, assets.tag, hireItems.code, hireItems.name),
        ),
  );
}

/**
 * A unit as its passport shows it: particulars, what keeps it off the shelf, and what was done. Null for an unknown
 * number.
 */
export async function getUnitAdmin(db: Db, number: number) {
  const [row] = await db
    .select({ asset: assets, item: { id: hireItems.id, code: hireItems.code, name: hireItems.name } })
    .from(assets)
    .innerJoin(hireItems, eq(hireItems.id, assets.hireItemId))
    .where(eq(assets.unitNumber, number));
  if (!row) return null;
  const { asset, item } = row;
  const claims = await db
    .select({
      id: hireClaims.id,
      kind: hireClaims.kind,
      state: hireClaims.state,
      startsAt: hireClaims.startsAt,
      endsAt: hireClaims.endsAt,
      owner: hireClaims.owner,
      ownerId: hireClaims.ownerId,
      reference: hireClaims.reference,
      fault: unitRepairs.fault,
    })
    .from(hireClaims)
    .leftJoin(unitRepairs, eq(unitRepairs.claimId, hireClaims.id))
    .where(eq(hireClaims.unitNumber, number))
    .orderBy(desc(hireClaims.startsAt))
    .limit(50);
  const inside = await db
    .select({ number: assets.unitNumber, name: hireItems.name })
    .from(assets)
    .innerJoin(hireItems, eq(hireItems.id, assets.hireItemId))
    .where(and(eq(assets.caseId, asset.id), inArray(assets.state, OWNED_STATES)))
    .orderBy(asc(assets.unitNumber));
  const history = await listAuditEntries(db, { subjectType: "unit", subjectId: asset.id, limit: 50 });
  return {
    number,
    code: asset.code ?? "",
    state: asset.state,
    assetClass: asset.assetClass,
    createdAt: asset.createdAt,
    item,
    values: await readUnitValues(db, asset),
    claims,
    inside,
    history,
    names: await listNames(
      db,
      history.flatMap(({ actorId }) => actorId ?? []),
    ),
  };
}

/** What a label's QR code shows to anybody; null for an unknown code and for what is not ours any more. */
export async function findLabelledUnit(db: Db, typed: string) {
  const code = readUnitCode(typed);
  if (code === null) return null;
  const [unit] = await db
    .select({
      number: assets.unitNumber,
      name: hireItems.name,
      nameGa: hireItems.nameGa,
      itemSlug: hireItems.slug,
      visible: hireItems.visible,
      // Manuals of a product with variations are its own, not those of a variation.
      manuals: sql<(typeof products.$inferSelect)["manuals"] | null>`(
        select p.manuals from ${products} p where p.status = 'published'
          and p.id = coalesce(${products.parentId}, ${products.id}))`,
    })
    .from(assets)
    .innerJoin(hireItems, eq(hireItems.id, assets.hireItemId))
    .leftJoin(products, eq(products.id, hireItems.productId))
    .where(and(eq(assets.code, code), inArray(assets.state, OWNED_STATES)));
  return unit ? { ...unit, manuals: unit.manuals ?? [] } : null;
}

/** Units whose labels are printed: the named ones, those of an item, or all that the list shows. */
export async function listLabels(db: Db, numbers: readonly number[], query: UnitsQuery) {
  const rows =
    numbers.length > 0
      ? await db
          .select(rowColumns)
          .from(assets)
          .innerJoin(hireItems, eq(hireItems.id, assets.hireItemId))
          .where(inArray(assets.unitNumber, [...numbers]))
          .orderBy(asc(assets.unitNumber))
      : await unitsOf(db, query).limit(MAX_LABELS);
  return rows.filter(({ state }) => state !== "sold" && state !== "scrapped");
}

/** Labels of one print at most. */
const MAX_LABELS = 1_000;

/** The units that a list shows, up to MAX_EXPORTED, as a file for a spreadsheet; who took it along is written down. */
export async function exportUnits(db: Db, query: UnitsQuery, actorId: string): Promise<string> {
  const rows = await unitsOf(db, query).limit(MAX_EXPORTED);
  const narrowed = { state: query.state };
  await noteExport(db, { actorId, list: "units", rows: rows.length, narrowed });
  return csvText([
    ["number", "code", "item", "name", "serial", "barcode", "tag", "place", "state"],
    ...rows.map((unit) => [
      unit.number,
      unit.code,
      unit.itemCode,
      unit.itemName,
      unit.serial,
      unit.barcode,
      unit.tag,
      unit.place,
      unit.state,
    ]),
  ]);
}
