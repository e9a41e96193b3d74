import { and, desc, eq, gt, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { boundedCount } from "#app/db/bounded-counts.server.ts";
import { type Db, listRows } from "#app/db/client.server.ts";
import { holds } from "#app/db/folded-text.ts";
import { users } from "#app/db/schema/identity.ts";
import { draftOrders } from "#app/db/schema/shop/draft-orders.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { noteExport } from "#app/features/audit/note-export.server.ts";
import { AWAITING_PAYMENT, ENDED_UNPAID } from "#app/features/orders/enums.ts";
import type { OrderState } from "#app/features/orders/order-states.ts";
import { toEuro } from "#app/lib/euro.ts";
import { pagesOf } from "#app/lib/list-query.ts";
import { csvText, MAX_EXPORTED } from "#app/lib/text/csv.ts";
import { draftName, statusOf } from "../drafts.ts";
import { DRAFTS_PAGE, type DraftRow, type DraftsQuery } from "./drafts-query.ts";

const authors = alias(users, "authors");

/** The drafts that the address of a list asks for, newest first. All of them are counted: the pages have numbers. */
export async function listDrafts(db: Db, query: DraftsQuery, now: Date) {
  const where = conditionOf(query, now) ?? sql`true`;
  const [counted] = await listRows<{ total: number; all: number }>(
    db,
    sql`select (select count(*)::int from ${draftOrders} where ${where}) as total,
      ${boundedCount(draftOrders, sql`true`)} as "all"`,
  );
  const matches = counted?.total ?? 0;
  const { page, pages } = pagesOf(matches, query.page, DRAFTS_PAGE);
  const rows = await selectDrafts(db, where)
    .limit(DRAFTS_PAGE)
    .offset((page - 1) * DRAFTS_PAGE);
  return { drafts: rows.map((row) => toRow(row, now)), page, pages, matches, all: counted?.all ?? 0 };
}

function selectDrafts(db: Db, where: SQL) {
  return db
    .select({
      id: draftOrders.id,
      number: draftOrders.number,
      state: draftOrders.state,
      name: draftOrders.name,
      company: draftOrders.company,
      email: draftOrders.email,
      total: draftOrders.total,
      heldUntil: draftOrders.heldUntil,
      updatedAt: draftOrders.updatedAt,
      author: authors.name,
      order: { state: orders.state, paidAt: orders.paidAt },
    })
    .from(draftOrders)
    .leftJoin(authors, eq(authors.id, draftOrders.createdBy))
    .leftJoin(orders, eq(orders.draftId, draftOrders.id))
    .where(where)
    .orderBy(desc(draftOrders.number));
}

type Row = Awaited<ReturnType<typeof selectDrafts>>[number];

function toRow({ state, order, ...row }: Row, now: Date): DraftRow {
  return { ...row, status: statusOf({ state, heldUntil: row.heldUntil, order }, now) };
}

function conditionOf({ state, search }: DraftsQuery, now: Date): SQL | undefined {
  const withOrder = (which: SQL) =>
    sql`exists (select 1 from ${orders} o where o.draft_id = ${draftOrders.id} and ${which})`;
  const isOrdered = eq(draftOrders.state, "ordered");
  const unpaid = (states: readonly OrderState[]) =>
    and(isOrdered, withOrder(sql`o.paid_at is null and o.state in ${[...states]}`));
  const statuses = {
    open: eq(draftOrders.state, "open"),
    sent: and(eq(draftOrders.state, "sent"), gt(draftOrders.heldUntil, now)),
    expired: or(and(eq(draftOrders.state, "sent"), lte(draftOrders.heldUntil, now)), unpaid(ENDED_UNPAID)),
    ordered: unpaid(AWAITING_PAYMENT),
    paid: and(isOrdered, withOrder(sql`o.paid_at is not null`)),
    cancelled: or(eq(draftOrders.state, "cancelled"), unpaid(["cancelled"])),
  };
  return and(state === null ? undefined : statuses[state], search === "" ? undefined : matching(search));
}

function matching(text: string): SQL | undefined {
  const number = /^d?(\d{1,9})$/i.exec(text)?.[1];
  const { name, email, company } = draftOrders;
  return or(
    number === undefined ? undefined : eq(draftOrders.number, Number(number)),
    holds(text, name, email, company),
  );
}

/** Drafts whose number, name, company or address holds what was typed, newest first. */
export async function findDrafts(db: Db, text: string, limit: number) {
  const { id, number, name, email } = draftOrders;
  return db
    .select({ id, number, name, email })
    .from(draftOrders)
    .where(matching(text))
    .orderBy(desc(number))
    .limit(limit);
}

/** Drafts of an enquiry or a hire quote, or of a customer, newest first. */
export async function listDraftsOf(
  db: Db,
  of:
    | { readonly enquiryId: string }
    | { readonly quoteId: string }
    | { readonly userId: string; readonly email: string },
  now: Date,
): Promise<readonly DraftRow[]> {
  const where =
    "enquiryId" in of
      ? eq(draftOrders.enquiryId, of.enquiryId)
      : "quoteId" in of
        ? eq(draftOrders.quoteId, of.quoteId)
        : or(
            eq(draftOrders.userId, of.userId),
            and(isNull(draftOrders.userId), sql`lower(${draftOrders.email}) = ${of.email.toLowerCase()}`),
          );
  const rows = await selectDrafts(db, where ?? sql`false`).limit(DRAFTS_PAGE);
  return rows.map((row) => toRow(row, now));
}

const HEAD = [
  ...["Draft", "Status", "Name", "Company", "Email", "Total incl. VAT"],
  ...["Price held until", "Changed", "Created by"],
];

/**
 * The drafts that a list shows as a CSV file that is safe to open in a spreadsheet, all pages up to MAX_EXPORTED. Who
 * took it along is written down.
 */
export async function exportDrafts(
  db: Db,
  query: DraftsQuery,
  { actorId, now }: { readonly actorId: string; readonly now: Date },
): Promise<string> {
  const found = await selectDrafts(db, conditionOf(query, now) ?? sql`true`).limit(MAX_EXPORTED);
  const drafts = found.map((row) => toRow(row, now));
  await noteExport(db, {
    actorId,
    list: "draft-orders",
    rows: drafts.length,
    narrowed: { state: query.state },
  });
  return csvText([
    HEAD,
    ...drafts.map((draft) => [
      ...[draftName(draft), draft.status, draft.name, draft.company, draft.email, toEuro(draft.total)],
      ...[draft.heldUntil?.toISOString() ?? null, draft.updatedAt.toISOString(), draft.author],
    ]),
  ]);
}
