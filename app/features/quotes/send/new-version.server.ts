import { asc, eq } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { hireQuoteLines, hireQuoteVersions } from "#app/db/schema/hire/quotes.ts";
import type { Period } from "#app/features/claims/claims.ts";
import { newId } from "#app/lib/ids.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { isOutdated } from "../content/moved-hire.ts";
import { readDraft } from "../content/quote-content.server.ts";
import { insertLines } from "../create-quote.server.ts";
import { listSentVersions } from "../queries.server.ts";
import { stateAfterSending } from "../quote-states.ts";
import { UNSENT } from "../quotes.ts";
import { getDatesOfQuote, isRenewable } from "../renewable.server.ts";
import { changeQuote, type LockedQuote, lockQuote } from "../transition-quote.server.ts";

interface Change {
  readonly quoteId: string;
  readonly version: number;
  readonly actorId: string;
  readonly now: Date;
}

export type ChangeRefusal = {
  readonly kind: "not-found" | "conflict" | "state" | "draft-there" | "hire-begun";
};

/**
 * Begins a new version: a draft with the lines of the version sent last that was not taken back, at today's rates where
 * none were typed. It keeps the dates of that version, unless it was accepted or ended by a move of its hire: then it has
 * those of the hire.
 */
export async function beginVersion(
  db: Db,
  { quoteId, version, actorId, now }: Change,
): Promise<Result<null, ChangeRefusal>> {
  return inTransaction(db, async (tx) => {
    const quote = await lockQuote(tx, quoteId);
    if (!quote) return refuse({ kind: "not-found" });
    if (quote.version !== version) return refuse({ kind: "conflict" });
    return beginVersionOf(tx, quote, { actorId, now });
  });
}

/**
 * Pieces of an item by which a version has fewer; the line is known by its id, or by its item in another version of
 * the quote.
 */
export interface FewerPieces {
  readonly lineId: string;
  readonly itemId: string;
  readonly by: number;
}

/**
 * The same of a quote that is locked already. `fewer`: for one of its lines, which is left out when nothing is left of
 * it.
 */
export async function beginVersionOf(
  tx: Tx,
  quote: LockedQuote,
  { actorId, now, fewer }: Pick<Change, "actorId" | "now"> & { readonly fewer?: FewerPieces },
): Promise<Result<null, ChangeRefusal>> {
  if (stateAfterSending(quote.state) === null) return refuse({ kind: "state" });
  if (!(await isRenewable(tx, quote.id))) return refuse({ kind: "hire-begun" });
  if (await readDraft(tx, quote.id)) return refuse({ kind: "draft-there" });
  const sent = await listSentVersions(tx, quote.id);
  const last = sent.find(({ takenBackAt }) => takenBackAt === null);
  if (!last) return refuse({ kind: "state" });
  const number = (sent[0]?.number ?? 0) + 1;
  const hired = await getDatesOfQuote(tx, quote.id);
  const isOfHire = hired && (last.isAccepted || isOutdated(last.content, hired));
  const dates = isOfHire ? hired : null;
  await copyVersion(tx, last.versionId, { number, dates, now, fewer });
  const details = { version: number };
  await changeQuote(tx, quote, { now, actorId, action: "quote.version-begun", details });
  return ok(null);
}

interface Copy {
  readonly number: number;
  /** In place of those of the version; null: as it has them. */
  readonly dates: Period | null;
  readonly now: Date;
  readonly fewer: FewerPieces | undefined;
}

async function copyVersion(tx: Tx, versionId: string, { number, dates, now, fewer }: Copy): Promise<void> {
  const [version] = await tx.select().from(hireQuoteVersions).where(eq(hireQuoteVersions.id, versionId));
  if (!version) throw new Error(`Bug: no version ${versionId}`);
  const lines = await tx
    .select()
    .from(hireQuoteLines)
    .where(eq(hireQuoteLines.versionId, versionId))
    .orderBy(asc(hireQuoteLines.position));
  const id = newId();
  await tx.insert(hireQuoteVersions).values({
    ...version,
    ...UNSENT,
    ...(dates && { startsAt: dates.from, endsAt: dates.to }),
    id,
    number,
    createdAt: now,
    updatedAt: now,
  });
  const reduced =
    fewer &&
    (lines.find((line) => line.id === fewer.lineId) ?? lines.find(({ itemId }) => itemId === fewer.itemId));
  await insertLines(
    tx,
    id,
    lines.flatMap((line) => {
      const quantity = line.quantity - (line === reduced ? (fewer?.by ?? 0) : 0);
      return quantity > 0 ? { ...line, id: newId(), quantity } : [];
    }),
  );
}
