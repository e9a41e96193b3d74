import { readConfig } from "#app/config.server.ts";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { type CreatedQuote, createQuote, type NewQuote } from "#app/features/quotes/create-quote.server.ts";
import { getQuote } from "#app/features/quotes/queries.server.ts";
import type { QuoteView } from "#app/features/quotes/quotes.ts";
import { type SentQuote, sendVersion } from "#app/features/quotes/send/send-version.server.ts";
import { NOW, WEEK } from "./claims.ts";
import { createHireItem } from "./factories-hire.ts";

const CONFIG = readConfig({ NODE_ENV: "test", ORIGIN: "https://www.example.ie" });

/** Quotes on one database at `NOW`, or at the instant that is given. */
export function quotesOn(db: Db) {
  const contextAt = (now: Date) => ({ db, config: CONFIG, clock: { now: () => now } });
  const view = async (id: string, now = NOW): Promise<QuoteView> => {
    const quote = await getQuote(db, id, now);
    if (!quote) throw new Error(`No quote ${id}`);
    return quote;
  };
  return {
    contextAt,
    view,
    /** A draft for a week in June 2027: two pieces of a new item at €45.00 a day, unless `values` say otherwise. */
    async draft(values: Partial<NewQuote> = {}): Promise<CreatedQuote & { readonly itemId: string }> {
      const itemId = (await createHireItem(db)).id;
      const { version = {}, ...rest } = values;
      const created = await inTransaction(db, (tx) =>
        createQuote(tx, {
          origin: "staff",
          enquiryId: null,
          userId: null,
          locale: "en",
          actorId: null,
          now: NOW,
          name: "Máire Ní Bhriain",
          email: "maire@example.ie",
          phone: "+353 91 000 000",
          company: null,
          lines: [{ kind: "item", itemId, quantity: 2 }],
          ...rest,
          version: { startsAt: WEEK.from, endsAt: WEEK.to, ...version },
        }),
      );
      return { ...created, itemId };
    },
    /** Sends what the quote's draft says now. Throws when it is refused. */
    async send(quoteId: string, { now = NOW, force = false } = {}): Promise<SentQuote> {
      const { version, requests } = await view(quoteId, now);
      const shown = requests.map(({ id }) => id);
      const sent = await sendVersion(contextAt(now), { quoteId, version, shown, force, actorId: null });
      if (!sent.ok) throw new Error(`Refused: ${JSON.stringify(sent.error)}`);
      return sent.value;
    },
  };
}
