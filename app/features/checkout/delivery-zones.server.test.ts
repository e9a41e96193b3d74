import { beforeEach, describe, expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { changeSetting } from "#app/features/settings/change-setting.server.ts";
import { settingSchemas } from "#app/features/settings/schema.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createProduct } from "#tests/support/factories.ts";
import {
  BUYER,
  getCheckout,
  one,
  onlyOrder,
  openCheckout,
  postCheckout,
  sessionOf,
  shopOf,
} from "#tests/support/shop/purchase.ts";
import { wayTo } from "./details-before.server.ts";

const db = await useTestDb();

const zone = (
  id: string,
  country: string,
  postcodePrefixes: readonly string[],
  upToGrams: number | null,
) => ({
  id,
  name: { en: id, ga: id },
  country,
  postcodePrefixes,
  rates: [{ upToGrams, price: 1_000 }],
});

const ZONES = [
  zone("ireland", "IE", [], null),
  zone("north", "GB", ["BT"], null),
  zone("belfast", "GB", ["BT1", "BT2"], null),
  zone("islands", "IE", ["H91", "H62"], 30_000),
  zone("west", "IE", ["H"], null),
];

describe.each([
  ["from the widest on", ZONES],
  ["from the narrowest on", ZONES.toReversed()],
])("of the zones that cover a postcode, listed %s,", (_, zones) => {
  beforeEach(() =>
    inTransaction(db, (tx) => changeSetting(tx, "deliveryZones", settingSchemas.deliveryZones.parse(zones))),
  );

  const checkoutOf = async (weightGrams: number) => {
    const shop = shopOf(db);
    const { id } = await createProduct(db, { weightGrams });
    const token = await openCheckout(shop, one(id));
    const address = { line1: "1 Main Street", town: "Somewhere", billingSame: "yes" };
    return {
      options: (await getCheckout(db, token, shop.clock.now()))?.options ?? [],
      post: (delivery: string, postcode: string) =>
        postCheckout(shop, token, { ...BUYER, ...address, delivery, postcode }),
    };
  };

  it("the one with the longest beginning is proposed", async () => {
    const { options } = await checkoutOf(1_000);
    const ways = ["D02 X285", "H54 E2K3", "H91 E2K3", "BT48 6HJ", "BT1 5GS", "BT15 1AA"].map((postcode) =>
      wayTo(postcode, options),
    );
    expect(ways).toEqual(["ireland", "west", "islands", "north", "belfast", "north"]);
    expect(wayTo("SW1A 1AA", options)).toBe("collection");
  });

  it("the one with the longest beginning is the only one that can be ordered by", async () => {
    const { post } = await checkoutOf(1_000);
    const outside = { error: { kind: "invalid", faults: { postcode: "postcodeOutside" } } };
    expect(await post("north", "BT1 5GS")).toMatchObject(outside);
    expect(await post("belfast", "BT48 6HJ")).toMatchObject(outside);
    expect(await post("ireland", "H91 E2K3")).toMatchObject(outside);
    expect(await post("west", "H91 E2K3")).toMatchObject(outside);
    expect(await db.select().from(orders)).toEqual([]);
    sessionOf(await post("belfast", "bt15gs"));
    expect(await onlyOrder(db)).toMatchObject({ deliveryPrice: 1_000, address: { postcode: "BT1 5GS" } });
  });

  it("one that goods are too heavy for gives its postcodes to no other", async () => {
    const { options, post } = await checkoutOf(40_000);
    expect(options.map(({ id }) => id)).not.toContain("islands");
    expect(wayTo("H91 E2K3", options)).toBe("collection");
    expect(await post("ireland", "H91 E2K3")).toMatchObject({ error: { kind: "invalid" } });
    sessionOf(await post("west", "H54 E2K3"));
  });
});
