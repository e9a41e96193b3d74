import { expect, it } from "vitest";
import { shopDescription } from "#app/i18n/messages/shop/shop.ts";
import type { ProductPage } from "../catalog.ts";
import { productMeta } from "./product-meta.ts";

const product = {
  slug: "par-64",
  name: "PAR 64",
  nameGa: null,
  shortDescription: "<p>Lamp &amp; holder of aluminium for stages of every size, 1 &lt; 2 kg</p>",
  shortDescriptionGa: "<p>Lampa &amp; coinneálaí</p>",
  trail: [],
  images: [],
  variations: [],
} as unknown as ProductPage;

const descriptionIn = (locale: "en" | "ga") =>
  productMeta({ locale, origin: "https://www.example.ie", product, chosen: null }).find(
    (meta) => "name" in meta && meta.name === "description",
  );

it("describes a product in the words and the language of its page", () => {
  expect(descriptionIn("en")).toMatchObject({
    content: "Lamp & holder of aluminium for stages of every size, 1 < 2 kg",
  });
  expect(descriptionIn("ga")).toMatchObject({
    content: `Lampa & coinneálaí. ${shopDescription.ga}`,
  });
});
