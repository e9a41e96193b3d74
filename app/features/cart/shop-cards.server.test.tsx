import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import type { ProductCard } from "#app/features/catalog/catalog.ts";
import { ProductGrid } from "#app/features/catalog/components/list/product-grid.tsx";
import { installReplacements, type Replacement } from "#app/i18n/message.ts";
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

const NONE: readonly Replacement[] = [];
const ENGLISH = { locale: "en", replacements: NONE } as const;
const IRISH = { locale: "ga", replacements: NONE } as const;

afterEach(() => installReplacements([]));

test("a card is written for each language, its text escaped", () => {
  const lamp = card("a");
  const english = writeListCards([lamp], ENGLISH);
  expect(english).toContain("Lamp &quot;a&quot; &amp; &lt;co&gt;");
  expect(english).toContain('href="/shop/product/a"');
  expect(english).toContain("<h2");
  const irish = writeListCards([lamp], IRISH);
  expect(irish).toContain("Lampa a");
  expect(irish).toContain('href="/ga/shop/product/a"');
  expect(renderToString(<ProductGrid cards={english} />)).toBe(`<ul class="products">${english}</ul>`);
});

test("the first four pictures of a list are loaded at once, those of a section when they are near", () => {
  const cards = ["a", "b", "c", "d", "e"].map((id) => card(id));
  const eager = (html: string) => html.split('loading="eager"').length - 1;
  expect(eager(writeListCards(cards, ENGLISH))).toBe(4);
  // The same products elsewhere in a list.
  expect(eager(writeListCards(cards.toReversed(), ENGLISH))).toBe(4);
  expect(eager(writeSectionCards(cards, ENGLISH))).toBe(0);
  expect(writeSectionCards(cards, ENGLISH)).toContain("<h3");
});

test("a product's page has its other products as HTML and no more of them", () => {
  const page = { id: "p", upsells: [card("a")], crossSells: [], related: [card("b")] };
  expect(writeLinked(page, ENGLISH)).toEqual({
    product: { id: "p" },
    linked: {
      upsells: writeSectionCards(page.upsells, ENGLISH),
      crossSells: "",
      related: writeSectionCards(page.related, ENGLISH),
    },
  });
});

test("the same card is written in the words of its page, whichever others are installed meanwhile", () => {
  const lamp = card("a");
  const before = writeListCards([lamp], ENGLISH);
  const replacements = [{ of: addToCart, en: "Take it" }];
  // A request that began before staff changed the word reads the card as one that began after it.
  expect(writeListCards([lamp], { locale: "en", replacements })).toContain("Take it");
  expect(writeListCards([lamp], ENGLISH)).toBe(before);
  expect(before).not.toContain("Take it");
  expect(writeListCards([card("b")], ENGLISH)).not.toContain("Take it");
});
