import type { TreeChoice } from "#app/features/catalog-desk/catalog-desk.ts";
import {
  COLUMNS,
  MISSING_FACTS,
  PRODUCT_SORTS,
  type ProductsQuery,
  productsList,
  STATES,
  STOCK_FILTERS,
} from "#app/features/catalog-desk/list-query.ts";
import * as messages from "#app/i18n/messages/catalog-admin/catalog-desk.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SearchField } from "#app/ui/forms/search-field.tsx";
import { ColumnChoice } from "#app/ui/tables/column-choice.tsx";
import { FilterCheckbox, FilterSelect, ListFilter } from "#app/ui/tables/list-filter.tsx";
import { choiceTabs } from "#app/ui/tables/list-tabs.tsx";
import {
  COLUMN_MESSAGES,
  MISSING_MESSAGES,
  PRODUCT_STATE_MESSAGES,
  SORT_MESSAGES,
  STOCK_MESSAGES,
} from "./list-messages.ts";

interface FilterProps {
  readonly query: ProductsQuery;
  readonly categories: readonly TreeChoice[];
  readonly brands: readonly TreeChoice[];
  readonly count: React.ReactNode;
}

/** Search, filters, order and columns of the list; all of it goes into the address. */
export function ProductsFilter({ query, categories, brands, count }: FilterProps) {
  const t = useT();
  const tabs = choiceTabs([null, ...STATES], query.state, (state) => ({
    name: t(state === null ? messages.anyTab : PRODUCT_STATE_MESSAGES[state]),
    to: productsList.href({ ...query, state, after: null }),
  }));
  return (
    <ListFilter
      key={JSON.stringify(query)}
      hidden={query.state && <input type="hidden" name="state" value={query.state} />}
      tabs={{ label: t(messages.state), tabs }}
      sort={
        <FilterSelect name="sort" label={messages.order} value={query.sort}>
          {PRODUCT_SORTS.map((sort) => [sort, t(SORT_MESSAGES[sort])])}
        </FilterSelect>
      }
      columns={<ColumnChoice all={COLUMNS} chosen={query.columns} labels={COLUMN_MESSAGES} />}
      count={count}
    >
      <SearchField label={t(messages.search)} name="search" defaultValue={query.search} data-key="s" />
      <FilterSelect
        name="category"
        label={messages.category}
        any={messages.anyCategory}
        value={query.category}
      >
        {categories.map(choiceOption)}
      </FilterSelect>
      <FilterSelect name="stock" label={messages.stock} any={messages.anyStock} value={query.stock}>
        {STOCK_FILTERS.map((filter) => [filter, t(STOCK_MESSAGES[filter])])}
      </FilterSelect>
      <FilterSelect name="brand" label={messages.brand} any={messages.anyBrand} value={query.brand}>
        {brands.map(choiceOption)}
      </FilterSelect>
      <FilterSelect
        name="missing"
        label={messages.missing}
        any={messages.nothingMissing}
        value={query.missing}
      >
        {MISSING_FACTS.map((part) => [part, t(MISSING_MESSAGES[part])])}
      </FilterSelect>
      <FilterCheckbox name="sample" label={messages.sampleOnly} value={query.sample} />
    </ListFilter>
  );
}

/** A choice of a list as value and text, deeper ones further in. */
export function choiceOption({ id, name, depth }: TreeChoice): readonly [string, string] {
  return [id, `${"\u2003".repeat(depth)}${name}`];
}
