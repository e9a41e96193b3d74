import { describe, expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { claimItems } from "#app/features/claims/claim-items.server.ts";
import { FormFields } from "#app/lib/forms/form-fields.ts";
import { newId } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { fromIrishInput } from "#app/lib/time/irish-time.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createHireGroup, createHireItem } from "#tests/support/hire/factories-hire.ts";
import { readBasketAddress } from "./basket-address.ts";
import { getBasketView } from "./get-basket-view.server.ts";
import { readSentBasket } from "./read-sent-basket.server.ts";

const db = await useTestDb();
const NOW = new Date("2027-06-01T09:00Z");
const DATES = { from: "2027-08-05T09:00", to: "2027-08-06T17:00" };

const view = (query: Record<string, string> | string) =>
  getBasketView(db, { typed: readBasketAddress(new URLSearchParams(query)), now: NOW });

/** Takes pieces off the shelf for the two days of `DATES`. */
async function take(itemId: string, quantity: number): Promise<void> {
  const [from, to] = [fromIrishInput(DATES.from) as Date, fromIrishInput(DATES.to) as Date];
  const taken = await inTransaction(db, (tx) =>
    claimItems(tx, {
      owner: "hire",
      ownerId: newId(),
      reference: "H-2027-0001",
      expiresAt: null,
      acceptedAt: NOW,
      actorId: null,
      now: NOW,
      period: { from, to },
      lines: [{ lineId: newId(), itemId, quantity }],
    }),
  );
  expect(taken.ok).toBe(true);
}

describe("a basket's page", () => {
  it("E8, E9: shows the sums of the price rules", async () => {
    for (const [code, rate] of [
      ["A1", 4_500],
      ["B1", 1_235],
      ["C1", 5_000],
      ["D1", 2_000],
    ] as const)
      await createHireItem(db, { code, dayRateNet: cents(rate), owned: 20 });
    const { price, lines, refused } = await view({ items: "A1*4|b1*3|C1|D1*6", waiver: "1", ...DATES });
    expect(refused).toBe(false);
    expect(lines.map(({ net }) => net)).toEqual([27_000, 5_558, 7_500, 18_000]);
    expect(price).toMatchObject({ days: 2, factor: 1500, hire: 58_058, waiver: 5_806, net: 63_864 });
    expect(lines.map(({ availability }) => availability?.state)).toEqual(Array(4).fill("available"));
  });

  it("says what is free, when it is, and what else is", async () => {
    const [free, taken] = [await createHireItem(db), await createHireItem(db)];
    const item = await createHireItem(db, { owned: 4, substitutes: [taken.id, free.id] });
    await take(item.id, 3);
    await take(taken.id, 10);
    const [line] = (await view({ items: `${item.code}*2`, ...DATES })).lines;
    expect(line?.availability).toMatchObject({ state: "part", available: 1 });
    expect(line?.availability?.nearest.length).toBe(3);
    expect(line?.availability?.alternatives.map(({ id, free: pieces }) => [id, pieces])).toEqual([
      [free.id, 1],
    ]);
  });

  it("says at which end the store is closed", async () => {
    const item = await createHireItem(db);
    const closed = async (from: string, to: string) =>
      (await view({ items: item.code, from, to })).closed.map(({ side }) => side);
    expect(await closed(DATES.from, DATES.to)).toEqual([]);
    expect(await closed("2027-08-06T03:00", "2027-08-08T17:00")).toEqual(["from", "to"]);
  });

  it("takes what is free of a line that is short", async () => {
    const item = await createHireItem(db, { owned: 3 });
    const again = (items: string) => view({ items: `${item.code}*${items}`, set: `${item.code}*3` });
    for (const quantity of ["10", "3", "1", "x"])
      expect((await again(quantity)).basket.lines).toEqual([{ item: item.code, quantity: 3 }]);
    expect((await view({ items: item.code, set: "OTHER*3" })).basket.lines[0]?.quantity).toBe(1);
  });

  it("changes a quantity by steps, never below a pack", async () => {
    const item = await createHireItem(db);
    const least = await view({ items: `${item.code}*2`, step: `${item.code}*-7` });
    expect(least.basket.lines).toEqual([{ item: item.code, quantity: 1 }]);
    const pack = await createHireItem(db, { packSize: 4 });
    const packs = await view({ items: `${pack.code}*4`, step: `${pack.code}*-4` });
    expect(packs.basket.lines).toEqual([{ item: pack.code, quantity: 4 }]);
  });

  it("offers no substitute that the basket itself takes", async () => {
    const other = await createHireItem(db, { owned: 2 });
    const item = await createHireItem(db, { owned: 1, substitutes: [other.id] });
    const [line] = (await view({ items: `${item.code}*2|${other.code}*2`, ...DATES })).lines;
    expect(line?.availability?.alternatives).toEqual([]);
  });

  it("shows no number of what was not counted", async () => {
    const group = await createHireGroup(db, { live: false });
    const item = await createHireItem(db, { groupId: group.id, owned: 1 });
    const [line] = (await view({ items: `${item.code}*5`, ...DATES })).lines;
    expect(line?.availability).toEqual({ state: "unconfirmed", available: 0, nearest: [], alternatives: [] });
    expect(line?.net).toBe(33_750);
  });

  it("raises a quantity to whole packs, shows what comes along and what goes well with it", async () => {
    const bond = await createHireItem(db, { name: "Bond" });
    const fluid = await createHireItem(db, { packSize: 5, dayRateNet: cents(200) });
    const item = await createHireItem(db, {
      packSize: 4,
      included: [[bond.id, 1]],
      suggested: [[fluid.id, 1]],
    });
    const [line] = (await view({ items: `${item.code}*6` })).lines;
    expect([line?.line?.quantity, line?.raised]).toEqual([8, { asked: 6, packSize: 4 }]);
    expect(line?.included.map(({ name, quantity }) => [name, quantity])).toEqual([["Bond", 8]]);
    expect(line?.suggested.map(({ quantity, gross }) => [quantity, gross])).toEqual([[10, 2_460]]);
    const [again] = (await view({ items: `${item.code}*6|${fluid.code}*5` })).lines;
    expect(again?.suggested).toEqual([]);
    const [none] = (await view({ items: `${item.code}*0` })).lines;
    expect([none?.line, none?.included]).toEqual([null, []]);
  });

  it("shows what goes well with an item at its own VAT rate", async () => {
    const low = await createHireItem(db, { dayRateNet: cents(1_000), vatRate: 1350 });
    const item = await createHireItem(db, { vatRate: 2300, suggested: [[low.id, 2]] });
    const [line] = (await view({ items: item.code })).lines;
    expect(line?.suggested.map(({ quantity, gross }) => [quantity, gross])).toEqual([[2, 2_270]]);
  });

  it("suggests whole packs up to the most that a line takes", async () => {
    const pack = await createHireItem(db, { packSize: 8 });
    const item = await createHireItem(db, { suggested: [[pack.id, 2]] });
    const [line] = (await view({ items: `${item.code}*9000` })).lines;
    expect(line?.suggested.map(({ quantity }) => quantity)).toEqual([9_992]);
  });

  it("sums lines of one item, by code and by slug", async () => {
    const item = await createHireItem(db);
    const quantityOf = async (query: Record<string, string>) => (await view(query)).basket.lines;
    const named = (quantity: number) => [{ item: item.code, quantity }];
    expect(await quantityOf({ items: `${item.slug}*2|${item.code}*3` })).toEqual(named(5));
    expect(await quantityOf({ items: `${item.code}*2`, add: `${item.slug}*3` })).toEqual(named(5));
    expect(await quantityOf({ items: `${item.code}*9000|${item.slug}*9000` })).toEqual(named(9_999));
    const refused = await view({ items: `${item.code}*2|${item.slug}*none` });
    expect([refused.refused, refused.lines.map(({ typedQuantity }) => typedQuantity)]).toEqual([
      true,
      ["none"],
    ]);
  });

  it.each(["0", "10000", "1.5", "-2", "two", ""])(
    "refuses the quantity %j and keeps it in its field",
    async (typed) => {
      const item = await createHireItem(db);
      const { lines, refused, basket } = await view(
        new URLSearchParams({ item: item.code, quantity: typed }).toString(),
      );
      expect([refused, basket.lines, lines[0]?.typedQuantity]).toEqual([true, [], typed]);
    },
  );

  it.each([
    ["2026-01-01T09:00", "2027-08-06T17:00", "past"],
    ["2027-08-06T17:00", "2027-08-06T17:00", "order"],
    ["2032-06-02T09:00", "2032-06-03T09:00", "too-far"],
    ["2027-03-28T01:30", "2027-03-30T09:00", "from-skipped"],
    ["2028-03-26T01:30", "2028-03-27T09:00", "from-skipped"],
    ["2027-10-30T09:00", "2027-10-31T01:30", "to-repeated"],
    ["tomorrow", "2027-10-31T01:30", "from-shape"],
  ])("refuses the dates %s to %s, and keeps them in their fields", async (from, to, kind) => {
    const item = await createHireItem(db);
    const refused = await view({ items: item.code, from, to });
    expect([refused.refused, refused.datesFault?.kind, refused.from, refused.to]).toEqual([
      true,
      kind,
      from,
      to,
    ]);
    expect(refused.price).toBeNull();
  });

  it("refuses 201 lines, and leaves out what is no item", async () => {
    const item = await createHireItem(db);
    const hidden = await createHireItem(db, { visible: false });
    const many = Array.from({ length: 200 }, (_, n) => `NONE${n}`).join("|");
    expect((await view({ items: `${item.code}|${many}` })).tooManyLines).toBe(true);
    const { unknown, lines, refused } = await view({ items: `GONE|${item.code}|${hidden.code}` });
    expect([unknown, lines.length, refused]).toEqual([["GONE", hidden.code], 1, false]);
  });

  it("adds by code, counts up, and says what it could not add", async () => {
    const item = await createHireItem(db, { code: "ADD-1" });
    expect((await view({ items: "ADD-1*2", add: "add-1*3" })).basket.lines).toEqual([
      { item: item.code, quantity: 5 },
    ]);
    expect((await view({ items: "ADD-1*2", add: "NOPE*3" })).addFault).toEqual({
      typed: "NOPE*3",
      kind: "unknown",
    });
    expect((await view({ items: "ADD-1*2", add: "ADD-1*0" })).addFault).toEqual({
      typed: "ADD-1*0",
      kind: "quantity",
    });
  });

  it("takes a line out and puts it back in its place", async () => {
    const [one, two] = [await createHireItem(db), await createHireItem(db)];
    const list = `${one.code}*2|${two.code}*3`;
    const without = await view({ items: list, remove: one.code });
    expect([without.lines.length, without.removed]).toMatchObject([1, { quantity: 2, at: 0 }]);
    const back = await view({ items: `${two.code}*3`, restore: `${one.code}*2*0` });
    expect(back.basket.lines.map(({ item }) => item)).toEqual([one.code, two.code]);
    expect((await view({ items: list, step: `${two.code}*-1` })).basket.lines[1]?.quantity).toBe(2);
    expect((await view({ items: list, period: `${DATES.from}~${DATES.to}` })).basket.from).toBe(DATES.from);
  });
});

describe("a basket that is sent", () => {
  const send = (fields: Record<string, string>) =>
    readSentBasket(db, { posted: new FormFields(Object.entries(fields)), locale: "en", now: NOW });

  it("is stored with its lines, dates, price and what was free", async () => {
    const item = await createHireItem(db, { owned: 3 });
    const fields = { basketItems: `${item.code}*4`, basketFrom: DATES.from, basketTo: DATES.to };
    const { hire, faults } = await send(fields);
    expect(faults).toEqual([]);
    expect(hire).toMatchObject({
      ...DATES,
      lines: [{ itemId: item.id, quantity: 4, dayRateNet: 4_500, net: 27_000, state: "part", available: 3 }],
      price: { days: 2, factor: 1500, net: 27_000, vat: 6_210, total: 33_210 },
    });
  });

  it("may have no dates, but must have lines, and times that can be hired", async () => {
    const item = await createHireItem(db);
    expect(await send({ basketItems: item.code })).toMatchObject({
      faults: [],
      hire: { from: null, price: null },
    });
    expect((await send({})).faults).toHaveLength(1);
    const past = await send({ basketItems: item.code, basketFrom: "2027-01-04T09:00", basketTo: DATES.to });
    expect(past.faults).toEqual([{ field: "from", message: "Collection is in the past." }]);
    expect((await send({ basketItems: `${item.code}*0` })).faults).toHaveLength(1);
    expect((await send({ basketItems: "GONE" })).faults).toHaveLength(1);
  });

  it("is read to its last line, and refused whole where it is longer than 200 lines can be", async () => {
    const item = await createHireItem(db);
    const gone = Array.from({ length: 180 }, (_, n) => `${n}-${"x".repeat(112)}`);
    const { hire, faults } = await send({ basketItems: [...gone, `${item.code}*12`].join("|") });
    expect(hire.lines).toMatchObject([{ itemId: item.id, quantity: 12 }]);
    expect(faults).toHaveLength(180);
    const endless = await send({ basketItems: "A*1|".repeat(6_501) });
    expect(endless.faults).toEqual([
      { field: "items", message: "A list has 200 lines at most. Send the rest as a second list." },
    ]);
  });
});
