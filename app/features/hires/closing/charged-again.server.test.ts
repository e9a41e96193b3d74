import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { hires } from "#app/db/schema/hire/hires.ts";
import { cents } from "#app/lib/money.ts";
import { DAY_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";
import { type ChargeAsk, chargeHire } from "../payments/charge-hire.server.ts";

const db = await useTestDb();

async function checked(version: { readonly waiver?: boolean } = {}) {
  const site = hiresOn(db);
  const { id, token } = await site.accepted({ version });
  await site.payPart(token, "deposit");
  await db.update(hires).set({ state: "checked" }).where(eq(hires.id, id));
  const charge = async (change: Partial<ChargeAsk>) => {
    const { version } = await site.view(token);
    const what = { charge: "damaged", text: "Two lamps", net: cents(150_00), vatRate: 2_300 } as const;
    const ask: ChargeAsk = { id, version, actorId: "staff-1", fromSecurity: false, ...what };
    return chargeHire(site.context, { ...ask, ...change });
  };
  const sums = async () => (await site.view(token)).money.charges.map(({ total }) => total);
  return { id, token, site, charge, sums };
}

it("asks before the same damage is charged again, each time with what was charged", async () => {
  const { charge, sums } = await checked();
  expect(await charge({})).toMatchObject({ ok: true });
  expect(await charge({})).toEqual({ ok: false, error: { kind: "to-confirm", charge: 184_50 } });
  expect(await charge({ chargedBefore: cents(184_49) })).toMatchObject({ error: { charge: 184_50 } });
  expect(await sums()).toEqual([184_50]);
  expect(await charge({ chargedBefore: cents(184_50) })).toMatchObject({ ok: true });
  expect(await charge({ chargedBefore: cents(184_50) })).toMatchObject({ error: { charge: 369_00 } });
  expect(await charge({ charge: "lost" })).toMatchObject({ ok: true });
  expect(await sums()).toEqual([184_50, 184_50, 184_50]);
});

it("asks before damage is charged in spite of a damage waiver, and before nothing else", async () => {
  const { charge, sums } = await checked({ waiver: true });
  expect(await charge({})).toEqual({ ok: false, error: { kind: "to-confirm", charge: 0 } });
  expect(await charge({ charge: "lost" })).toMatchObject({ ok: true });
  expect(await charge({ chargedBefore: cents(0) })).toMatchObject({ ok: true });
  expect(await charge({ chargedBefore: cents(0) })).toMatchObject({ error: { charge: 184_50 } });
  expect(await sums()).toEqual([184_50, 184_50]);
});

it("charges anything else, and the longer hire of a return that moved again, without a question", async () => {
  const { charge, sums, id, site } = await checked();
  const moved = () =>
    db
      .update(hires)
      .set({ pricedUntil: new Date(site.clock.now().getTime() - DAY_MS) })
      .where(eq(hires.id, id));
  for (const kind of ["other", "longer"] as const)
    for (const _ of ["first", "second"]) {
      if (kind === "longer") await moved();
      expect(await charge({ charge: kind }), kind).toMatchObject({ ok: true });
    }
  expect(await charge({ charge: "longer" })).toMatchObject({ error: { kind: "to-confirm" } });
  expect(await sums()).toHaveLength(4);
});
