import { eq, getTableColumns, getTableName, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "#app/db/client.server.ts";
import { changeDrafts } from "#app/db/schema/change-drafts.ts";
import { staffComments } from "#app/db/schema/comments.ts";
import { contentVersions, legalTicks } from "#app/db/schema/content.ts";
import { enquiries, enquiryEntries } from "#app/db/schema/enquiries.ts";
import { hireClaims, hireShortages } from "#app/db/schema/hire/claims.ts";
import { fleetMovements } from "#app/db/schema/hire/fleet.ts";
import { hireNotes, hireRequests, hires } from "#app/db/schema/hire/hires.ts";
import { inspections } from "#app/db/schema/hire/inspections.ts";
import { hireQuotes, hireQuoteVersions } from "#app/db/schema/hire/quotes.ts";
import { hireScans, scanPhotos } from "#app/db/schema/hire/scans.ts";
import { importRuns } from "#app/db/schema/imports.ts";
import { draftOrders } from "#app/db/schema/shop/draft-orders.ts";
import { stockMovements } from "#app/db/schema/shop/inventory.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { bankTransfers, refunds } from "#app/db/schema/shop/payments.ts";
import { withdrawals } from "#app/db/schema/shop/withdrawals.ts";
import type { Person } from "./personal-data.server.ts";
import { PERSONAL } from "./personal-rows.server.ts";

/**
 * The columns in which a row about something else names somebody of the staff: its id and the day say what was done.
 */
const WORK: readonly { readonly table: PgTable; readonly who: AnyPgColumn; readonly id: AnyPgColumn }[] = [
  { table: enquiries, who: enquiries.assigneeId, id: enquiries.id },
  { table: enquiryEntries, who: enquiryEntries.authorId, id: enquiryEntries.id },
  { table: orders, who: orders.assigneeId, id: orders.id },
  { table: staffComments, who: staffComments.authorId, id: staffComments.id },
  { table: withdrawals, who: withdrawals.settledBy, id: withdrawals.id },
  { table: draftOrders, who: draftOrders.createdBy, id: draftOrders.id },
  { table: refunds, who: refunds.actorId, id: refunds.id },
  { table: hireQuotes, who: hireQuotes.assigneeId, id: hireQuotes.id },
  { table: hireQuoteVersions, who: hireQuoteVersions.sentBy, id: hireQuoteVersions.id },
  { table: hires, who: hires.assigneeId, id: hires.id },
  { table: hireRequests, who: hireRequests.answeredBy, id: hireRequests.id },
  { table: hireClaims, who: hireClaims.actorId, id: hireClaims.id },
  { table: hireShortages, who: hireShortages.assigneeId, id: hireShortages.id },
  { table: hireNotes, who: hireNotes.actorId, id: hireNotes.id },
  { table: hireScans, who: hireScans.actorId, id: hireScans.id },
  { table: scanPhotos, who: scanPhotos.actorId, id: scanPhotos.id },
  { table: inspections, who: inspections.actorId, id: inspections.id },
  { table: fleetMovements, who: fleetMovements.actorId, id: fleetMovements.id },
  { table: bankTransfers, who: bankTransfers.actorId, id: bankTransfers.orderId },
  { table: legalTicks, who: legalTicks.actorId, id: legalTicks.path },
  { table: stockMovements, who: stockMovements.actorId, id: stockMovements.id },
  { table: importRuns, who: importRuns.actorId, id: importRuns.id },
  { table: contentVersions, who: contentVersions.actorId, id: contentVersions.id },
  { table: changeDrafts, who: changeDrafts.savedBy, id: changeDrafts.id },
];

/** Every row that refers to an account, by what it is about; keys and other people's words are left out. */
export async function readAccountData(
  db: Db,
  person: Person,
): Promise<Readonly<Record<string, readonly object[]>>> {
  const file: Record<string, readonly object[]> = {};
  for (const { name, table, theirs, without = [] } of PERSONAL) {
    const columns = Object.entries(getTableColumns(table)).filter(([key]) => !without.includes(key));
    file[name] = await db
      .select(Object.fromEntries(columns))
      .from(table)
      .where(theirs(db, person) ?? sql`false`);
  }
  const work = await Promise.all(
    WORK.map(async ({ table, who, id }) => {
      const rows = await db.select({ id }).from(table).where(eq(who, person.id));
      return rows.map((row) => ({ table: getTableName(table), as: who.name, id: row.id }));
    }),
  );
  return { ...file, work: work.flat() };
}
