import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { DeliveryPrice } from "#app/features/settings/settings.ts";
import { cents } from "#app/lib/money.ts";
import type { ProductPage, Variation } from "../catalog.ts";
import { ProductOffer } from "./product-offer.tsx";

const delivery = {
  zone: { name: { en: "Ireland", ga: "Éire" } },
  price: cents(995),
} as unknown as DeliveryPrice;
const product = {
  kind: "simple",
  price: cents(10_000),
  vatRate: 2_300,
  reduction: null,
  stock: { word: "in", left: null },
} as unknown as ProductPage;

/** The words of an offer. */
function offerOf(changed: Partial<ProductPage>, chosen: Partial<Variation> | null = null): string {
  const variation = chosen && ({ ...product, ...chosen } as unknown as Variation);
  return renderToStaticMarkup(
    <ProductOffer
      product={{ ...product, ...changed }}
      chosen={variation}
      deliveries={[delivery]}
      action={null}
    />,
  ).replace(/<[^>]*>/g, "");
}

it.each(["in", "low"] as const)("says of goods whose stock is %j when and for how much they come", (word) => {
  expect(offerOf({ stock: { word, left: null } })).toMatch(/in 3 to 5 working days: Ireland\s€9\.95\./);
});

it.each(["order", "out"] as const)("names no time of delivery of goods whose stock is %j", (word) => {
  const stock = { word, left: null };
  for (const offer of [offerOf({ stock }), offerOf({}, { stock })]) {
    expect(offer).not.toContain("working days");
    expect(offer).not.toContain("€9.95");
    expect(offer).toContain("You see the price of delivery before you order.");
  }
});

it("says nothing of delivery and withdrawal where another shop sells the product", () => {
  const offer = offerOf({ kind: "external" });
  expect(offer).not.toMatch(/deliver/i);
  expect(offer).not.toContain("14 days");
  expect(offer).toContain("€100.00");
});
