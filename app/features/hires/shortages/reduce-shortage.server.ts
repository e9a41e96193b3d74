import { and, eq } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { hireShortages } from "#app/db/schema/hire/claims.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import { hireQuoteLines } from "#app/db/schema/hire/quotes.ts";
import type { Shortage } from "#app/features/claims/shortages/claim-for-shortage.server.ts";
import { promisedItem } from "#app/features/claims/warehouse/hire-claims.server.ts";
import { beginVersionOf, type FewerPieces } from "#app/features/quotes/send/new-version.server.ts";
import { lockQuote } from "#app/features/quotes/transition-quote.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { sumQuantities } from "#app/lib/sums.ts";
import { listPromised } from "../documents/list-goods.server.ts";
import { isUpcoming } from "../hire-states.ts";
import { addShortageEntry, getShortage } from "./change-shortage.server.ts";

interface Reduction {
  readonly id: string;
  /** The quantity that the page showed. */
  readonly quantity: number;
  readonly actorId: string;
  readonly now: Date;
}

type Refused = { readonly kind: "not-found" | "conflict" | "not-allowed" | "draft-there" };

/**
 * Offers the customer fewer pieces of the line that is short: begins a further version of the quote with so many fewer as
 * all open shortages of the line say, which staff look at and send. Nothing else changes before the customer accepts it; then the hire, its claims and its
 * price follow that version, the shortage ends as reduced, and what was paid beyond the new total is marked for staff.
 */
export async function reduceShortage(
  db: Db,
  { id, quantity, actorId, now }: Reduction,
): Promise<Result<{ readonly quoteId: string }, Refused>> {
  return inTransaction(db, async (tx) => {
    const shortage = await getShortage(tx, id);
    if (!shortage) return refuse({ kind: "not-found" });
    if (shortage.state !== "open" || shortage.quantity !== quantity) return refuse({ kind: "conflict" });
    const quoteId = await findQuote(tx, shortage);
    const quote = quoteId === null ? null : await lockQuote(tx, quoteId);
    const fewer = await fewerOf(tx, shortage);
    if (!quote || !fewer) return refuse({ kind: "not-allowed" });
    const begun = await beginVersionOf(tx, quote, { actorId, now, fewer });
    if (!begun.ok)
      return refuse({ kind: begun.error.kind === "draft-there" ? "draft-there" : "not-allowed" });
    await addShortageEntry(tx, shortage, { actorId, action: "shortage.fewer-offered" });
    return ok({ quoteId: quote.id });
  });
}

/** The quote of a shortage, where its hire has not begun; null for another owner. */
async function findQuote(tx: Tx, { owner, ownerId }: Shortage): Promise<string | null> {
  if (ownerId === null || owner === "asset" || owner === "staff") return null;
  if (owner === "quote") return ownerId;
  const [hire] = await tx
    .select({ quoteId: hires.quoteId, state: hires.state })
    .from(hires)
    .where(eq(hires.id, ownerId));
  return hire && isUpcoming(hire.state) ? hire.quoteId : null;
}

/**
 * How many of its line its open shortages take away together: of a kit as many as the missing pieces of any item were
 * claimed for.
 */
async function fewerOf(tx: Tx, { ownerId, lineId }: Shortage): Promise<FewerPieces | null> {
  if (lineId === null || ownerId === null) return null;
  const [line] = await tx
    .select({ itemId: hireQuoteLines.itemId, quantity: hireQuoteLines.quantity })
    .from(hireQuoteLines)
    .where(eq(hireQuoteLines.id, lineId));
  if (!line?.itemId) return null;
  const isOfLine = and(eq(hireShortages.ownerId, ownerId), eq(hireShortages.lineId, lineId));
  const short = await tx
    .select()
    .from(hireShortages)
    .where(and(isOfLine, eq(hireShortages.state, "open")));
  const promised = (await listPromised(tx, ownerId)).filter((pieces) => pieces.lineId === lineId);
  const takenBy = (itemId: string) => {
    const missing = sumQuantities(short.filter((one) => one.itemId === itemId));
    const pieces = sumQuantities(promised.filter((one) => promisedItem(one) === itemId));
    return Math.ceil((missing * line.quantity) / Math.max(pieces, 1));
  };
  const by = Math.max(...short.map(({ itemId }) => takenBy(itemId)));
  return { lineId, itemId: line.itemId, by };
}
