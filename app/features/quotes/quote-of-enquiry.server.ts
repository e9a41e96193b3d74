import { eq } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { enquiries, type StoredEnquiryDetails } from "#app/db/schema/enquiries.ts";
import { hireQuotes } from "#app/db/schema/hire/quotes.ts";
import { findHireItems } from "#app/features/fleet/catalogue/find-hire-items.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { isId } from "#app/lib/ids.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { givenPhone } from "#app/lib/text/contact-links.ts";
import { clockTime } from "#app/lib/time/clock-time.ts";
import { readIrishTime } from "#app/lib/time/irish-time.ts";
import {
  type CreatedQuote,
  createQuote,
  type NewQuoteDraft,
  type NewQuoteLine,
} from "./create-quote.server.ts";
import { readKitList } from "./editor/enquiry-request.server.ts";

type Enquiry = typeof enquiries.$inferSelect;

/**
 * Makes the draft of a quote out of the hire basket of an enquiry, once however often it is called. Spam gets none, nor
 * does an enquiry without a basket or one that is gone.
 */
export async function draftQuoteOfBasket(db: Db, enquiryId: unknown, now: Date): Promise<void> {
  if (!isId(enquiryId)) return;
  await inTransaction(db, async (tx) => {
    const enquiry = await lockEnquiry(tx, enquiryId);
    if (!enquiry?.details.hire || enquiry.state === "spam" || (await findQuote(tx, enquiryId))) return;
    await storeQuote(tx, enquiry, { lines: await basketLines(tx, enquiry.details), actorId: null, now });
  });
}

export type QuoteOfEnquiryRefusal = { readonly kind: "not-found" | "spam" };

/**
 * The quote of an enquiry, made of its basket or kit list where it has none yet. A line of the list becomes an item where
 * it surely means one, otherwise a line of its own to be priced by hand; its own words stay beside it.
 */
export async function quoteOfEnquiry(
  db: Db,
  { enquiryId, actorId, now }: { readonly enquiryId: string; readonly actorId: string; readonly now: Date },
): Promise<Result<Pick<CreatedQuote, "id">, QuoteOfEnquiryRefusal>> {
  const [known] = await db.select().from(enquiries).where(eq(enquiries.id, enquiryId));
  const listed = known ? await listLines(db, known.details) : [];
  return inTransaction(db, async (tx) => {
    const enquiry = await lockEnquiry(tx, enquiryId);
    if (!enquiry) return refuse({ kind: "not-found" });
    if (enquiry.state === "spam") return refuse({ kind: "spam" });
    const before = await findQuote(tx, enquiryId);
    if (before) return ok(before);
    const lines = enquiry.details.hire ? await basketLines(tx, enquiry.details) : listed;
    return ok(await storeQuote(tx, enquiry, { lines, actorId, now }));
  });
}

async function lockEnquiry(tx: Tx, id: string): Promise<Enquiry | undefined> {
  const [row] = await tx.select().from(enquiries).where(eq(enquiries.id, id)).for("update");
  return row;
}

async function findQuote(tx: Tx, enquiryId: string): Promise<{ readonly id: string } | undefined> {
  const [row] = await tx
    .select({ id: hireQuotes.id })
    .from(hireQuotes)
    .where(eq(hireQuotes.enquiryId, enquiryId))
    .limit(1);
  return row;
}

interface NewContents {
  readonly lines: readonly NewQuoteLine[];
  readonly actorId: string | null;
  readonly now: Date;
}

async function storeQuote(
  tx: Tx,
  enquiry: Enquiry,
  { lines, actorId, now }: NewContents,
): Promise<CreatedQuote> {
  const { id: enquiryId, userId, locale, name, email, phone, company, details } = enquiry;
  const origin = details.hire ? "basket" : details.items ? "kit-list" : "staff";
  const version = await draftOf(tx, details);
  return createQuote(tx, {
    origin,
    enquiryId,
    userId,
    locale,
    name,
    email,
    phone: givenPhone(phone),
    company,
    version,
    lines,
    actorId,
    now,
  });
}

async function draftOf(tx: Tx, details: StoredEnquiryDetails): Promise<NewQuoteDraft> {
  const { hire, place = "" } = details;
  const waiver = (hire?.price?.waiver ?? 0) > 0;
  const period = hire ? basketPeriod(hire) : await formPeriod(tx, details);
  const valid = period.startsAt && period.endsAt && period.startsAt < period.endsAt;
  return { place, waiver, ...(valid ? period : {}) };
}

interface Dates {
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

function basketPeriod({ from, to }: NonNullable<StoredEnquiryDetails["hire"]>): Dates {
  return { startsAt: instantOf(from), endsAt: instantOf(to) };
}

/** The form asks for days; the usual times of collection and return complete them. */
async function formPeriod(tx: Tx, { from, to = from }: StoredEnquiryDetails): Promise<Dates> {
  const { hire } = await getSettings(tx);
  return {
    startsAt: instantOf(`${from}T${clockTime(hire.collectionTime)}`),
    endsAt: instantOf(`${to}T${clockTime(hire.returnTime)}`),
  };
}

function instantOf(text: string | null): Date | null {
  const read = readIrishTime(text ?? "");
  return read.ok ? read.value : null;
}

/** An item that is gone since stays as a line of its own, to be priced by hand. */
async function basketLines(tx: Tx, { hire }: StoredEnquiryDetails): Promise<NewQuoteLine[]> {
  const stored = (hire?.lines ?? []).filter(({ quantity }) => quantity > 0);
  if (stored.length === 0) return [];
  const items = await findHireItems(
    tx,
    stored.map(({ itemId }) => itemId),
  );
  return stored.map(({ itemId, code, name, nameGa, quantity }) =>
    items.has(itemId)
      ? { kind: "item", itemId, quantity }
      : { kind: "custom", text: name, textGa: nameGa ?? "", quantity, source: code },
  );
}

async function listLines(db: Db, { items = [] }: StoredEnquiryDetails): Promise<NewQuoteLine[]> {
  const lines = await readKitList(db, items);
  return lines.map(({ item, text, ...rest }) =>
    item ? { kind: "item", itemId: item.id, ...rest } : { kind: "custom", text, ...rest },
  );
}
