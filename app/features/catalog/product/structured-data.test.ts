import { expect, it } from "vitest";
import { cents } from "#app/lib/money.ts";
import type { ProductPage, Variation } from "../catalog.ts";
import { structuredData } from "./structured-data.ts";

const product = {
  name: "T-shirt",
  nameGa: "T-léine",
  sku: "TEE",
  gtin: "5390000000001",
  brand: null,
  images: [],
  price: cents(2_000),
  stock: { word: "in" },
} as unknown as ProductPage;

const large = {
  id: "large",
  sku: "TEE-L",
  gtin: "5390000000002",
  images: [],
  price: cents(2_500),
  stock: { word: "out" },
} as unknown as Variation;

const at = (path: string, locale: "en" | "ga") => ({ origin: "https://shop.example", path, locale });

it("offers the chosen variation at its own address, with its own codes", () => {
  expect(JSON.parse(structuredData(product, large, at("/ga/shop/product/tee", "ga")))).toMatchObject({
    name: "T-léine",
    sku: "TEE-L",
    gtin: "5390000000002",
    offers: {
      price: "25.00",
      availability: "https://schema.org/OutOfStock",
      url: "https://shop.example/ga/shop/product/tee?v=large",
    },
  });
  const plain = JSON.parse(structuredData(product, null, at("/shop/product/tee", "en")));
  expect(plain).toMatchObject({ name: "T-shirt", sku: "TEE", gtin: "5390000000001" });
  expect(plain.offers.url).toBe("https://shop.example/shop/product/tee");
  const unnamed = structuredData(product, { ...large, gtin: null }, at("/shop/product/tee", "en"));
  expect(JSON.parse(unnamed)).not.toHaveProperty("gtin");
});
