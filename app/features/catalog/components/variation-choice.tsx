import { localeHref } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/shop/catalog.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { type Wording, wordIn } from "../attributes/attribute-words.ts";
import { matchesOptions, type ProductAttribute, type ProductPage, type Variation } from "../catalog.ts";
import { BUY_FORM, openAttributes } from "../index/choices.ts";
import { WordingText } from "./wording.tsx";

/**
 * The variations of a product, attribute by attribute. Every value is a link to the variation that has it and
 * is otherwise nearest to the chosen one: choosing works as plain navigation. Where the chosen one leaves an attribute
 * open, its values are buttons of the form that buys it. `undecided`: that form was sent without a choice.
 */
export function VariationChoice({
  product,
  chosen,
  undecided,
}: {
  product: ProductPage;
  chosen: Variation;
  undecided: boolean;
}) {
  const attributes = product.attributes.filter((attribute) => attribute.variation);
  const open = openAttributes(attributes, chosen.options);
  return (
    <div className="variation-choice">
      {attributes.map((attribute) =>
        open.includes(attribute) ? (
          <OpenChoice
            key={attribute.name}
            product={product}
            chosen={chosen}
            attribute={attribute}
            undecided={undecided}
          />
        ) : (
          <FixedChoice key={attribute.name} product={product} chosen={chosen} attribute={attribute} />
        ),
      )}
    </div>
  );
}

interface ChoiceProps {
  readonly product: ProductPage;
  readonly chosen: Variation;
  readonly attribute: ProductAttribute;
}

/** A value of an attribute in the page's language. */
function useValueWord({ values, valuesGa }: ProductAttribute): (value: string) => Wording {
  const locale = useLocale();
  return (value) => wordIn(locale, { name: value, nameGa: valuesGa[values.indexOf(value)] ?? null });
}

function FixedChoice({ product, chosen, attribute }: ChoiceProps) {
  const { name, values } = attribute;
  const title = wordIn(useLocale(), attribute);
  const wordOf = useValueWord(attribute);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, these are links.
    <div role="group" aria-label={title.text}>
      <p className="variation-name">
        <WordingText of={title} />:{" "}
        <b>
          <WordingText of={wordOf(chosen.options[name] ?? values[0] ?? "")} />
        </b>
      </p>
      <ul className="chips">
        {values.map((value) => (
          <li key={value}>
            <Value product={product} chosen={chosen} name={name} value={value} word={wordOf(value)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A value that another variation has alone leads there; all others belong to the chosen one. */
function OpenChoice({ undecided, ...props }: ChoiceProps & { readonly undecided: boolean }) {
  const t = useT();
  const { product, chosen, attribute } = props;
  const { name, values } = attribute;
  const title = wordIn(useLocale(), attribute);
  const wordOf = useValueWord(attribute);
  const errorId = `choose-${product.attributes.indexOf(attribute)}`;
  return (
    <fieldset
      form={BUY_FORM}
      data-choice=""
      aria-describedby={errorId}
      {...(undecided && { "aria-invalid": true as const })}
    >
      <legend className="variation-name">
        <WordingText of={title} />
      </legend>
      <p
        id={errorId}
        className="field-error"
        data-choice-error=""
        hidden={!undecided}
        role={undecided ? "alert" : undefined}
      >
        {t(messages.chooseOne, { name: title.text })}
      </p>
      <ul className="chips">
        {values.map((value) => (
          <li key={value}>
            {nearest(product.variations, chosen, name, value)?.id === chosen.id ? (
              <label className="chip chip-choice">
                <input type="radio" name={`option.${name}`} value={value} form={BUY_FORM} />
                <WordingText of={wordOf(value)} />
              </label>
            ) : (
              <Value product={product} chosen={chosen} name={name} value={value} word={wordOf(value)} />
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function Value({
  product,
  chosen,
  name,
  value,
  word,
}: {
  product: ProductPage;
  chosen: Variation;
  name: string;
  value: string;
  word: Wording;
}) {
  const locale = useLocale();
  const target = nearest(product.variations, chosen, name, value);
  if (!target)
    return (
      <span className="chip chip-off">
        <WordingText of={word} />
      </span>
    );
  const current = target.id === chosen.id;
  return (
    <a
      className={classNames("chip", target.stock.word === "out" && "chip-out")}
      href={`${localeHref(locale, `/shop/product/${product.slug}`)}?v=${target.id}`}
      {...(current && { "aria-current": "true" as const })}
    >
      <WordingText of={word} />
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
      (a, b) =>
        kept(b) - kept(a) ||
        Number(b.options[name] === value) - Number(a.options[name] === value) ||
        Number(a.stock.word === "out") - Number(b.stock.word === "out"),
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
