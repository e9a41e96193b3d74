import { and, desc, eq, inArray, or, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { hireLines, hires } from "#app/db/schema/hire/hires.ts";
import { hireQuotes, hireQuoteVersions } from "#app/db/schema/hire/quotes.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { listAuditEntries } from "#app/features/audit/queries.server.ts";
import { getBlockedPeriod } from "#app/features/claims/shortages/get-blocked-period.server.ts";
import { listComments } from "#app/features/comments/list-comments.server.ts";
import { listNames } from "#app/features/identity/users/list-users.server.ts";
import { listStaff } from "#app/features/identity/users/staff.server.ts";
import { listInvoicesOfOrders } from "#app/features/invoices/queries.server.ts";
import { checkLoad } from "#app/features/load-check/check-load.ts";
import { listOwnVehicles, listVenueChoices } from "#app/features/load-check/queries.server.ts";
import { listRefundsToTransfer } from "#app/features/orders/list/refunds-to-transfer.server.ts";
import type { ListedOrderMail } from "#app/features/orders/orders.ts";
import { listRequests } from "#app/features/quotes/requests/list-requests.server.ts";
import { listOfferedSuppliers } from "#app/features/quotes/suppliers/suppliers.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { getLastReturn } from "./closing/last-return.server.ts";
import { isPartlyOut } from "./closing/pieces-to-go.server.ts";
import { listReturnedGoods } from "./closing/returned-goods.server.ts";
import { replyToRequests } from "./dates/check-dates.server.ts";
import { type RequestedMove, requestedMove } from "./dates/requested-move.ts";
import { listHirePieces, listUnweighed } from "./documents/load-of-goods.server.ts";
import { listHireDocuments } from "./documents/notes.server.ts";
import { isBack } from "./hire-states.ts";
import type { HireView } from "./hires.ts";
import { getAgreedContent } from "./payments/agreed-content.server.ts";
import { lateChargeOfHire, longerChargeOfHire } from "./payments/return-charges.server.ts";
import { getHire } from "./queries.server.ts";
import { listEndangeredHires } from "./safety/list-endangered-hires.server.ts";
import { listShortagesOfHire } from "./shortages/shortages-of-hire.server.ts";
import { getHireMargin, listSubhires } from "./subhires/list-subhires.server.ts";

interface Seen {
  readonly viewerId: string;
  readonly locale: Locale;
  readonly now: Date;
  readonly venue: string;
}

/** What the back office shows of a hire. `venue`: the id of a saved venue for the load check, or any text. */
export async function getHirePage(db: Db, id: string, { viewerId, locale, now, venue }: Seen) {
  const hire = await getHire(db, id, now);
  if (!hire) return null;
  const returnedAt = hire.state === "part-back" ? await getLastReturn(db, id) : hire.returnedAt;
  const [
    late,
    longer,
    load,
    trail,
    [quote],
    staff,
    own,
    dates,
    papers,
    endangered,
    comments,
    goods,
    transfers,
    shortages,
    asked,
    { minimumNet, waiver },
  ] = await Promise.all([
    lateChargeOfHire(db, hire, returnedAt ?? now),
    longerChargeOfHire(db, hire),
    getLoad(db, hire, venue),
    getTrail(db, hire),
    db
      .select({
        enquiryId: hireQuotes.enquiryId,
        note: hireQuotes.note,
        isPartlyOut: isPartlyOut(now),
        ...extraColumns,
      })
      .from(hireQuotes)
      .innerJoin(hires, eq(hires.quoteId, hireQuotes.id))
      .innerJoin(hireQuoteVersions, eq(hireQuoteVersions.id, hires.versionId))
      .where(eq(hires.id, id)),
    listStaff(db, "hires"),
    getOwn(db, id, now),
    replyToRequests(db, hire, { locale, now }),
    listHireDocuments(db, hire),
    listEndangeredHires(db, { now, hireId: id }),
    listComments(db, "hire", [id], { id: viewerId, now }),
    isBack(hire.state) || hire.state === "part-back" ? listReturnedGoods(db, id) : [],
    listRefundsToTransfer(db, { orderIds: hire.orders.map(({ orderId }) => orderId) }),
    listShortagesOfHire(db, id, now),
    listRequests(db, hire.quoteId),
    getAgreedContent(db, hire.versionId),
  ]);
  if (!quote) throw new Error(`Bug: no quote of hire ${id}`);
  const { enquiryId, note, isPartlyOut: partlyOut, ...extras } = quote;
  return {
    hire,
    isPartlyOut: partlyOut,
    extras: { ...extras, minimumNet },
    hasWaiver: waiver > 0,
    late: { net: late, returnedAt },
    longer,
    load,
    trail,
    enquiryId,
    note,
    staff,
    own,
    dates,
    moves: movesOf(hire, now),
    papers,
    endangered,
    comments,
    goods,
    transfers,
    shortages,
    /** Changes of the quote that the customer asked for and accepted it without, the last first. */
    askedBefore: asked.filter(({ state }) => state === "accepted"),
  };
}

/** The moves to the dates of open requests, by the request's id. */
function movesOf(hire: HireView, now: Date): Readonly<Record<string, RequestedMove>> {
  return Object.fromEntries(
    hire.requests.flatMap((request) => {
      const move = requestedMove(hire, request, now);
      return move ? [[request.id, move]] : [];
    }),
  );
}

const extraColumns = {
  discount:
    sql`(select coalesce(sum(${hireLines.orderDiscount}), 0) from ${hireLines} where ${hireLines.hireId} = ${hires.id})`.mapWith(
      hireLines.orderDiscount,
    ),
  transport: hireQuoteVersions.transportNet,
  crew: hireQuoteVersions.crewNet,
  consumables: hireQuoteVersions.consumablesNet,
};

/** What the hire costs the company, and of whom and for when gear can be asked. */
async function getOwn(db: Db, hireId: string, now: Date) {
  const suppliers = await listOfferedSuppliers(db);
  const margin = await getHireMargin(db, hireId, now);
  const blocked = await getBlockedPeriod(db, { ownerId: hireId, now });
  return { subhires: await listSubhires(db, hireId), margin, blocked, suppliers };
}

/** The load of the lines that are items; none where there is no such line. */
async function getLoad(db: Db, hire: HireView, venue: string) {
  if (hire.lines.every(({ itemId }) => itemId === null)) return null;
  const [venues, vehicles, pieces, unweighed] = await Promise.all([
    listVenueChoices(db),
    listOwnVehicles(db),
    listHirePieces(db, hire),
    listUnweighed(db, hire.id),
  ]);
  const chosen = venues.find((one) => one.id === venue) ?? null;
  return { report: checkLoad(pieces, { vehicles }), unweighed, venues, venue: chosen };
}

async function getTrail(db: Db, { id, orders }: HireView) {
  const orderIds = orders.map(({ orderId }) => orderId);
  const [mails, documents, history] = await Promise.all([
    listMails(db, id, orderIds),
    listInvoicesOfOrders(db, orderIds),
    listAuditEntries(db, { subjectType: "hire", subjectId: id }),
  ]);
  const people = history.flatMap(({ actorId, details }) =>
    [actorId, details["assigneeId"]].filter((one) => typeof one === "string"),
  );
  return { mails, documents, history, names: await listNames(db, people) };
}

/** Mails about a hire and its payments, latest first. */
function listMails(db: Db, hireId: string, orderIds: readonly string[]): Promise<readonly ListedOrderMail[]> {
  const { id, subject, recipient, state, createdAt, subjectType, subjectId } = outboxMails;
  return db
    .select({ id, subject, recipient, state, createdAt })
    .from(outboxMails)
    .where(
      or(
        and(eq(subjectType, "hire"), eq(subjectId, hireId)),
        and(eq(subjectType, "order"), inArray(subjectId, [...orderIds])),
      ),
    )
    .orderBy(desc(id))
    .limit(100);
}
