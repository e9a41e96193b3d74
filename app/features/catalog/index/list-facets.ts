import { wordOf } from "../attributes/attribute-words.ts";
import type { IndexAnswer } from "./browse-index.ts";
import type { CatalogIndex } from "./catalog-index.ts";
import { type Facet, type FacetValue, type Filters, PRICE_KEYS } from "./facets.ts";
import { compareMeasures, measureOf } from "./measures.ts";
import type { PricedIndex } from "./priced-index.ts";

/** Attributes and values beyond these are left out of the filters; a search finds their products all the same. */
const MAX_ATTRIBUTES = 6;
const MAX_VALUES = 40;

const byText = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/**
 * The filters a list offers: brands by how many products they have, price bands in order, and the attributes that
 * most products of the list have. Values without a product are left out unless they are chosen.
 */
export function listFacets(
  index: CatalogIndex,
  answer: IndexAnswer,
  filters: Filters,
  { prices: bands }: Pick<CatalogIndex | PricedIndex, "prices"> = index,
): readonly Facet[] {
  const brands = valuesOf(index.brands, answer.brands, filters.brands).sort(
    (a, b) => b.count - a.count || byText.compare(a.label, b.label),
  );
  const prices = valuesOf(bands, answer.prices, filters.prices).sort(
    (a, b) => PRICE_KEYS.indexOf(a.key) - PRICE_KEYS.indexOf(b.key),
  );
  const facets: readonly Facet[] = [
    { name: "brands", key: "brand", label: null, labelGa: null, values: mostOf(brands) },
    { name: "prices", key: "price", label: null, labelGa: null, values: prices },
    ...specFacets(index, answer, filters),
  ];
  return facets.filter(({ values }) => values.length > 1 || values.some(({ chosen }) => chosen));
}

interface Column {
  readonly keys: readonly string[];
  readonly labels: readonly string[];
}

function valuesOf({ keys, labels }: Column, counts: Int32Array, chosen: readonly string[]): FacetValue[] {
  return keys.flatMap((key, ordinal) => {
    const count = counts[ordinal] ?? 0;
    const isChosen = chosen.includes(key);
    if (key === "" || (count === 0 && !isChosen)) return [];
    return [{ key, label: labels[ordinal] ?? key, labelGa: null, count, chosen: isChosen }];
  });
}

function mostOf(values: readonly FacetValue[]): readonly FacetValue[] {
  return values.filter((value, index) => index < MAX_VALUES || value.chosen);
}

function specFacets(index: CatalogIndex, answer: IndexAnswer, filters: Filters): readonly Facet[] {
  const attributes = new Map<string, { label: string; values: FacetValue[]; products: number }>();
  for (const value of valuesOf(index.specs, answer.specs, filters.specs)) {
    const key = value.key.slice(0, value.key.indexOf("."));
    const known = attributes.get(key);
    const entry = known ?? { label: nameOf(index, key), values: [], products: 0 };
    if (!known) attributes.set(key, entry);
    const { nameGa: labelGa } = wordOf(index.attributeWords, "value", value.label);
    entry.values.push({ ...value, labelGa });
    entry.products += value.count;
  }
  return [...attributes]
    .map(([key, entry]) => ({ key, ...entry, chosen: entry.values.some(({ chosen }) => chosen) }))
    .filter(({ values, chosen }) => chosen || values.length > 1)
    .sort((a, b) => Number(b.chosen) - Number(a.chosen) || b.products - a.products)
    .filter(({ chosen }, index) => chosen || index < MAX_ATTRIBUTES)
    .map(({ key, label, values }) => ({
      name: "specs" as const,
      key,
      label,
      labelGa: wordOf(index.attributeWords, "name", label).nameGa,
      values: mostOf(values.sort(isMeasured(values) ? byMeasure : byCount)),
    }));
}

const byLabel = (a: FacetValue, b: FacetValue): number => byText.compare(a.label, b.label);
const byCount = (a: FacetValue, b: FacetValue): number => b.count - a.count || byLabel(a, b);

const byMeasure = (a: FacetValue, b: FacetValue): number =>
  compareMeasures(measureOf(a.label), measureOf(b.label)) || byLabel(a, b);

/** Lengths, powers and other figures are looked for in their order, words by how many products have them. */
function isMeasured(values: readonly FacetValue[]): boolean {
  return values.filter(({ label }) => /^[\d.,]+\s?\p{L}{0,3}$/u.test(label)).length * 2 > values.length;
}

function nameOf(index: CatalogIndex, attribute: string): string {
  return index.specNames.find(({ key }) => key === attribute)?.name ?? attribute;
}
