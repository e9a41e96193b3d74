import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { settingSchemas } from "#app/features/settings/schema.ts";
import { type DeliveryOffer, deliveriesOf } from "#app/features/settings/settings.ts";
import { cents } from "#app/lib/money.ts";
import type { ProductPage, Variation } from "../catalog.ts";
import { ProductOffer } from "./product-offer.tsx";

const [ireland, north] = settingSchemas.deliveryZones.parse(undefined);
if (!ireland || !north) throw new Error("No zones");
const WHOLE = { reached: deliveriesOf([ireland, north], 1_000, cents(10_000)), refused: [] };
const product = {
  kind: "simple",
  price: cents(10_000),
  vatRate: 2_300,
  reduction: null,
  stock: { word: "in", left: null },
} as unknown as ProductPage;

/** The words of an offer. */
function offerOf(
  changed: Partial<ProductPage>,
  chosen: Partial<Variation> | null = null,
  delivery: DeliveryOffer = WHOLE,
): string {
  const variation = chosen && ({ ...product, ...chosen } as unknown as Variation);
  return renderToStaticMarkup(
    <ProductOffer
      product={{ ...product, ...changed }}
      chosen={variation}
      delivery={delivery}
      action={null}
    />,
  ).replace(/<[^>]*>/g, "");
}

it.each(["in", "low"] as const)("says of goods whose stock is %j when and for how much they come", (word) => {
  expect(offerOf({ stock: { word, left: null } })).toMatch(
    /in 3 to 5 working days: Ireland\s€6\.95, Northern Ireland\s€9\.95\./,
  );
});

it.each(["order", "out"] as const)("names no time of delivery of goods whose stock is %j", (word) => {
  const stock = { word, left: null };
  for (const offer of [offerOf({ stock }), offerOf({}, { stock })]) {
    expect(offer).not.toContain("working days");
    expect(offer).not.toContain("€6.95");
    expect(offer).toContain("delivered anywhere in Ireland, north and south");
    expect(offer).toContain("You see the price of delivery before you order.");
  }
});

it("says nothing of delivery and withdrawal where another shop sells the product", () => {
  const offer = offerOf({ kind: "external" });
  expect(offer).not.toMatch(/deliver/i);
  expect(offer).not.toContain("14 days");
  expect(offer).toContain("€100.00");
});

it("says that goods too heavy for every zone are not delivered", () => {
  for (const word of ["in", "order"] as const) {
    const offer = offerOf({ stock: { word, left: null } }, null, { reached: [], refused: [ireland, north] });
    expect(offer).toContain("Collect in Galway free of charge. This product is not delivered.");
    expect(offer).not.toMatch(/anywhere in Ireland|price of delivery/);
  }
});

it("names the zones that goods are too heavy for, and those that they are delivered to", () => {
  const onlyNorth = { reached: WHOLE.reached.filter(({ zone }) => zone === north), refused: [ireland] };
  expect(offerOf({}, null, onlyNorth)).toMatch(
    /3 to 5 working days: Northern Ireland\s€9\.95\. It is not delivered to Ireland\./,
  );
  const onOrder = offerOf({ stock: { word: "order", left: null } }, null, onlyNorth);
  expect(onOrder).toContain("or have it delivered: Northern Ireland. You see the price");
  expect(onOrder).toContain("It is not delivered to Ireland.");
  expect(onOrder).not.toContain("anywhere in Ireland");
});

it("says so where no zone is in Ireland", () => {
  const abroad = { ...WHOLE, reached: WHOLE.reached.filter(({ zone }) => zone === north) };
  expect(offerOf({}, null, abroad)).toContain("It is not delivered to Ireland.");
});
