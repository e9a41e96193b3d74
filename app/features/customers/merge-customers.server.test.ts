import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { customers } from "#app/db/schema/customers.ts";
import { setCustomerPriceList } from "#app/features/price-lists/set-customer-price-list.server.ts";
import { cents } from "#app/lib/money.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createCustomerOrder } from "#tests/support/shop/customer-rows.ts";
import { createListCustomer, createPriceList } from "#tests/support/shop/price-lists.ts";
import { customersList } from "./customers-query.ts";
import { customerOf, getCustomer, listCustomerRecords } from "./get-customer.server.ts";
import { listCustomerEvents } from "./list-customer-events.server.ts";
import { listCustomers, listTags } from "./list-customers.server.ts";
import { mergeCustomers, partCustomers } from "./merge-customers.server.ts";

const db = await useTestDb();

const paid = { state: "paid", paidAt: new Date(), total: cents(10_000) } as const;
const idOf = async (email: string) => (await customerOf(db, { userId: null, email })) ?? "";
const list = async (search: string) =>
  (await listCustomers(db, customersList.parse(new URLSearchParams(search)))).customers.map(
    ({ email }) => email,
  );

describe("merging customers", () => {
  it("puts their orders together and parts them again", async () => {
    await createCustomerOrder(db, { ...paid, email: "ann@example.ie", name: "Ann" });
    await createCustomerOrder(db, { ...paid, email: "ann@work.example", name: "Ann Ryan" });
    const [keptId, goneId] = [await idOf("ann@example.ie"), await idOf("ann@work.example")];
    const now = new Date();
    expect(
      await mergeCustomers(db, { keptId, goneId: keptId, actorId: "x", setsPriceLists: true, now }),
    ).toMatchObject({
      ok: false,
    });
    expect(
      await mergeCustomers(db, { keptId, goneId, actorId: "x", setsPriceLists: true, now }),
    ).toMatchObject({ ok: true });
    const kept = await getCustomer(db, keptId);
    expect(kept).toMatchObject({
      emails: ["ann@example.ie", "ann@work.example"],
      orderCount: 2,
      spent: 20_000,
      merged: [{ id: goneId, name: "Ann Ryan", emails: ["ann@work.example"] }],
    });
    if (!kept) throw new Error("No customer");
    expect((await listCustomerRecords(db, kept)).orders).toHaveLength(2);
    expect(await list("")).toEqual(["ann@example.ie"]);
    await createCustomerOrder(db, { ...paid, email: "ann@work.example", name: "Ann" });
    expect(await getCustomer(db, keptId)).toMatchObject({ orderCount: 3 });
    expect(await partCustomers(db, { keptId, goneId, actorId: "x", setsPriceLists: false })).toMatchObject({
      ok: true,
    });
    expect(await partCustomers(db, { keptId, goneId, actorId: "x", setsPriceLists: false })).toMatchObject({
      ok: false,
    });
    expect(await getCustomer(db, keptId)).toMatchObject({ emails: ["ann@example.ie"], orderCount: 1 });
    expect(await getCustomer(db, goneId)).toMatchObject({ emails: ["ann@work.example"], orderCount: 2 });
  });

  it("keep what happened to either, and say once that they were merged", async () => {
    const list = await createPriceList(db, { name: "Theatres", percent: "5" });
    const { customer: goneId } = await createListCustomer(db, list);
    await createCustomerOrder(db, { email: "ann@example.ie", name: "Ann" });
    const keptId = await idOf("ann@example.ie");
    const both = { keptId, goneId, actorId: "x", setsPriceLists: true, now: new Date() };
    const eventsOf = async (id: string) => {
      const customer = await getCustomer(db, id);
      return customer && (await listCustomerEvents(db, customer)).map(({ action }) => action);
    };
    await mergeCustomers(db, both);
    expect(await eventsOf(keptId)).toEqual(["customer.merged", "customer.price-list-set"]);
    await partCustomers(db, both);
    expect(await eventsOf(keptId)).toEqual(["customer.parted", "customer.merged"]);
    expect(await eventsOf(goneId)).toEqual(["customer.parted", "customer.merged", "customer.price-list-set"]);
  });

  it("offers no tags of a merged customer that were taken off the one that stays", async () => {
    await createCustomerOrder(db, { email: "ann@example.ie", name: "Ann" });
    await createCustomerOrder(db, { email: "ann@work.example", name: "Ann Ryan" });
    const [keptId, goneId] = [await idOf("ann@example.ie"), await idOf("ann@work.example")];
    await db
      .update(customers)
      .set({ tags: ["festival"] })
      .where(eq(customers.id, goneId));
    await mergeCustomers(db, { keptId, goneId, actorId: "x", setsPriceLists: true, now: new Date() });
    expect(await listTags(db)).toEqual(["festival"]);
    await db.update(customers).set({ tags: [] }).where(eq(customers.id, keptId));
    expect(await listTags(db)).toEqual([]);
  });

  it("a price list that came with a merged customer leaves with it, and another one stays", async () => {
    const own = await createPriceList(db, { name: "Theatres", percent: "5" });
    const theirs = await createPriceList(db, { name: "Schools", percent: "20" });
    const [plain, listed] = [await createListCustomer(db, theirs), await createListCustomer(db, theirs)];
    const listOf = async () => (await getCustomer(db, plain.customer))?.priceListId;
    const both = {
      keptId: plain.customer,
      goneId: listed.customer,
      actorId: "x",
      setsPriceLists: true,
      now: new Date(),
    };
    await setCustomerPriceList(db, { id: plain.customer, priceList: "", actorId: "x" });
    await mergeCustomers(db, both);
    expect(await listOf()).toBe(theirs);
    await partCustomers(db, both);
    expect(await listOf()).toBeNull();
    expect((await getCustomer(db, listed.customer))?.priceListId).toBe(theirs);
    await setCustomerPriceList(db, { id: plain.customer, priceList: own, actorId: "x" });
    await mergeCustomers(db, both);
    await partCustomers(db, both);
    expect(await listOf()).toBe(own);
  });

  it("a price list of its own stays when a customer with the same one is parted", async () => {
    const list = await createPriceList(db, { name: "Theatres", percent: "20" });
    const [kept, gone] = [await createListCustomer(db, list), await createListCustomer(db, list)];
    const listOf = async () => (await getCustomer(db, kept.customer))?.priceListId;
    const set = (priceList: string) =>
      setCustomerPriceList(db, { id: kept.customer, priceList, actorId: "x" });
    const both = {
      keptId: kept.customer,
      goneId: gone.customer,
      actorId: "x",
      setsPriceLists: true,
      now: new Date(),
    };
    await mergeCustomers(db, both);
    await partCustomers(db, both);
    expect(await listOf()).toBe(list);
    await set("");
    await mergeCustomers(db, both);
    await set("");
    await set(list);
    await partCustomers(db, both);
    expect(await listOf()).toBe(list);
  });

  it("are left to those who may set price lists where one would buy at the other's", async () => {
    const list = await createPriceList(db, { name: "Theatres", percent: "20" });
    const [one, other] = [await createListCustomer(db, list), await createListCustomer(db, list)];
    await setCustomerPriceList(db, { id: one.customer, priceList: "", actorId: "x" });
    const merge = (keptId: string, goneId: string) =>
      mergeCustomers(db, { keptId, goneId, actorId: "x", setsPriceLists: false, now: new Date() });
    const refused = { ok: false, error: { kind: "price-list" } };
    expect(await merge(one.customer, other.customer)).toEqual(refused);
    expect(await merge(other.customer, one.customer)).toEqual(refused);
    await setCustomerPriceList(db, { id: one.customer, priceList: list, actorId: "x" });
    expect(await merge(one.customer, other.customer)).toMatchObject({ ok: true });
  });

  it("are parted by those who may set price lists where one would buy at another than now", async () => {
    const list = await createPriceList(db, { name: "Theatres", percent: "20" });
    const [kept, gone] = [await createListCustomer(db, list), await createListCustomer(db, list)];
    const both = { keptId: kept.customer, goneId: gone.customer, actorId: "x", setsPriceLists: true };
    await mergeCustomers(db, { ...both, now: new Date() });
    // The agreement with the one customer ends.
    await setCustomerPriceList(db, { id: kept.customer, priceList: "", actorId: "x" });
    const part = { ...both, setsPriceLists: false };
    expect(await partCustomers(db, part)).toEqual({ ok: false, error: { kind: "part-price-list" } });
    await setCustomerPriceList(db, { id: kept.customer, priceList: list, actorId: "x" });
    expect(await partCustomers(db, part)).toMatchObject({ ok: true });
  });

  it("are not parted by others where one took its price list over from the other", async () => {
    const list = await createPriceList(db, { name: "Theatres", percent: "20" });
    const [kept, gone] = [await createListCustomer(db, list), await createListCustomer(db, list)];
    await setCustomerPriceList(db, { id: kept.customer, priceList: "", actorId: "x" });
    const both = { keptId: kept.customer, goneId: gone.customer, actorId: "x" };
    await mergeCustomers(db, { ...both, setsPriceLists: true, now: new Date() });
    const refused = { ok: false, error: { kind: "part-price-list" } };
    expect(await partCustomers(db, { ...both, setsPriceLists: false })).toEqual(refused);
  });
});
