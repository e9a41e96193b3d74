import { asc, eq } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { hireQuoteLines, hireQuoteVersions } from "#app/db/schema/hire/quotes.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { type CreatedQuote, createQuote } from "./create-quote.server.ts";
import { listSentVersions } from "./queries.server.ts";
import { isRenewable } from "./renewable.server.ts";
import { changeQuote, lockQuote } from "./transition-quote.server.ts";

interface Copying {
  readonly quoteId: string;
  readonly version: number;
  readonly actorId: string;
  readonly now: Date;
}

export type CopyRefusal = { readonly kind: "not-found" | "conflict" | "state" };

/**
 * Begins another quote for the customer of a hire that has begun, ended or was cancelled: with the lines of the version
 * that was accepted last, at today's rates where none were typed, and without dates. The hire stays as it is.
 */
export async function copyQuote(
  db: Db,
  { quoteId, version, actorId, now }: Copying,
): Promise<Result<CreatedQuote, CopyRefusal>> {
  return inTransaction(db, async (tx) => {
    const quote = await lockQuote(tx, quoteId);
    if (!quote) return refuse({ kind: "not-found" });
    if (quote.version !== version) return refuse({ kind: "conflict" });
    const accepted = (await listSentVersions(tx, quoteId)).find(({ isAccepted }) => isAccepted);
    if (!accepted || (await isRenewable(tx, quoteId))) return refuse({ kind: "state" });
    const created = await createQuote(tx, {
      userId: quote.userId,
      locale: quote.locale,
      name: quote.name,
      email: quote.email,
      phone: quote.phone,
      company: quote.company,
      vatNumber: quote.vatNumber,
      trade: quote.trade,
      origin: "staff",
      enquiryId: null,
      ...(await readContents(tx, accepted)),
      actorId,
      now,
    });
    // The raised version refuses the same form when it is posted again.
    await changeQuote(tx, quote, { now, actorId, action: null });
    return ok(created);
  });
}

async function readContents(
  tx: Tx,
  { versionId, options }: { readonly versionId: string; readonly options: readonly string[] },
) {
  const [row] = await tx.select().from(hireQuoteVersions).where(eq(hireQuoteVersions.id, versionId));
  if (!row) throw new Error(`Bug: no version ${versionId}`);
  const lines = await tx
    .select()
    .from(hireQuoteLines)
    .where(eq(hireQuoteLines.versionId, versionId))
    .orderBy(asc(hireQuoteLines.position));
  return {
    version: {
      transport: row.transport,
      place: row.place,
      waiver: row.waiver,
      insuredUntil: row.insuredUntil,
      orderDiscount: row.orderDiscount,
      transportNet: row.transportNet,
      crewNet: row.crewNet,
      consumablesNet: row.consumablesNet,
      ownCostNet: row.ownCostNet,
      deposit: row.deposit,
    },
    // A promised unit was promised for the dates of the hire.
    lines: lines.map(({ id, versionId: _, position: __, ...line }) => ({
      ...line,
      chosen: line.optional ? options.includes(id) : line.chosen,
      unitNumber: null,
    })),
  };
}
