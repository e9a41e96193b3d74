import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import { readBasketAddress } from "#app/features/hire-basket/basket-address.ts";
import { getBasketView } from "#app/features/hire-basket/get-basket-view.server.ts";
import { cents } from "#app/lib/money.ts";
import { DAY_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createUser } from "#tests/support/factories.ts";
import { createHireItem } from "#tests/support/hire/factories-hire.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";
import { listAccountHires } from "./list-account-hires.server.ts";

const db = await useTestDb();

const codeOf = async (id: string) =>
  (await db.select({ code: hireItems.code }).from(hireItems).where(eq(hireItems.id, id)))[0]?.code ?? "";

test("a hire fills the basket with its items under today's codes, and names and asks for what is gone", async () => {
  const site = hiresOn(db);
  const userId = (await createUser(db)).id;
  const [kept, gone] = [await createHireItem(db), await createHireItem(db, { name: "Old mixer | 24*" })];
  await site.accepted({
    userId,
    lines: [
      { kind: "item", itemId: kept.id, quantity: 2 },
      { kind: "item", itemId: gone.id, quantity: 3 },
      { kind: "custom", text: "Generator", dayRateNet: cents(10_000), quantity: 1 },
      { kind: "heading", text: "Sound" },
    ],
  });
  await db.update(hireItems).set({ visible: false }).where(eq(hireItems.id, gone.id));
  await db.update(hireItems).set({ code: "RENAMED-7" }).where(eq(hireItems.id, kept.id));
  const now = site.clock.now();
  const who = { userId, email: "nobody@example.ie", locale: "en", now } as const;
  const { hires, quotes } = await listAccountHires(db, who);
  // The accepted quote is hired again from its hire.
  expect(quotes.map(({ again }) => again)).toEqual([null]);
  const params = new URLSearchParams(hires[0]?.again ?? "");
  expect(params.get("kit")).toBe("3 × Old mixer 24\n1 × Generator");
  const view = await getBasketView(db, { typed: readBasketAddress(params), now });
  expect(view.basket).toMatchObject({ from: null, lines: [{ item: "RENAMED-7", quantity: 2 }] });
  expect(view.unknown).toEqual(["Old mixer 24"]);
});

test("what has no room in the address of a hire again is counted, and no line of it is cut", async () => {
  const site = hiresOn(db);
  const userId = (await createUser(db)).id;
  const { id: itemId } = await createHireItem(db);
  const lines = Array.from({ length: 30 }, (_, n) => ({
    kind: "custom" as const,
    text: `${n} ${"x".repeat(96)}`,
    dayRateNet: cents(100),
    quantity: 1,
  }));
  await site.accepted({ userId, lines: [{ kind: "item", itemId, quantity: 1 }, ...lines] });
  const now = site.clock.now();
  for (const [locale, more] of [
    ["en", "And 11 more of the earlier list."],
    ["ga", "Agus 11 eile ón liosta roimhe seo."],
  ] as const) {
    const { hires } = await listAccountHires(db, { userId, email: "", locale, now });
    const asked = (new URLSearchParams(hires[0]?.again ?? "").get("kit") ?? "").split("\n");
    expect(asked.slice(0, -1)).toEqual(lines.slice(0, 19).map(({ text }) => `1 × ${text}`));
    expect(asked.at(-1)).toBe(more);
  }
});

test("a quote that expired can be hired again without the options that were not ticked", async () => {
  const site = hiresOn(db);
  const userId = (await createUser(db)).id;
  const [kept, ticked, left] = [await createHireItem(db), await createHireItem(db), await createHireItem(db)];
  const { id } = await site.quotes.draft({
    userId,
    lines: [
      { kind: "item", itemId: kept.id, quantity: 1 },
      { kind: "item", itemId: ticked.id, quantity: 2, optional: true, chosen: true },
      { kind: "item", itemId: left.id, quantity: 4, optional: true, chosen: false },
    ],
  });
  await site.quotes.send(id, { now: site.clock.now() });
  const read = async (now: Date) =>
    (await listAccountHires(db, { userId, email: "", locale: "en", now })).quotes[0]?.again;
  expect(await read(site.clock.now())).toBeNull();
  const later = new Date(site.clock.now().getTime() + 90 * DAY_MS);
  const params = new URLSearchParams((await read(later)) ?? "");
  expect(params.get("items")).toBe(`${await codeOf(kept.id)}*1|${await codeOf(ticked.id)}*2`);
});

test("there is nothing to hire again where the catalogue has nothing of it any more", async () => {
  const site = hiresOn(db);
  const userId = (await createUser(db)).id;
  const hire = await site.accepted({ userId });
  await db.update(hireItems).set({ visible: false }).where(eq(hireItems.id, hire.itemId));
  const now = site.clock.now();
  const { hires } = await listAccountHires(db, { userId, email: "", locale: "ga", now });
  expect(hires.map(({ again }) => again)).toEqual([null]);
});
