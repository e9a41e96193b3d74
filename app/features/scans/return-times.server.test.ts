import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { hires } from "#app/db/schema/hire/hires.ts";
import { lateChargeOfHire } from "#app/features/hires/payments/return-charges.server.ts";
import { addMs, MINUTE_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { irish, WEEK } from "#tests/support/hire/claims.ts";
import { countedHire } from "#tests/support/hire/scanned-hires.ts";

const db = await useTestDb();

/** WEEK ends on Friday at 17:00. */
const FRIDAY = irish("2027-06-18T16:30");
const MONDAY = irish("2027-06-21T09:00");

function moveTo({ clock }: Awaited<ReturnType<typeof countedHire>>["site"], instant: Date): void {
  clock.move(instant.getTime() - clock.now().getTime());
}

async function hireThatIsOut() {
  const hire = await countedHire(db, 10);
  await hire.count("prepare", 10);
  moveTo(hire.site, WEEK.from);
  const ten = { itemId: hire.item.id, quantity: 10 };
  return { ...hire, out: () => hire.site.scan(hire.hire.id, "out", ten), ten };
}

async function returnedAtOf(id: string): Promise<Date | null | undefined> {
  const [row] = await db.select({ at: hires.returnedAt }).from(hires).where(eq(hires.id, id));
  return row?.at;
}

describe("a hire came back when it was scanned, not when the scan arrived", () => {
  it("scanned in time without signal and sent days later, it is not late", async () => {
    const { site, hire, out, ten, state } = await hireThatIsOut();
    await out();
    moveTo(site, MONDAY);
    await site.send(site.make(hire.id, "return", { ...ten, at: FRIDAY }));
    expect(await state()).toBe("back");
    expect(await returnedAtOf(hire.id)).toEqual(FRIDAY);
    expect(await lateChargeOfHire(db, await site.view(hire.token), MONDAY)).toBe(0);
  });

  it("its return arrived before its way out", async () => {
    const { site, hire, ten, state } = await hireThatIsOut();
    moveTo(site, MONDAY);
    await site.send(site.make(hire.id, "return", { ...ten, at: FRIDAY }));
    await site.send(site.make(hire.id, "out", { ...ten, at: addMs(WEEK.from, MINUTE_MS) }));
    expect(await state()).toBe("back");
    expect(await returnedAtOf(hire.id)).toEqual(FRIDAY);
  });

  it("what never left is given up after the rest is back", async () => {
    const { site, hire, item, state } = await hireThatIsOut();
    await site.scan(hire.id, "out", { itemId: item.id, quantity: 9 });
    moveTo(site, FRIDAY);
    await site.scan(hire.id, "return", { itemId: item.id, quantity: 9 });
    expect(await state()).toBe("part-back");
    moveTo(site, MONDAY);
    await site.scan(hire.id, "stays");
    expect(await state()).toBe("back");
    expect(await returnedAtOf(hire.id)).toEqual(FRIDAY);
  });
});
