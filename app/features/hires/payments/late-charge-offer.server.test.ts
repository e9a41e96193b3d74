import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import { cents } from "#app/lib/money.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { irish, period } from "#tests/support/hire/claims.ts";
import { createHireItem } from "#tests/support/hire/factories-hire.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";
import { scansOn } from "#tests/support/hire/scans.ts";
import { getHirePage } from "../get-hire-page.server.ts";
import type { HireView } from "../hires.ts";

const db = await useTestDb();

describe("the late charge that a hire's page offers", () => {
  const at = async (hire: HireView, now: string) => {
    const page = await getHirePage(db, hire.id, {
      viewerId: "staff-1",
      now: irish(now),
      venue: "",
      locale: "en",
    });
    return page?.late;
  };

  it("is that of the return, however long ago it was, and nothing for a return in time", async () => {
    const site = scansOn(db);
    const item = await site.item({ owned: 9 });
    const agreed = period("2027-08-05T09:00", "2027-08-06T17:00");
    const [early, late] = [
      await site.reserved([[item.id, 4]], agreed),
      await site.reserved([[item.id, 4]], agreed),
    ];
    const moveTo = (text: string) => site.clock.move(irish(text).getTime() - site.clock.now().getTime());
    moveTo("2027-08-05T09:00");
    for (const { id } of [early, late]) await site.scan(id, "out", { itemId: item.id, quantity: 4 });
    moveTo("2027-08-06T16:00");
    await site.scan(early.id, "return", { itemId: item.id, quantity: 4 });
    expect(await at(late, "2027-08-09T11:00")).toEqual({ net: 18_000, returnedAt: null });
    moveTo("2027-08-09T11:00");
    await site.scan(late.id, "return", { itemId: item.id, quantity: 4 });
    expect(await at(early, "2027-09-01T09:00")).toEqual({ net: 0, returnedAt: irish("2027-08-06T16:00") });
    expect(await at(late, "2027-09-01T09:00")).toEqual({
      net: 18_000,
      returnedAt: irish("2027-08-09T11:00"),
    });
  });

  it("counts the return of what left, where some of the hire never left", async () => {
    const site = scansOn(db);
    const item = await site.item({ owned: 9 });
    const hire = await site.reserved([[item.id, 4]], period("2027-08-05T09:00", "2027-08-06T17:00"));
    const moveTo = (text: string) => site.clock.move(irish(text).getTime() - site.clock.now().getTime());
    moveTo("2027-08-05T09:00");
    await site.scan(hire.id, "out", { itemId: item.id, quantity: 3 });
    moveTo("2027-08-06T10:00");
    await site.scan(hire.id, "return", { itemId: item.id, quantity: 2 });
    expect(await at(hire, "2027-09-01T09:00")).toMatchObject({ returnedAt: null });
    await site.scan(hire.id, "return", { itemId: item.id, quantity: 1 });
    expect(await at(hire, "2027-09-01T09:00")).toEqual({ net: 0, returnedAt: irish("2027-08-06T10:00") });
  });

  it("charges what came back late and nothing of what came back in time, each piece until its own return", async () => {
    const site = scansOn(db);
    const item = await site.item({ owned: 12 });
    const hire = await site.reserved([[item.id, 10]], period("2027-08-05T09:00", "2027-08-06T17:00"));
    const moveTo = (text: string) => site.clock.move(irish(text).getTime() - site.clock.now().getTime());
    const scan = (action: "out" | "return", quantity: number) =>
      site.scan(hire.id, action, { itemId: item.id, quantity });
    moveTo("2027-08-05T09:00");
    await scan("out", 10);
    moveTo("2027-08-06T16:00");
    await scan("return", 6);
    // Four of ten are still out on Monday: E12, whose return costs €45.00 for each piece.
    expect(await at(hire, "2027-08-09T11:00")).toEqual({ net: 18_000, returnedAt: null });
    moveTo("2027-08-09T11:00");
    await scan("return", 3);
    const one = (await at(hire, "2027-08-10T11:00"))?.net ?? 0;
    expect(one - 13_500).toBeGreaterThan(4_500);
    moveTo("2027-08-10T11:00");
    await scan("return", 1);
    expect(await at(hire, "2027-09-01T09:00")).toEqual({ net: one, returnedAt: irish("2027-08-10T11:00") });
  });

  it("charges a kit until the last of its parts is back, once", async () => {
    const site = scansOn(db);
    const [head, cable] = [await site.item({ owned: 12 }), await site.item({ owned: 12 })];
    const kit = await createHireItem(db, {
      dayRateNet: cents(45_00),
      parts: [
        [head.id, 2],
        [cable.id, 1],
      ],
    });
    const hire = await site.reserved([[kit.id, 4]], period("2027-08-05T09:00", "2027-08-06T17:00"));
    const moveTo = (text: string) => site.clock.move(irish(text).getTime() - site.clock.now().getTime());
    const scan = (action: "out" | "return", itemId: string, quantity: number) =>
      site.scan(hire.id, action, { itemId, quantity });
    moveTo("2027-08-05T09:00");
    await scan("out", head.id, 8);
    await scan("out", cable.id, 4);
    moveTo("2027-08-06T16:00");
    await scan("return", head.id, 7);
    await scan("return", cable.id, 3);
    expect(await at(hire, "2027-08-09T11:00")).toEqual({ net: 4_500, returnedAt: null });
  });

  it("keeps the discount off the order and the minimum that were agreed", async () => {
    const site = hiresOn(db);
    const itemId = (await createHireItem(db)).id;
    const lateOf = async (quantity: number, change: { orderDiscount?: number }, returned: string) => {
      const { from: startsAt, to: endsAt } = period("2027-08-05T09:00", "2027-08-06T17:00");
      const version = { startsAt, endsAt, ...change };
      const hire = await site.accepted({ lines: [{ kind: "item", itemId, quantity }], version });
      return (await at(hire, returned))?.net;
    };
    expect(await lateOf(4, { orderDiscount: 2_000 }, "2027-08-09T11:00")).toBe(14_400);
    await db
      .update(hireItems)
      .set({ dayRateNet: cents(900) })
      .where(eq(hireItems.id, itemId));
    // Four days of two pieces at €9.00 cost €45.00, still less than the minimum of €50.00.
    expect(await lateOf(2, {}, "2027-08-09T11:00")).toBe(0);
  });
});
