import { describe, expect, it } from "vitest";
import type { Locale } from "#app/i18n/locale.ts";
import { cents } from "#app/lib/money.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { irish, period } from "#tests/support/hire/claims.ts";
import { scansOn } from "#tests/support/hire/scans.ts";
import { replyToDates, replyToStaffDates } from "../dates/check-dates.server.ts";
import { moveHire } from "../dates/move-hire.server.ts";
import { getHirePage } from "../get-hire-page.server.ts";
import { chargeHire } from "./charge-hire.server.ts";

const db = await useTestDb();
const actorId = "staff-1";
const AGREED = period("2027-08-05T09:00", "2027-08-06T17:00");
const MONDAY = "2027-08-09T11:00";
const TUESDAY = "2027-08-10T11:00";

describe("what the page of a hire offers to charge for a longer hire", () => {
  /** A hire of 4 pieces at €45.00 a day that has left the store, for the two days of E1. */
  async function running() {
    const site = scansOn(db);
    const item = await site.item({ owned: 9 });
    const { id, token } = await site.reserved([[item.id, 4]], AGREED);
    const clockTo = (text: string) => site.clock.move(irish(text).getTime() - site.clock.now().getTime());
    clockTo("2027-08-05T09:00");
    await site.scan(id, "out", { itemId: item.id, quantity: 4 });
    const moveTo = async (to: string) => {
      const { version } = await site.view(token);
      const moved = await moveHire(site.context, {
        id,
        version,
        from: "",
        to,
        actorId,
        now: site.clock.now(),
      });
      expect(moved).toMatchObject({ ok: true });
    };
    const page = async () => {
      const found = await getHirePage(db, id, {
        viewerId: actorId,
        now: site.clock.now(),
        venue: "",
        locale: "en",
      });
      if (!found) throw new Error("No page");
      return found;
    };
    const charge = async (net: number) => {
      const { version } = await site.view(token);
      const what = { charge: "longer", text: "", vatRate: 2_300, fromSecurity: false } as const;
      return chargeHire(site.context, { id, version, actorId, ...what, net: cents(net) });
    };
    const back = (quantity: number) => site.scan(id, "return", { itemId: item.id, quantity });
    return { site, token, clockTo, moveTo, page, charge, back };
  }

  it("is the price of the longer period at the rates that were accepted, and is charged by staff alone", async () => {
    const { site, token, moveTo, page, charge } = await running();
    expect((await page()).longer).toBeNull();
    await moveTo(MONDAY);
    expect((await page()).longer).toEqual({ from: AGREED.to, to: irish(MONDAY), net: 18_000, total: 22_140 });
    expect((await site.view(token)).money.charges).toEqual([]);
    expect(await charge(18_000)).toMatchObject({ ok: true });
    const { money, pricedUntil } = await site.view(token);
    expect(money.charges).toMatchObject([{ charge: "longer", total: 22_140 }]);
    expect(pricedUntil).toBeNull();
    expect((await page()).longer).toBeNull();
  });

  it("has the damage waiver where the later return is after the end of the customer's insurance", async () => {
    const site = scansOn(db);
    const item = await site.item({ owned: 9 });
    const draft = await site.quotes.draft({
      lines: [{ kind: "item", itemId: item.id, quantity: 4 }],
      version: {
        startsAt: AGREED.from,
        endsAt: AGREED.to,
        deposit: 0,
        waiver: true,
        insuredUntil: "2027-08-06",
      },
    });
    await site.quotes.send(draft.id, { now: site.clock.now() });
    const accepted = await site.accept(draft.id);
    if (!accepted.ok) throw new Error(accepted.error.kind);
    const hire = await site.view(accepted.value.hireToken);
    // E1: insured until its return, so without the waiver of 10 %.
    expect(hire.total).toBe(33_210);
    // Until Monday four days × 2.5 are €450.00, and the waiver on them €45.00: €225.00 on top, €276.75 with VAT.
    const period = { from: hire.startsAt, to: irish(MONDAY) };
    const typed = { period: { ok: true, value: period }, locale: "en", now: site.clock.now() } as const;
    expect((await replyToDates(db, hire, typed))?.text).toContain("They cost €276.75 more, VAT included.");
    expect((await replyToStaffDates(db, hire, typed))?.text).toContain("€225.00 net");
    site.clock.move(hire.startsAt.getTime() - site.clock.now().getTime());
    await site.scan(hire.id, "out", { itemId: item.id, quantity: 4 });
    const { version } = await site.view(hire.token);
    const ask = { id: hire.id, version, from: "", to: MONDAY, actorId, now: site.clock.now() };
    expect(await moveHire(site.context, ask)).toMatchObject({ ok: true });
    const page = await getHirePage(db, hire.id, {
      viewerId: actorId,
      now: site.clock.now(),
      venue: "",
      locale: "en",
    });
    expect(page?.longer).toMatchObject({ net: 22_500, total: 27_675 });
  });

  it("is said to staff while they type a later return", async () => {
    const { site, token } = await running();
    const hire = await site.view(token);
    const reply = (to: string, locale: Locale = "en") => {
      const [now, period] = [site.clock.now(), { from: hire.startsAt, to: irish(to) }];
      return replyToStaffDates(db, hire, { period: { ok: true, value: period }, locale, now });
    };
    const price = "The longer hire costs €180.00 net on top.";
    expect(await reply(MONDAY)).toEqual({
      text: `Everything is free on these dates at this moment. ${price}`,
      isFree: true,
    });
    expect((await reply(MONDAY, "ga"))?.text).toContain("€180.00 glan sa bhreis");
    expect((await reply("2027-08-06T12:00"))?.text).not.toContain("net");
    const toCustomer = { from: hire.startsAt, to: irish(MONDAY) };
    const typed = { period: { ok: true, value: toCustomer }, locale: "en", now: site.clock.now() } as const;
    expect((await replyToDates(db, hire, typed))?.text).toContain("They cost €221.40 more, VAT included.");
  });

  it("grows with the next move, falls with one back, and counts from the return that was charged last", async () => {
    const { moveTo, page, charge } = await running();
    await moveTo(MONDAY);
    await moveTo(TUESDAY);
    const both = (await page()).longer;
    expect(both).toMatchObject({ from: AGREED.to, to: irish(TUESDAY) });
    await moveTo("2027-08-06T17:00");
    expect((await page()).longer).toBeNull();
    await moveTo(MONDAY);
    await charge(18_000);
    await moveTo(TUESDAY);
    const rest = (await page()).longer;
    expect(rest).toMatchObject({ from: irish(MONDAY), to: irish(TUESDAY) });
    expect((rest?.net ?? 0) + 18_000).toBe(both?.net);
  });

  it("does not charge again what was paid before the hire was moved to a shorter time", async () => {
    const site = scansOn(db);
    const item = await site.item({ owned: 9 });
    const { id, token } = await site.reserved([[item.id, 4]], AGREED);
    const pageNow = async () =>
      getHirePage(db, id, { viewerId: actorId, now: site.clock.now(), venue: "", locale: "en" });
    const moveTo = async (from: string, to: string) => {
      const { version } = await site.view(token);
      const ask = { id, version, from, to, actorId, now: site.clock.now() };
      expect(await moveHire(site.context, ask)).toMatchObject({ ok: true });
    };
    // Two days were accepted at 1.5 day rates; one day of them is left.
    await moveTo("2027-08-05T09:00", "2027-08-05T15:00");
    const hire = await site.view(token);
    const reply = async (to: string) => {
      const period = { from: hire.startsAt, to: irish(to) };
      const typed = { period: { ok: true, value: period }, locale: "en", now: site.clock.now() } as const;
      return (await replyToDates(db, hire, typed))?.text;
    };
    expect(await reply(MONDAY)).toContain("They cost €221.40 more, VAT included.");
    expect(await reply("2027-08-06T17:00")).not.toContain("more, VAT included");
    site.clock.move(irish("2027-08-05T09:00").getTime() - site.clock.now().getTime());
    await site.scan(id, "out", { itemId: item.id, quantity: 4 });
    site.clock.move(irish("2027-08-06T17:00").getTime() - site.clock.now().getTime());
    // A day late, and paid.
    expect((await pageNow())?.late).toMatchObject({ net: 0 });
    await moveTo("", MONDAY);
    // Four days are 2.5 day rates: one of 4 × €45.00 on top.
    expect((await pageNow())?.longer).toMatchObject({ net: 18_000, total: 22_140 });
  });

  it("does not charge again a longer hire that was charged before the hire was moved to a shorter time", async () => {
    const site = scansOn(db);
    const item = await site.item({ owned: 9 });
    const { id, token } = await site.reserved([[item.id, 4]], AGREED);
    const moveTo = async (to: string) => {
      const { version } = await site.view(token);
      const ask = { id, version, from: "2027-08-05T09:00", to, actorId, now: site.clock.now() };
      expect(await moveHire(site.context, ask)).toMatchObject({ ok: true });
    };
    const textOf = async (to: string) => {
      const hire = await site.view(token);
      const period = { from: hire.startsAt, to: irish(to) };
      const typed = { period: { ok: true, value: period }, locale: "en", now: site.clock.now() } as const;
      return (await replyToDates(db, hire, typed))?.text;
    };
    await moveTo(MONDAY);
    const { version } = await site.view(token);
    const what = { charge: "longer", text: "", vatRate: 2_300, fromSecurity: false } as const;
    const charged = await chargeHire(site.context, { id, version, actorId, ...what, net: cents(18_000) });
    expect(charged).toMatchObject({ ok: true });
    await moveTo("2027-08-06T17:00");
    expect(await textOf(MONDAY)).not.toContain("more, VAT included");
    const tuesday = await textOf(TUESDAY);
    await moveTo(MONDAY);
    expect(tuesday).toBe(await textOf(TUESDAY));
  });

  it("leaves out what came back as agreed, and a late return counts from the new one", async () => {
    const { clockTo, moveTo, page, back } = await running();
    await moveTo(MONDAY);
    clockTo("2027-08-06T16:00");
    await back(3);
    expect((await page()).longer).toMatchObject({ net: 4_500 });
    clockTo(TUESDAY);
    await back(1);
    const { longer, late } = await page();
    expect(longer).toMatchObject({ net: 4_500 });
    expect(late.net).toBe(2_250);
  });
});
