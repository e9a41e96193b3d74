import { describe, expect, it } from "vitest";
import { choicesOf } from "#app/features/quotes/public/quote-page.ts";
import { getQuoteByToken, listQuotesOfCustomer } from "#app/features/quotes/queries.server.ts";
import { beginVersion } from "#app/features/quotes/send/new-version.server.ts";
import { withdrawQuote } from "#app/features/quotes/withdraw-quote.server.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { sendFurther } from "#tests/support/hire/further-version.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";

const db = await useTestDb();

/** A reserved hire with a further version that was sent, as its customer has it open. */
async function withFurther() {
  const site = hiresOn(db);
  const hire = await site.accepted();
  await site.payPart(hire.token, "deposit");
  await sendFurther(site, db, hire, { quantity: 5 });
  const ask = await site.askOf(hire.quoteId);
  const takeBack = async () => {
    const { version } = await site.quotes.view(hire.quoteId);
    const asked = { quoteId: hire.quoteId, version, actorId: "staff-1", now: site.clock.now() };
    return withdrawQuote(site.context, asked);
  };
  return { site, hire, ask, takeBack };
}

describe("a further version that staff take back", () => {
  it("can no longer be accepted, and the link shows the version that holds", async () => {
    const { site, hire, ask, takeBack } = await withFurther();
    expect(await takeBack()).toEqual({ ok: true, value: null });
    expect(await site.accept(hire.quoteId, ask)).toMatchObject({ error: { kind: "taken-back" } });
    const quote = await getQuoteByToken(db, ask.token, site.clock.now());
    expect(quote).toMatchObject({
      state: "accepted",
      current: { number: 1, isAccepted: true },
      takenBack: { number: 2 },
    });
    expect(quote && choicesOf(quote, quote.current, site.clock.now())).toMatchObject({ accept: false });
    expect(await site.view(hire.token)).toMatchObject({ state: "reserved", total: hire.total });
    const customer = { userId: "none", email: "maire@example.ie", now: site.clock.now() };
    const [listed] = await listQuotesOfCustomer(db, customer);
    expect(listed?.current.number).toBe(1);
    expect(await takeBack()).toMatchObject({ error: { kind: "state" } });
    const kinds = await site.mailsAbout(hire.quoteId);
    expect(kinds).toEqual(["hire-quote", "hire-quote", "hire-quote-withdrawn"]);
  });

  it("takes back with it the further versions that it replaced", async () => {
    const { site, hire, ask, takeBack } = await withFurther();
    await sendFurther(site, db, hire, { quantity: 4 });
    expect(await takeBack()).toEqual({ ok: true, value: null });
    expect(await site.accept(hire.quoteId, ask)).toMatchObject({ error: { kind: "taken-back" } });
    const quote = await getQuoteByToken(db, ask.token, site.clock.now());
    expect(quote).toMatchObject({ current: { number: 1, isAccepted: true }, takenBack: { number: 3 } });
    const customer = { userId: "none", email: "maire@example.ie", now: site.clock.now() };
    expect(await listQuotesOfCustomer(db, customer)).toContainEqual(
      expect.objectContaining({ id: hire.quoteId, current: expect.objectContaining({ number: 1 }) }),
    );
    expect(await takeBack()).toMatchObject({ error: { kind: "state" } });
  });

  it("is taken back after it expired, so that the link shows the version that holds", async () => {
    const { site, hire, ask, takeBack } = await withFurther();
    site.clock.move(hire.startsAt.getTime() - site.clock.now().getTime());
    expect(await takeBack()).toEqual({ ok: true, value: null });
    const quote = await getQuoteByToken(db, ask.token, site.clock.now());
    expect(quote).toMatchObject({ current: { number: 1 } });
  });

  it("is not taken back once it is accepted, nor the quote of a hire withdrawn", async () => {
    const { site, hire, ask, takeBack } = await withFurther();
    expect(await site.accept(hire.quoteId, ask)).toMatchObject({ ok: true });
    expect(await takeBack()).toMatchObject({ error: { kind: "state" } });
    expect((await site.quotes.view(hire.quoteId)).state).toBe("accepted");
  });

  it("is followed by a version made of the one that holds", async () => {
    const { site, hire, takeBack } = await withFurther();
    await takeBack();
    const { version } = await site.quotes.view(hire.quoteId);
    const begin = { quoteId: hire.quoteId, version, actorId: "staff-1", now: site.clock.now() };
    expect(await beginVersion(db, begin)).toMatchObject({ ok: true });
    const { draft } = await site.quotes.view(hire.quoteId);
    expect(draft).toMatchObject({ number: 3, lines: [{ quantity: 2 }] });
    await site.quotes.send(hire.quoteId);
    expect(await site.accept(hire.quoteId)).toMatchObject({ ok: true });
  });
});
