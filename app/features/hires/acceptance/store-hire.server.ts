import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { hireLines } from "#app/db/schema/hire/hires.ts";
import { hireQuoteLines } from "#app/db/schema/hire/quotes.ts";
import { hireSubhires } from "#app/db/schema/hire/subhires.ts";
import { users } from "#app/db/schema/identity.ts";
import type { PricedQuote, QuoteContent } from "#app/features/quotes/content/quote-content.ts";
import type { LockedQuote } from "#app/features/quotes/transition-quote.server.ts";
import { listPacked, packAgain } from "../custom/pack-again.server.ts";
import type { AcceptAsk, AgreedHire } from "./acceptance.ts";

export interface AcceptedVersion {
  readonly quote: LockedQuote;
  readonly versionId: string;
  readonly content: QuoteContent;
  readonly agreed: AgreedHire;
  /** By line. */
  readonly own: Awaited<ReturnType<typeof listOwnFacts>>;
  readonly ask: AcceptAsk;
  readonly now: Date;
}

/** The columns of a hire that follow from the accepted version. */
export function hireColumns({ quote, versionId, content, agreed, ask, now }: AcceptedVersion) {
  const { price } = agreed.priced;
  const { customer } = content;
  return {
    quoteId: quote.id,
    versionId,
    locale: ask.locale,
    name: customer.name,
    email: customer.email,
    phone: customer.phone,
    company: customer.company,
    vatNumber: customer.vatNumber,
    trade: customer.trade,
    poNumber: ask.poNumber,
    startsAt: agreed.period.from,
    endsAt: agreed.period.to,
    transport: content.transport,
    place: content.place,
    insuredUntil: content.insuredUntil,
    settings: content.settings,
    net: price.net,
    vat: price.vat,
    total: price.total,
    vatRows: price.vatRows,
    security: agreed.security,
    withdrawUntil: agreed.withdrawUntil,
    acceptedAt: now,
    concludedAt: agreed.concludedAt,
    updatedAt: now,
  };
}

/**
 * The account that a hire belongs to: that of its quote, otherwise the signed-in one where the quote is to its confirmed
 * email address. Null for any other, such as that of a staff member who accepts for a customer.
 */
export async function findOwner(tx: Tx, { quote, content, ask }: AcceptedVersion): Promise<string | null> {
  if (quote.userId !== null || ask.userId === null) return quote.userId;
  const [account] = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.id, ask.userId),
        eq(users.emailVerified, true),
        sql`lower(${users.email}) = lower(${content.customer.email})`,
      ),
    );
  return account?.id ?? null;
}

/**
 * Stores what is hired in place of what an earlier version had. A line keeps the id that the quote gave it. Gives the
 * number of packed pieces of custom lines that are needed no more.
 */
export async function storeHireLines(
  tx: Tx,
  hireId: string,
  { agreed, own }: AcceptedVersion,
): Promise<number> {
  const packed = await listPacked(tx, hireId);
  const subhires = await takeFromLines(tx, hireId);
  await tx.delete(hireLines).where(eq(hireLines.hireId, hireId));
  const rows = agreed.priced.lines.map((priced, position) => ({
    ...lineOf(priced),
    hireId,
    position,
    costNet: own.get(priced.line.id)?.costNet ?? null,
    unitNumber: own.get(priced.line.id)?.unitNumber ?? null,
  }));
  if (rows.length > 0) await tx.insert(hireLines).values(rows);
  for (const { id, itemId, name } of subhires) {
    const line = rows.find((row) => (itemId ? row.itemId === itemId : row.name === name));
    if (line) await tx.update(hireSubhires).set({ lineId: line.id }).where(eq(hireSubhires.id, id));
  }
  return packAgain(tx, hireId, packed);
}

/**
 * Takes the sub-hires of a hire from its lines, which are about to go. Gives those that had one: the line of a further
 * version with the same item, or with the same name, is the one whose expected cost they replace.
 */
async function takeFromLines(tx: Tx, hireId: string) {
  const rows = await tx
    .select({ id: hireSubhires.id, itemId: hireLines.itemId, name: hireLines.name })
    .from(hireSubhires)
    .innerJoin(hireLines, eq(hireLines.id, hireSubhires.lineId))
    .where(eq(hireSubhires.hireId, hireId));
  await tx.update(hireSubhires).set({ lineId: null }).where(eq(hireSubhires.hireId, hireId));
  return rows;
}

/** What only staff see of the lines of a version: cost and promised unit. */
export async function listOwnFacts(tx: Tx, versionId: string) {
  const rows = await tx
    .select({
      id: hireQuoteLines.id,
      costNet: hireQuoteLines.costNet,
      unitNumber: hireQuoteLines.unitNumber,
    })
    .from(hireQuoteLines)
    .where(eq(hireQuoteLines.versionId, versionId));
  return new Map(rows.map((row) => [row.id, row]));
}

function lineOf({ line, priced }: PricedQuote["lines"][number]) {
  return {
    id: line.id,
    kind: line.kind,
    itemId: line.itemId,
    name: line.name,
    nameGa: line.nameGa || null,
    quantity: line.quantity,
    service: line.service === true,
    dayRateNet: line.dayRateNet,
    vatRate: line.vatRate,
    factor: priced.factor,
    discount: priced.discount,
    net: priced.net,
    orderDiscount: priced.orderDiscount,
    factors: line.factors,
    replacementNet: line.replacementNet,
  };
}
