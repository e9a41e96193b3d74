import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import type { ProductCard } from "#app/features/catalog/catalog.ts";
import { ProductGrid } from "#app/features/catalog/components/list/product-grid.tsx";
import { installReplacements } from "#app/i18n/message.ts";
import { addToCart } from "#app/i18n/messages/shop/cart.ts";
import { cents } from "#app/lib/money.ts";
import { writeLinked, writeListCards, writeSectionCards } from "./shop-cards.server.tsx";

const card = (id: string, part: Partial<ProductCard> = {}): ProductCard => ({
  id,
  slug: id,
  kind: "simple",
  name: `Lamp "${id}" & <co>`,
  nameGa: `Lampa ${id}`,
  brand: "Robe",
  category: null,
  price: cents(12_300),
  from: false,
  vatRate: 2300,
  stock: { word: "in", left: null },
  image: {
    width: 800,
    height: 600,
    variants: [{ format: "webp", width: 800, src: `/media/${id}.webp` }],
    placeholder: "",
    alt: null,
  },
  environmentalCost: null,
  ...part,
});

afterEach(() => installReplacements([]));

test("a card is written for each language, its text escaped", () => {
  const lamp = card("a");
  const english = writeListCards([lamp], "en");
  expect(english).toContain("Lamp &quot;a&quot; &amp; &lt;co&gt;");
  expect(english).toContain('href="/shop/product/a"');
  expect(english).toContain("<h2");
  const irish = writeListCards([lamp], "ga");
  expect(irish).toContain("Lampa a");
  expect(irish).toContain('href="/ga/shop/product/a"');
  expect(renderToString(<ProductGrid cards={english} />)).toBe(`<ul class="products">${english}</ul>`);
});

test("the first four pictures of a list are loaded at once, those of a section when they are near", () => {
  const cards = ["a", "b", "c", "d", "e"].map((id) => card(id));
  const eager = (html: string) => html.split('loading="eager"').length - 1;
  expect(eager(writeListCards(cards, "en"))).toBe(4);
  // The same products elsewhere in a list.
  expect(eager(writeListCards(cards.toReversed(), "en"))).toBe(4);
  expect(eager(writeSectionCards(cards, "en"))).toBe(0);
  expect(writeSectionCards(cards, "en")).toContain("<h3");
});

test("a product's page has its other products as HTML and no more of them", () => {
  const page = { id: "p", upsells: [card("a")], crossSells: [], related: [card("b")] };
  expect(writeLinked(page, "en")).toEqual({
    product: { id: "p" },
    linked: {
      upsells: writeSectionCards(page.upsells, "en"),
      crossSells: "",
      related: writeSectionCards(page.related, "en"),
    },
  });
});

test("the same card is written once; another one in staff's words", () => {
  const lamp = card("a");
  const before = writeListCards([lamp], "en");
  installReplacements([{ of: addToCart, en: "Take it" }]);
  expect(writeListCards([lamp], "en")).toBe(before);
  expect(writeListCards([{ ...lamp }], "en")).toContain("Take it");
});
