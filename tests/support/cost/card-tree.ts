import { createElement as h, type ReactElement } from "react";

const CARDS = 24;

function card(n: number) {
  const href = `/shop/product/product-${n}`;
  return h(
    "li",
    { key: n, className: "card" },
    h(
      "a",
      { href, className: "card-link" },
      h("picture", null, h("source", { type: "image/avif", srcSet: `/media/${n}.avif` }), h("img", image(n))),
      h("h2", { className: "card-title" }, `Product ${n} & its name`),
    ),
    h("p", { className: "card-text" }, "A mid-size moving head spot for theatre stages and conference rigs."),
    h("p", { className: "price" }, h("span", null, "€"), (100 + n).toFixed(2), h("small", null, "incl. VAT")),
    h(
      "ul",
      { className: "facts" },
      ...["350 W", "21 kg", "IP20"].map((fact) => h("li", { key: fact }, fact)),
    ),
    h(
      "form",
      { method: "post", action: href },
      h("button", { type: "submit", disabled: false }, "Add to cart"),
    ),
  );
}

function image(n: number) {
  return {
    src: `/media/${n}.webp`,
    alt: `Picture of product ${n}`,
    width: 400,
    height: 300,
    loading: "lazy",
  } as const;
}

/** The yardstick of `npm run bench:cost`: a fixed tree of 24 cards, as of a shop. */
export function cardTree(): ReactElement {
  const cards = Array.from({ length: CARDS }, (_, n) => card(n));
  return h("main", { id: "main" }, h("h1", null, "Products"), h("ul", { className: "cards" }, cards));
}
