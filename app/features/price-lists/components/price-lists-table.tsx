import { adminPath } from "#app/i18n/admin-path.ts";
import { formatRate } from "#app/i18n/formats.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/orders-admin/price-lists.ts";
import * as lists from "#app/i18n/messages/ui/lists.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SearchField } from "#app/ui/forms/search-field.tsx";
import { Link } from "#app/ui/link.tsx";
import { ColumnChoice } from "#app/ui/tables/column-choice.tsx";
import { ListFilter, SortSelect } from "#app/ui/tables/list-filter.tsx";
import { columnMessages, type ListColumn, ListTable } from "#app/ui/tables/list-table.tsx";
import { choiceTabs } from "#app/ui/tables/list-tabs.tsx";
import { StateWord } from "#app/ui/tag.tsx";
import {
  PRICE_LIST_COLUMNS,
  PRICE_LIST_SORTS,
  PRICE_LIST_STATES,
  type PriceListColumn,
  type PriceListRow,
  type PriceListSort,
  type PriceListsQuery,
  priceListsList,
} from "../price-lists-query.ts";

const SORT_MESSAGES: Readonly<Record<PriceListSort, Message>> = {
  name: messages.byName,
  customers: messages.mostCustomers,
  newest: lists.newestFirst,
};

const LAMPS = { active: "ok", paused: "off" } as const;

const COLUMNS: Readonly<Record<PriceListColumn, ListColumn<PriceListRow>>> = {
  state: { label: messages.columns.state, cell: ({ state }) => <State state={state} /> },
  percent: { label: messages.columns.percent, numeric: true, cell: (list) => <Percent list={list} /> },
  prices: { label: messages.columns.prices, numeric: true, cell: ({ prices }) => prices },
  customers: { label: messages.columns.customers, numeric: true, cell: ({ customers }) => customers },
};

interface FilterProps {
  readonly query: PriceListsQuery;
  readonly count: React.ReactNode;
}

/** States, search, order and columns; all of it is in the address. */
export function PriceListsFilter({ query, count }: FilterProps) {
  const t = useT();
  const tabs = choiceTabs([null, ...PRICE_LIST_STATES], query.state, (state) => ({
    name: t(state === null ? messages.allStates : messages.states[state]),
    to: priceListsList.href({ ...query, state }),
  }));
  return (
    <ListFilter
      key={priceListsList.href(query)}
      hidden={query.state && <input type="hidden" name="state" value={query.state} />}
      tabs={{ label: t(messages.columns.state), tabs }}
      sort={<SortSelect sorts={PRICE_LIST_SORTS} value={query.sort} labels={SORT_MESSAGES} />}
      columns={
        <ColumnChoice all={PRICE_LIST_COLUMNS} chosen={query.columns} labels={columnMessages(COLUMNS)} />
      }
      count={count}
    >
      <SearchField label={t(messages.search)} name="search" defaultValue={query.search} />
    </ListFilter>
  );
}

interface TableProps {
  readonly lists: readonly PriceListRow[];
  readonly columns: readonly PriceListColumn[];
}

export function PriceListsTable({ lists: rows, columns }: TableProps) {
  return (
    <ListTable
      caption={messages.title}
      rows={rows}
      keyOf={({ id }) => id}
      head={{
        label: messages.fields.name,
        cell: ({ id, name }) => (
          <Link className="link" to={adminPath(`/admin/price-lists/${id}`)}>
            <bdi>{name}</bdi>
          </Link>
        ),
      }}
      columns={COLUMNS}
      chosen={columns}
    />
  );
}

function State({ state }: { readonly state: PriceListRow["state"] }) {
  const t = useT();
  return <StateWord state={LAMPS[state]}>{t(messages.states[state])}</StateWord>;
}

function Percent({ list: { percent, categories } }: { readonly list: PriceListRow }) {
  const t = useT();
  const off = percent === null ? "–" : `${formatRate(percent)}%`;
  return categories > 0 ? `${off} ${t(messages.andCategories)}` : off;
}
