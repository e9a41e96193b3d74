import { describe, expect, it } from "vitest";
import { hireClaims } from "#app/db/schema/hire/claims.ts";
import { findHireItems } from "#app/features/fleet/catalogue/find-hire-items.server.ts";
import { getHireItemPage } from "#app/features/fleet/catalogue/hire-catalogue.server.ts";
import { newId } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { fromIrishInput } from "#app/lib/time/irish-time.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createProduct } from "#tests/support/factories.ts";
import { createHireGroup, createHireItem } from "#tests/support/hire/factories-hire.ts";
import { getItemView } from "./get-item-view.server.ts";
import { listOffers } from "./list-offers.server.ts";
import { getShopHire } from "./shop-hire.server.ts";
import { suggestDates } from "./suggest-dates.server.ts";

const db = await useTestDb();
const irish = (text: string): Date => fromIrishInput(text) as Date;
const NOW = irish("2027-08-02T10:00");
const TYPED = { from: "2027-08-05T09:00", to: "2027-08-06T17:00" };
const PERIOD = { from: irish(TYPED.from), to: irish(TYPED.to) };

async function claim(itemId: string, quantity: number, from: string, to: string): Promise<void> {
  await db.insert(hireClaims).values({
    id: newId(),
    itemId,
    quantity,
    kind: "hire",
    state: "firm",
    owner: "staff",
    startsAt: irish(from),
    endsAt: irish(to),
  });
}

async function offersOf(wanted: Readonly<Record<string, number>>) {
  const items = await findHireItems(db, Object.keys(wanted));
  const asked = Object.entries(wanted).flatMap(([code, quantity]) => {
    const item = items.get(code);
    return item ? [{ item, quantity }] : [];
  });
  const offers = await listOffers(db, { wanted: asked, period: PERIOD, now: NOW });
  return asked.map(({ item }) => offers.get(item.id));
}

describe("offers of a page", () => {
  it("E1 price the chosen days with VAT and without", async () => {
    await createHireItem(db, { code: "E1", dayRateNet: cents(4_500) });
    expect(await offersOf({ E1: 4 })).toMatchObject([{ days: 2, net: 27_000, gross: 33_210, quantity: 4 }]);
  });

  it("say available, only so many, or not on these dates, and never more than was asked for", async () => {
    const some = await createHireItem(db, { code: "SOME", owned: 10 });
    const none = await createHireItem(db, { code: "NONE", owned: 2 });
    await createHireItem(db, { code: "ALL", owned: 500 });
    await claim(some.id, 7, "2027-08-05T12:00", "2027-08-05T14:00");
    await claim(none.id, 2, "2027-08-06T16:45", "2027-08-07T12:00");
    expect(await offersOf({ ALL: 4, SOME: 4, NONE: 1 })).toMatchObject([
      { state: "available", available: 4 },
      { state: "part", available: 3 },
      { state: "none", available: 0 },
    ]);
  });

  it("look at every item alone: a kit and its part on one page take nothing from each other", async () => {
    const lamp = await createHireItem(db, { code: "LAMP", owned: 4 });
    await createHireItem(db, { code: "KIT", dayRateNet: null, parts: [[lamp.id, 4]] });
    await createHireItem(db, { code: "KIT2", dayRateNet: null, parts: [[lamp.id, 2]] });
    expect((await offersOf({ KIT: 1, LAMP: 4, KIT2: 2 })).map((offer) => offer?.state)).toEqual([
      "available",
      "available",
      "available",
    ]);
  });

  it("have a price and no availability in a group that staff have not counted in", async () => {
    const group = await createHireGroup(db, { live: false });
    await createHireItem(db, { code: "NEW", groupId: group.id });
    expect(await offersOf({ NEW: 1 })).toMatchObject([{ state: "unconfirmed", available: 0, net: 6_750 }]);
  });
});

