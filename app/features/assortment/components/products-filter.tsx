import { Form } from "react-router";
import type { Message } from "#app/i18n/message.ts";
import * as words from "#app/i18n/messages/assortment.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Button } from "#app/ui/button.tsx";
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
    <Form method="get" role="search" className="products-filter" key={JSON.stringify(query)}>
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
      <details className="products-columns">
        <summary>{t(words.columns)}</summary>
        <fieldset>
          <legend className="hidden-visually">{t(words.columns)}</legend>
          {COLUMNS.map((column) => (
            <label key={column} className="check">
              <input
                type="checkbox"
                name="col"
                value={column}
                defaultChecked={query.columns.includes(column)}
              />
              <span>{t(COLUMN_WORDS[column])}</span>
            </label>
          ))}
          <label className="check">
            <input type="checkbox" name="sample" value="1" defaultChecked={query.sample} />
            <span>{t(words.sampleOnly)}</span>
          </label>
        </fieldset>
      </details>
      <Button type="submit" look="line" small>
        {t(words.find)}
      </Button>
    </Form>
  );
}

/** A choice of a list as value and text, deeper ones further in. */
export function choiceOption({ id, name, depth }: Choice): readonly [string, string] {
  return [id, `${"\u2003".repeat(depth)}${name}`];
}

interface PickProps {
  readonly name: string;
  readonly label: Message;
  /** The first choice, which narrows nothing. */
  readonly any?: Message;
  readonly value: string | null;
  readonly children: readonly (readonly [value: string, text: string])[];
}

function Pick({ name, label, any, value, children }: PickProps) {
  const t = useT();
  return (
    <select className="input" name={name} defaultValue={value ?? ""} aria-label={t(label)}>
      {any && <option value="">{t(any)}</option>}
      {children.map(([one, text]) => (
        <option key={one} value={one}>
          {text}
        </option>
      ))}
    </select>
  );
}
