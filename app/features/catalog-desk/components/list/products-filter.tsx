import type { Choice } from "#app/features/catalog-desk/catalog-desk.ts";
import {
  COLUMNS,
  MISSING,
  PRODUCT_SORTS,
  type ProductsQuery,
  STATES,
  STOCK_FILTERS,
} from "#app/features/catalog-desk/list-query.ts";
import * as messages from "#app/i18n/messages/catalog-admin/catalog-desk.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SearchField } from "#app/ui/forms/search-field.tsx";
import { ColumnChoice } from "#app/ui/tables/column-choice.tsx";
import { ListFilter, Pick } from "#app/ui/tables/list-filter.tsx";
import {
  COLUMN_MESSAGES,
  MISSING_MESSAGES,
  SORT_MESSAGES,
  STATE_MESSAGES,
  STOCK_MESSAGES,
} from "./list-messages.ts";

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
      <SearchField label={t(messages.search)} name="search" defaultValue={query.search} data-key="s" />
      <Pick name="state" label={messages.state} any={messages.anyState} value={query.state}>
        {STATES.map((one) => [one, t(STATE_MESSAGES[one])])}
      </Pick>
      <Pick name="category" label={messages.category} any={messages.anyCategory} value={query.category}>
        {categories.map(choiceOption)}
      </Pick>
      <Pick name="brand" label={messages.brand} any={messages.anyBrand} value={query.brand}>
        {brands.map(choiceOption)}
      </Pick>
      <Pick name="stock" label={messages.stock} any={messages.anyStock} value={query.stock}>
        {STOCK_FILTERS.map((one) => [one, t(STOCK_MESSAGES[one])])}
      </Pick>
      <Pick name="missing" label={messages.missing} any={messages.nothingMissing} value={query.missing}>
        {MISSING.map((one) => [one, t(MISSING_MESSAGES[one])])}
      </Pick>
      <Pick name="sort" label={messages.order} value={query.sort}>
        {PRODUCT_SORTS.map((one) => [one, t(SORT_MESSAGES[one])])}
      </Pick>
      <ColumnChoice all={COLUMNS} chosen={query.columns} words={COLUMN_MESSAGES} />
      <label className="check">
        <input type="checkbox" name="sample" value="1" defaultChecked={query.sample} />
        <span>{t(messages.sampleOnly)}</span>
      </label>
    </ListFilter>
  );
}

/** A choice of a list as value and text, deeper ones further in. */
export function choiceOption({ id, name, depth }: Choice): readonly [string, string] {
  return [id, `${"\u2003".repeat(depth)}${name}`];
}
