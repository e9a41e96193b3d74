import { desc, eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { acceptQuote } from "#app/features/hires/acceptance/accept-quote.server.ts";
import type { AcceptAsk } from "#app/features/hires/acceptance/acceptance.ts";
import type { HireView } from "#app/features/hires/hires.ts";
import { startHirePayment } from "#app/features/hires/payments/hire-orders.server.ts";
import { HIRE_ORDER_HANDLERS } from "#app/features/hires/payments/settle-hire-order.server.ts";
import { getHireByToken } from "#app/features/hires/queries.server.ts";
import { paySandboxPage } from "#app/features/payments/pay-sandbox-page.server.ts";
import type { NewQuote } from "#app/features/quotes/create-quote.server.ts";
import { getQuote } from "#app/features/quotes/queries.server.ts";
import { handClock } from "../shop/work-context.ts";
import { NOW } from "./claims.ts";
import { HIRE_CONFIG } from "./hire-config.ts";
import { quotesOn } from "./quotes.ts";

/** Hires on one database, with a clock that begins at `NOW` and can be moved. */
export function hiresOn(db: Db) {
  const clock = handClock(NOW);
  const context = { db, config: HIRE_CONFIG, clock, orderKinds: HIRE_ORDER_HANDLERS };
  const quotes = quotesOn(db);
  /** What the accepting page sends of a sent quote as it is now, with the options that `change` names. */
  const askOf = async (quoteId: string, change: Partial<AcceptAsk> = {}): Promise<AcceptAsk> => {
    const quote = await getQuote(db, quoteId, clock.now());
    const [current] = quote?.sent ?? [];
    if (!quote || !current) throw new Error("The quote was not sent");
    return {
      token: quote.token,
      versionId: current.versionId,
      hash: current.hash,
      options: [],
      name: "Máire Ní Bhriain",
      email: "maire@example.ie",
      poNumber: null,
      beginEarly: true,
      ip: "192.0.2.7",
      userAgent: "Test",
      locale: quote.locale,
      userId: null,
      ...change,
    };
  };
  const view = async (token: string): Promise<HireView> => {
    const hire = await getHireByToken(db, token, clock.now());
    if (!hire) throw new Error("No such hire");
    return hire;
  };
  /** Pays on the page that `startHirePayment` led to. */
  const pay = async (url: string): Promise<void> => {
    const id = url.split("/").at(-1) ?? "";
    const paid = await paySandboxPage(context, id);
    if (paid?.state !== "paid") throw new Error(`Not paid: ${url}`);
  };
  return {
    clock,
    context,
    quotes,
    askOf,
    view,
    accept: async (quoteId: string, change: Partial<AcceptAsk> = {}) =>
      acceptQuote(context, await askOf(quoteId, change)),
    /** A quote that was sent and accepted; `values` are those of its draft. */
    async accepted(values: Partial<NewQuote> = {}): Promise<HireView & { readonly itemId: string }> {
      const draft = await quotes.draft(values);
      await quotes.send(draft.id, { now: clock.now() });
      const done = await acceptQuote(context, await askOf(draft.id));
      if (!done.ok) throw new Error(`Refused: ${JSON.stringify(done.error)}`);
      return { ...(await view(done.value.hireToken)), itemId: draft.itemId };
    },
    pay,
    /** Pays a part of a hire, in a session of its own. */
    async payPart(hireToken: string, part: "deposit" | "balance" | "security"): Promise<void> {
      const started = await startHirePayment(context, { hireToken, part });
      if (!started.ok) throw new Error(`${part}: ${started.error.kind}`);
      await pay(started.value.url);
    },
    /** Kinds of the mails about a hire or quote, oldest first. */
    async mailsAbout(subjectId: string): Promise<string[]> {
      const rows = await db
        .select({ kind: outboxMails.kind })
        .from(outboxMails)
        .where(eq(outboxMails.subjectId, subjectId))
        .orderBy(desc(outboxMails.id));
      return rows.map(({ kind }) => kind).reverse();
    },
  };
}

/** What staff send to cancel a hire as they see it. */
export function staffCancels({ id, version }: HireView) {
  return { hire: { id }, by: "staff", reason: "", actorId: null, version } as const;
}