describe("the view of an item", () => {
  const viewOf = async (slug: string, query: string) => {
    const item = await getHireItemPage(db, slug);
    if (!item) throw new Error("No item");
    return getItemView(db, item, { params: new URLSearchParams(query), now: NOW });
  };

  it("asks for nothing without dates, and suggests the next working day", async () => {
    const item = await createHireItem(db);
    const view = await viewOf(item.slug, "");
    expect(view).toMatchObject({ quantity: 1, nearest: null, month: { month: "2027-08", days: null } });
    expect(view.offers.size).toBe(0);
    // Monday 2 August is a public holiday.
    expect(view.dates.typed).toEqual({ from: "2027-08-03T09:00", to: "2027-08-03T17:00" });
    expect(await suggestDates(db, irish("2027-08-06T10:00"))).toEqual({
      from: "2027-08-09T09:00",
      to: "2027-08-09T17:00",
    });
  });

  it("says at which end the store is closed, and that what is free can then only be delivered", async () => {
    const item = await createHireItem(db);
    const asked = (from: string, to: string) => viewOf(item.slug, `from=${from}&to=${to}`);
    const weekend = await asked("2027-08-07T09:00", "2027-08-10T17:00");
    expect(weekend.dates.closed).toMatchObject([{ side: "from", hours: null }]);
    expect(weekend.offers.get(item.id)).toMatchObject({ state: "available", onlyDelivered: true });
    const open = await asked(TYPED.from, TYPED.to);
    expect(open.dates.closed).toEqual([]);
    expect(open.offers.get(item.id)?.onlyDelivered).toBe(false);
  });

  it("names the nearest free dates where the item is short, and its substitutes", async () => {
    const other = await createHireItem(db, { owned: 3 });
    const item = await createHireItem(db, { owned: 3, substitutes: [other.id] });
    await claim(item.id, 3, "2027-08-05T09:00", "2027-08-06T17:00");
    const view = await viewOf(item.slug, `from=${TYPED.from}&to=${TYPED.to}&quantity=2`);
    expect(view.offers.get(item.id)?.state).toBe("none");
    expect(view.offers.get(other.id)?.state).toBe("available");
    expect(view.nearest?.length).toBeGreaterThan(0);
    for (const { from, to } of view.nearest ?? []) expect(to.getTime() - from.getTime()).toBe(32 * 3_600_000);
  });

  it("shows the month of the dates, or the one that is asked for, for the wanted quantity", async () => {
    const item = await createHireItem(db, { owned: 3 });
    await claim(item.id, 2, "2027-08-10T09:00", "2027-08-10T17:00");
    const { month } = await viewOf(item.slug, `from=${TYPED.from}&to=${TYPED.to}&quantity=2`);
    const stateOf = (day: string) => month.days?.find((one) => one.day === day);
    expect(month.month).toBe("2027-08");
    expect(stateOf("2027-08-10")).toMatchObject({ state: "part", available: 1 });
    expect(stateOf("2027-08-11")).toMatchObject({ state: "available", available: 2 });
    expect(stateOf("2027-08-08")?.state).toBe("closed");
    expect((await viewOf(item.slug, "month=2027-11")).month.days).toHaveLength(30);
    expect((await viewOf(item.slug, "month=2020-11")).month.month).toBe("2027-08");
    expect((await viewOf(item.slug, "month=soon")).month.days).toBeNull();
  });

  it("takes quantities in whole packs, up to what a line takes", async () => {
    const item = await createHireItem(db, { packSize: 4 });
    const quantityOf = async (text: string) => (await viewOf(item.slug, `quantity=${text}`)).quantity;
    expect([
      await quantityOf("5"),
      await quantityOf("0"),
      await quantityOf("99999"),
      await quantityOf("x"),
    ]).toEqual([8, 4, 9_996, 4]);
  });

  it("keeps dates that cannot be hired, and says why", async () => {
    const item = await createHireItem(db);
    const faultOf = async (from: string, to: string) =>
      (await viewOf(item.slug, `from=${from}&to=${to}`)).dates;
    expect(await faultOf("2027-08-01T09:00", TYPED.to)).toMatchObject({
      fault: { kind: "past" },
      typed: { from: "2027-08-01T09:00" },
      period: null,
    });
    expect((await faultOf(TYPED.to, TYPED.from)).fault).toEqual({ kind: "order" });
    expect((await faultOf("2028-03-26T01:30", "2028-03-27T09:00")).fault).toEqual({ kind: "from-skipped" });
  });
});

describe("hire on the page of a product", () => {
  it("E14 says from which hire of two days on buying pays", async () => {
    const product = await createProduct(db, { price: cents(159_900) });
    const item = await createHireItem(db, { productId: product.id, dayRateNet: cents(4_500) });
    expect(await getShopHire(db, { id: product.id, price: cents(159_900), vatRate: 2300 })).toEqual({
      slug: item.slug,
      dayNet: 4_500,
      dayGross: 5_535,
      twoDaysGross: 8_303,
      breakEven: 20,
    });
  });

  it("says nothing of a product that is not for hire, or whose item is hidden", async () => {
    const product = await createProduct(db);
    const ask = () => getShopHire(db, { id: product.id, price: cents(10_000), vatRate: 2300 });
    expect(await ask()).toBeNull();
    await createHireItem(db, { productId: product.id, visible: false });
    expect(await ask()).toBeNull();
  });
});
