import { eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { enquiries, type StoredHireRequest } from "#app/db/schema/enquiries.ts";
import { hireQuotes } from "#app/db/schema/hire/quotes.ts";
import { findHireItems } from "#app/features/fleet/catalogue/find-hire-items.server.ts";
import { listClosedTimes } from "#app/features/hire-prices/closed-times.ts";
import {
  type AttemptRule,
  attemptKey,
  countAttempt,
  networkKey,
} from "#app/features/identity/sign-in/attempt-limits.server.ts";
import type { SiteContext } from "#app/features/jobs/work-context.server.ts";
import { getWorkingHours } from "#app/features/opening-hours/opening-hours.server.ts";
import type { HireSettings } from "#app/features/settings/hire-settings.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { DAY_MS, HOUR_MS } from "#app/lib/time/clock.ts";
import { readIrishTime } from "#app/lib/time/irish-time.ts";
import { getEnquiryRequest } from "../editor/enquiry-request.server.ts";
import { draftQuoteOfBasket } from "../quote-of-enquiry.server.ts";
import { sendVersion } from "../send/send-version.server.ts";
import { isPlainMessage } from "./plain-message.ts";

/** Quotes that are sent without staff: by the network they are asked from, and by the address they go to. */
const PER_NETWORK: AttemptRule = { max: 10, windowMs: HOUR_MS };
const PER_EMAIL: AttemptRule = { max: 3, windowMs: DAY_MS };

interface InstantContext extends SiteContext {
  readonly clientAddress: string;
}

/**
 * Sends the quote of a stored basket enquiry at once where the settings allow it: dates at which the store is open,
 * every line available, no lifting gear, no delivery place, nothing asked for in words, and no more than the settings'
 * sum. It holds no gear. False: it waits for staff as any other enquiry does.
 */
export async function sendInstantQuote(
  ctx: InstantContext,
  { reference }: { readonly reference: string },
): Promise<boolean> {
  const { db, clock, clientAddress } = ctx;
  const now = clock.now();
  const [enquiry] = await db.select().from(enquiries).where(eq(enquiries.reference, reference));
  if (enquiry?.state !== "new") return false;
  const { hire: settings } = await getSettings(db);
  if (!(await isInstant(db, enquiry, { settings, now }))) return false;
  const network = networkKey("instant-quote", clientAddress);
  const counted = [
    await countAttempt(db, network, PER_NETWORK, now),
    await countAttempt(db, attemptKey("instant-quote-email", enquiry.email.toLowerCase()), PER_EMAIL, now),
  ];
  if (!counted.every(({ allowed }) => allowed)) return false;
  await draftQuoteOfBasket(db, enquiry.id, now);
  const [quote] = await db.select().from(hireQuotes).where(eq(hireQuotes.enquiryId, enquiry.id));
  if (quote?.state !== "draft") return false;
  const sent = await sendVersion(ctx, {
    quoteId: quote.id,
    version: quote.version,
    instantFor: network,
    actorId: null,
  });
  return sent.ok;
}

async function isInstant(
  db: Db,
  { id, message, details: { hire, place, items = [] } }: typeof enquiries.$inferSelect,
  { settings, now }: { readonly settings: HireSettings; readonly now: Date },
): Promise<boolean> {
  const { instantQuotes, instantMostNet } = settings;
  if (!instantQuotes || !hire?.price || place || items.length > 0 || !isPlainMessage(message)) return false;
  if (hire.price.net > instantMostNet || hire.lines.some(({ state }) => state !== "available")) return false;
  if (!(await isStoreOpen(db, hire, now))) return false;
  const named = await getEnquiryRequest(db, id);
  if (named === null || named.lines.length > 0) return false;
  return isWithoutLifting(
    db,
    hire.lines.map(({ itemId }) => itemId),
  );
}

/** True where the gear can be collected and returned at the times of the basket. */
async function isStoreOpen(db: Db, { from, to }: StoredHireRequest, now: Date): Promise<boolean> {
  const [collection, returning] = [readIrishTime(from ?? ""), readIrishTime(to ?? "")];
  if (!collection.ok || !returning.ok) return false;
  const hours = await getWorkingHours(db, collection.value);
  return listClosedTimes({ from: collection.value, to: returning.value }, hours, now).length === 0;
}

/** True where neither the items nor what comes with them lifts anything. */
async function isWithoutLifting(db: Db, ids: readonly string[]): Promise<boolean> {
  const items = await findHireItems(db, ids);
  const related = [...items.values()].flatMap(({ parts, accessories }) => [
    ...parts,
    ...accessories.filter(({ kind }) => kind === "included"),
  ]);
  const relatedIds = related.map(({ id }) => id);
  const all = new Map([...items, ...(await findHireItems(db, relatedIds))]);
  return [...ids, ...relatedIds].every((id) => all.get(id)?.lifting === "none");
}
