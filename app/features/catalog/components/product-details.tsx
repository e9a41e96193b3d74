import { Fragment } from "react";
import { keepFigures } from "#app/i18n/keep-together.ts";
import type { Locale } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/shop/catalog.ts";
import { nameIn, nameLang, STORED_LANGUAGE } from "#app/i18n/named.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { CompanionHeading } from "#app/ui/page/companion-heading.tsx";
import { Facts } from "#app/ui/tables/table.tsx";
import { wordIn } from "../attributes/attribute-words.ts";
import type { Manual, ProductAttribute, ProductPage, Variation } from "../catalog.ts";
import { WordingText } from "./wording.tsx";

/** A supplier's words, marked as what they are said in. */
function stored(text: string | null): React.ReactNode {
  return text && <span lang={STORED_LANGUAGE}>{text}</span>;
}

function attributeRow(locale: Locale, attribute: ProductAttribute): [React.ReactNode, React.ReactNode] {
  const { values, valuesGa } = attribute;
  const words = values.map((name, index) => wordIn(locale, { name, nameGa: valuesGa[index] ?? null }));
  const value = words.map((word, index) => (
    <Fragment key={word.text}>
      {index > 0 && ", "}
      <WordingText of={{ ...word, text: keepFigures(word.text) }} />
    </Fragment>
  ));
  return [<WordingText key="name" of={wordIn(locale, attribute)} />, value.length > 0 ? value : null];
}

/** The table of all that is known of the product, as names and values. */
export function Specifications({ product, chosen }: { product: ProductPage; chosen: Variation | null }) {
  const t = useT();
  const locale = useLocale();
  const sku = chosen?.sku ?? product.sku;
  const size = product.dimensionsMm;
  const rows: [React.ReactNode, React.ReactNode][] = [];
  const add = (name: React.ReactNode, value: React.ReactNode): void => {
    if (value !== null && value !== "") rows.push([name, value]);
  };
  add(t(messages.productCode), sku);
  add(t(messages.brand), stored(product.brand));
  add(
    t(messages.category),
    product.category && (
      <span {...nameLang(locale, product.category)}>{nameIn(locale, product.category)}</span>
    ),
  );
  for (const attribute of product.attributes) add(...attributeRow(locale, attribute));
  if (product.weightGrams !== null) {
    add(t(messages.weight), t(messages.kilograms, { weight: String(product.weightGrams / 1000) }));
  }
  if (size.every((mm) => mm !== null))
    add(t(messages.dimensions), t(messages.millimetres, { size: size.join(" × ") }));
  add(t(messages.gtin), product.gtin);
  add(t(messages.origin), stored(product.countryOfOrigin));
  if (rows.length === 0) return null;
  return (
    <section className="product-section" aria-labelledby="specifications">
      <CompanionHeading level={2} of={messages.specifications} id="specifications" />
      <Facts rows={rows} />
    </section>
  );
}

/** Manuals and data sheets, each where it is kept. */
export function Manuals({ manuals }: { manuals: readonly Manual[] }) {
  if (manuals.length === 0) return null;
  return (
    <section className="product-section" aria-labelledby="manuals">
      <CompanionHeading level={2} of={messages.manuals} id="manuals" />
      <ul className="product-manuals">
        {manuals.map(({ title, url }) => (
          <li key={url}>
            <ExternalLink href={url} className="link" icon>
              {title}
            </ExternalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
