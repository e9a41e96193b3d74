import { describe, expect, it } from "vitest";
import { getQuoteByToken } from "#app/features/quotes/queries.server.ts";
import { beginVersion } from "#app/features/quotes/send/new-version.server.ts";
import { HOUR_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { period, WEEK } from "#tests/support/hire/claims.ts";
import { sendFurther } from "#tests/support/hire/further-version.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";
import { moveHire } from "../dates/move-hire.server.ts";

const db = await useTestDb();
const NEXT = period("2027-06-21T09:00", "2027-06-25T17:00");
const OTHER = period("2027-06-28T09:00", "2027-06-30T17:00");

/** A reserved hire from 14 to 18 June 2027, and the ways to move it a week and to begin a further version. */
async function reserved() {
  const site = hiresOn(db);
  const hire = await site.accepted();
  await site.payPart(hire.token, "deposit");
  const move = async () => {
    site.clock.move(HOUR_MS);
    const { version } = await site.view(hire.token);
    const to = { from: "2027-06-21T09:00", to: "2027-06-25T17:00" };
    const ask = { id: hire.id, version, ...to, actorId: "staff-1", now: site.clock.now() };
    expect(await moveHire(site.context, ask)).toMatchObject({ ok: true });
  };
  const quote = () => site.quotes.view(hire.quoteId, site.clock.now());
  const begin = async () => {
    const { version } = await quote();
    const ask = { quoteId: hire.quoteId, version, actorId: "staff-1", now: site.clock.now() };
    expect(await beginVersion(db, ask)).toMatchObject({ ok: true });
    return (await quote()).draft;
  };
  return { site, hire, move, quote, begin };
}

describe("a further version of a hire that was moved", () => {
  it("begins with the dates of the hire", async () => {
    const { move, begin } = await reserved();
    await move();
    expect(await begin()).toMatchObject({ startsAt: NEXT.from, endsAt: NEXT.to });
  });

  it("begins with its own dates after one that was sent for other dates on purpose", async () => {
    const { site, hire, begin } = await reserved();
    await sendFurther(site, db, hire, { quantity: 3, dates: OTHER });
    expect(await begin()).toMatchObject({ startsAt: OTHER.from, endsAt: OTHER.to });
  });

  it("begins with the dates of the hire after one that its move ended", async () => {
    const { site, hire, move, begin } = await reserved();
    await sendFurther(site, db, hire, { quantity: 3, dates: OTHER });
    await move();
    expect(await begin()).toMatchObject({ startsAt: NEXT.from, endsAt: NEXT.to });
  });

  it("follows the hire while it is a draft, and a form made before is refused", async () => {
    const { site, hire, move, quote, begin } = await reserved();
    await begin();
    const { version } = await quote();
    await move();
    const after = await quote();
    expect(after.draft).toMatchObject({ startsAt: NEXT.from, endsAt: NEXT.to });
    expect(after.version).toBeGreaterThan(version);
    await site.quotes.send(hire.quoteId, { now: site.clock.now() });
    expect(await site.accept(hire.quoteId)).toMatchObject({ ok: true });
    expect(await site.view(hire.token)).toMatchObject({ startsAt: NEXT.from, endsAt: NEXT.to });
  });

  it.each([
    ["the dates that the hire had", WEEK],
    ["other dates", OTHER],
  ])("ends where it was sent for %s", async (_name, dates) => {
    const { site, hire, move, quote } = await reserved();
    await sendFurther(site, db, hire, { quantity: 3, dates });
    const open = async () => (await getQuoteByToken(db, (await quote()).token, site.clock.now()))?.renewable;
    expect(await open()).toBe(true);
    await move();
    expect(await open()).toBe(false);
    const before = await site.view(hire.token);
    expect(await site.accept(hire.quoteId)).toEqual({ ok: false, error: { kind: "conflict" } });
    expect(await site.view(hire.token)).toEqual(before);
  });

  it("stays open where it was sent for the dates that the hire has now", async () => {
    const { site, hire, move } = await reserved();
    await sendFurther(site, db, hire, { quantity: 3, dates: NEXT });
    await move();
    expect(await site.accept(hire.quoteId)).toMatchObject({ ok: true });
    expect(await site.view(hire.token)).toMatchObject({ startsAt: NEXT.from, lines: [{ quantity: 3 }] });
  });
});
