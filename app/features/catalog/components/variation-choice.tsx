import { localeHref } from "#app/i18n/locale.ts";
import { useLocale } from "#app/i18n/use-t.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { matchesOptions, type ProductPage, type Variation } from "../catalog.ts";

/**
 * The variations of a product, attribute by attribute. Every value is a link to the variation that has it and
 * is otherwise nearest to the chosen one: choosing works as plain navigation.
 */
export function VariationChoice({ product, chosen }: { product: ProductPage; chosen: Variation }) {
  const attributes = product.attributes.filter((attribute) => attribute.variation);
  return (
    <div className="variation-choice">
      {attributes.map(({ name, values }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, these are links.
        <div key={name} role="group" aria-label={name}>
          <p className="variation-name">
            {name}: <b>{chosen.options[name] ?? "–"}</b>
          </p>
          <ul className="chips">
            {values.map((value) => (
              <li key={value}>
                <Value product={product} chosen={chosen} name={name} value={value} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function Value({
  product,
  chosen,
  name,
  value,
}: {
  product: ProductPage;
  chosen: Variation;
  name: string;
  value: string;
}) {
  const locale = useLocale();
  const target = nearest(product.variations, chosen, name, value);
  if (!target) return <span className="chip chip-off">{value}</span>;
  const current = chosen.options[name] === value;
  return (
    <a
      className={classNames("chip", target.stock.word === "out" && "chip-out")}
      href={`${localeHref(locale, `/shop/product/${product.slug}`)}?v=${target.id}`}
      {...(current && { "aria-current": "true" as const })}
    >
      {value}
    </a>
  );
}

/** The variation with this value that keeps most of the other chosen values, one in stock before one that is not. */
function nearest(
  variations: readonly Variation[],
  chosen: Variation,
  name: string,
  value: string,
): Variation | undefined {
  const kept = (variation: Variation): number =>
    Object.keys(chosen.options).filter(
      (other) => other !== name && matchesOptions(variation, { [other]: chosen.options[other] ?? "" }),
    ).length;
  return variations
    .filter((variation) => matchesOptions(variation, { [name]: value }))
    .toSorted(
      (a, b) => kept(b) - kept(a) || Number(a.stock.word === "out") - Number(b.stock.word === "out"),
    )[0];
}

/** The variation that an address asks for, else the first that can be bought. */
export function chooseVariation(variations: readonly Variation[], id: string | null): Variation | null {
  return (
    variations.find((variation) => variation.id === id) ??
    variations.find((variation) => variation.stock.word !== "out" && variation.price !== null) ??
    variations[0] ??
    null
  );
}
