import { eq } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { hireAcceptances } from "#app/db/schema/hire/quotes.ts";
import { settleRequests } from "#app/features/quotes/requests/settle-requests.server.ts";
import type { AcceptedVersion } from "./store-hire.server.ts";

export async function isAccepted(tx: Tx, versionId: string): Promise<boolean> {
  return (await tx.$count(hireAcceptances, eq(hireAcceptances.versionId, versionId))) > 0;
}

/**
 * Stores the acceptance of a locked quote. What its customer asked for before and staff have not answered is closed at the
 * same instant, by which `listRequests` knows it.
 */
export async function storeAcceptance(tx: Tx, id: string, version: AcceptedVersion): Promise<void> {
  const { quote, versionId, content, agreed, ask, now } = version;
  await tx.insert(hireAcceptances).values({
    id,
    quoteId: quote.id,
    versionId,
    hash: ask.hash,
    name: ask.name,
    email: ask.email,
    acceptedAt: now,
    ip: ask.ip,
    userAgent: ask.userAgent.slice(0, 500),
    locale: ask.locale,
    poNumber: ask.poNumber,
    options: [...new Set(ask.options)],
    beginEarly: ask.beginEarly,
    termsVersion: content.termsVersion,
    total: agreed.priced.price.total,
  });
  await settleRequests(tx, quote.id, { to: "closed", actorId: null, now });
}
