import { and, desc, eq, gt, inArray, isNotNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { deepPage, type OrderPart, orderBy } from "#app/db/deep-page.server.ts";
import { holds } from "#app/db/folded-text.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import type { NumberedPage } from "#app/lib/list-query.ts";
import { openSum } from "../closing/open-money.ts";
import { isPartlyOut } from "../closing/pieces-to-go.server.ts";
import { RESERVED_STATES, RETURNED_STATES, RUNNING_STATES } from "../enums.ts";
import type { ListedHire } from "../hires.ts";
import { hireMoneyColumns, listHireMoney, type MoneyRow } from "../payments/list-hire-money.server.ts";
import { hasUnpaidCharge } from "../payments/unpaid-charges.server.ts";
import { isShort } from "../shortages/shortages-of-hire.server.ts";
import { hasLeftSubhire } from "../subhires/end-subhires.server.ts";
import { HIRES_PAGE, type HireListView, type HireSort, type HiresQuery, usualSort } from "./hires-query.ts";
import { isUnpaid } from "./unpaid-hires.server.ts";

/** The hires that the address of a list asks for. */
export async function listHires(
  db: Db,
  query: HiresQuery,
  now: Date,
): Promise<NumberedPage & { readonly hires: readonly ListedHire[] }> {
  const where = isAsked(db, query, now);
  const asked = { where, order: orderOf(query), wanted: query.page, size: HIRES_PAGE };
  const { ids, ...page } = await deepPage(db, hires, asked);
  const rows = await selectHires(db, query, now, inArray(hires.id, ids));
  return { hires: await withMoney(db, rows, now), ...page };
}

/** All hires that the address of a list asks for, at most `limit`, in the order of the list. */
export async function listAllHires(
  db: Db,
  query: HiresQuery,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<readonly ListedHire[]> {
  const rows = await selectHires(db, query, now, isAsked(db, query, now)).limit(limit);
  return withMoney(db, rows, now);
}

function selectHires(db: Db, query: HiresQuery, now: Date, where: SQL | undefined) {
  return db
    .select({
      ...hireMoneyColumns,
      isPartlyOut: isPartlyOut(now),
      isShort: isShort(db, now).mapWith(Boolean),
    })
    .from(hires)
    .where(where)
    .orderBy(...orderBy(orderOf(query)));
}

async function withMoney(
  db: Db,
  rows: readonly (MoneyRow & Pick<ListedHire, "isPartlyOut" | "isShort">)[],
  now: Date,
): Promise<readonly ListedHire[]> {
  const listed = await listHireMoney(db, rows, now);
  const partlyOut = new Set(rows.filter(({ isPartlyOut }) => isPartlyOut).map(({ id }) => id));
  const short = new Set(rows.filter((row) => row.isShort).map(({ id }) => id));
  return listed.map(({ hire, money }) => ({
    ...hire,
    isShort: short.has(hire.id),
    isPartlyOut: partlyOut.has(hire.id),
    toPay: openSum(money),
  }));
}

const SORTS = {
  collection: [hires.startsAt, false],
  "collection-latest": [hires.startsAt, true],
  return: [hires.endsAt, false],
  "return-latest": [hires.endsAt, true],
  newest: [hires.createdAt, true],
  oldest: [hires.createdAt, false],
} as const satisfies Record<HireSort, readonly [by: unknown, down: boolean]>;

function orderOf({ view, sort }: HiresQuery): readonly OrderPart[] {
  const [by, down] = SORTS[sort ?? usualSort(view)];
  return [
    { by, down },
    { by: hires.id, down },
  ];
}

function isAsked(db: Db, { view, search, transport }: HiresQuery, now: Date): SQL | undefined {
  const way = transport === null ? undefined : eq(hires.transport, transport);
  return and(inView(db, view, now), matching(search), way);
}

function inView(db: Db, view: HireListView, now: Date): SQL | undefined {
  const waits = and(eq(hires.state, "awaiting-deposit"), gt(hires.depositDueAt, now));
  switch (view) {
    case "all":
      return undefined;
    case "upcoming":
      return areAmong(db, or(waits, inArray(hires.state, RESERVED_STATES), isPartlyOut(now)));
    case "awaiting-deposit":
      return waits;
    case "out":
      return inArray(hires.state, RUNNING_STATES);
    case "returned":
      return inArray(hires.state, RETURNED_STATES);
    case "unpaid":
      return areAmong(db, isUnpaid(db, now));
    case "attention":
      return or(isNotNull(hires.attention), hasLeftSubhire(db, now), hasUnpaidCharge(db), isShort(db, now));
    case "lapsed":
      return or(
        eq(hires.state, "lapsed"),
        and(eq(hires.state, "awaiting-deposit"), lte(hires.depositDueAt, now)),
      );
    case "cancelled":
      return eq(hires.state, "cancelled");
  }
}

/** Reads the few hires by their state first. Else the order would lead through all that have ended to those to come. */
function areAmong(db: Db, where: SQL | undefined): SQL {
  return sql`${hires.id} = any(array(${db.select({ id: hires.id }).from(hires).where(where)}))`;
}

function matching(search: string): SQL | undefined {
  return search === "" ? undefined : holds(search, hires.number, hires.name, hires.email, hires.company);
}

/** Hires whose number, name, company or address holds what was typed, newest first. */
export async function findHires(db: Db, text: string, limit: number) {
  const { id, number, name } = hires;
  return db.select({ id, number, name }).from(hires).where(matching(text)).orderBy(desc(id)).limit(limit);
}
