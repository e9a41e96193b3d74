import * as words from "#app/i18n/messages/assortment.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { ColumnChoice } from "#app/ui/column-choice.tsx";
import { ListFilter, Pick } from "#app/ui/list-filter.tsx";
import { SearchField } from "#app/ui/search-field.tsx";
import type { Choice } from "../assortment.ts";
import { COLUMNS, MISSING, PRODUCT_SORTS, type ProductsQuery, STATES, STOCK_FILTERS } from "../list-query.ts";
import { COLUMN_WORDS, MISSING_WORDS, SORT_WORDS, STATE_WORDS, STOCK_WORDS } from "./list-words.ts";

interface FilterProps {
  readonly query: ProductsQuery;
  readonly categories: readonly Choice[];
  readonly brands: readonly Choice[];
}

/** Search, filters, order and columns of the list; all of it goes into the address. */
export function ProductsFilter({ query, categories, brands }: FilterProps) {
  const t = useT();
  return (
    <ListFilter key={JSON.stringify(query)}>
      <SearchField label={t(words.search)} name="search" defaultValue={query.search} data-key="s" />
      <Pick name="state" label={words.state} any={words.anyState} value={query.state}>
        {STATES.map((one) => [one, t(STATE_WORDS[one])])}
      </Pick>
      <Pick name="category" label={words.category} any={words.anyCategory} value={query.category}>
        {categories.map(choiceOption)}
      </Pick>
      <Pick name="brand" label={words.brand} any={words.anyBrand} value={query.brand}>
        {brands.map(choiceOption)}
      </Pick>
      <Pick name="stock" label={words.stock} any={words.anyStock} value={query.stock}>
        {STOCK_FILTERS.map((one) => [one, t(STOCK_WORDS[one])])}
      </Pick>
      <Pick name="missing" label={words.missing} any={words.nothingMissing} value={query.missing}>
        {MISSING.map((one) => [one, t(MISSING_WORDS[one])])}
      </Pick>
      <Pick name="sort" label={words.order} value={query.sort}>
        {PRODUCT_SORTS.map((one) => [one, t(SORT_WORDS[one])])}
      </Pick>
      <ColumnChoice all={COLUMNS} chosen={query.columns} words={COLUMN_WORDS} />
      <label className="check">
        <input type="checkbox" name="sample" value="1" defaultChecked={query.sample} />
        <span>{t(words.sampleOnly)}</span>
      </label>
    </ListFilter>
  );
}

/** A choice of a list as value and text, deeper ones further in. */
export function choiceOption({ id, name, depth }: Choice): readonly [string, string] {
  return [id, `${"\u2003".repeat(depth)}${name}`];
}
