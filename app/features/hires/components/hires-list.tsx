import { HIRE_TRANSPORTS } from "#app/features/quotes/enums.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import * as transport from "#app/i18n/messages/hire-admin/hire-transport.ts";
import * as messages from "#app/i18n/messages/hire-admin/hires-admin.ts";
import * as lists from "#app/i18n/messages/ui/lists.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SearchField } from "#app/ui/forms/search-field.tsx";
import { Link } from "#app/ui/link.tsx";
import { ColumnChoice } from "#app/ui/tables/column-choice.tsx";
import { FilterSelect, ListFilter } from "#app/ui/tables/list-filter.tsx";
import { columnMessages, type ListColumn, ListTable } from "#app/ui/tables/list-table.tsx";
import { choiceTabs } from "#app/ui/tables/list-tabs.tsx";
import { Tag } from "#app/ui/tag.tsx";
import type { ListedHire } from "../hires.ts";
import {
  HIRE_COLUMNS,
  HIRE_SORTS,
  HIRE_VIEWS,
  type HireColumn,
  type HiresQuery,
  hiresList,
  usualSort,
} from "../list/hires-query.ts";
import { HireStateWord } from "./hire-state-word.tsx";
import { TransportTime } from "./hire-transport.tsx";

const COLUMNS = {
  state: { label: messages.columns.state, cell: (hire) => <State hire={hire} /> },
  customer: {
    label: messages.columns.customer,
    cell: ({ name, company }) => <bdi>{company ? `${company}, ${name}` : name}</bdi>,
  },
  collection: {
    label: messages.columns.collection,
    cell: (hire) => <TransportTime hire={hire} way="leaving" />,
  },
  return: { label: messages.columns.return, cell: (hire) => <TransportTime hire={hire} way="returning" /> },
  total: { label: messages.columns.total, numeric: true, cell: ({ total }) => formatMoney(total) },
  toPay: {
    label: messages.toPay,
    numeric: true,
    cell: ({ toPay }) => (toPay > 0 ? formatMoney(toPay) : ""),
  },
} satisfies Record<HireColumn, ListColumn<ListedHire>>;

function State({ hire }: { readonly hire: ListedHire }) {
  const t = useT();
  return (
    <>
      <HireStateWord state={hire.state} isPartlyOut={hire.isPartlyOut} />{" "}
      {hire.attention && <Tag variant="fault">{t(messages.attention)}</Tag>}{" "}
      {hire.isShort && <Tag variant="fault">{t(messages.short)}</Tag>}
    </>
  );
}

interface FilterProps {
  readonly query: HiresQuery;
  readonly count: React.ReactNode;
}

export function HiresFilter({ query, count }: FilterProps) {
  const t = useT();
  const usual = usualSort(query.view);
  const tabs = choiceTabs(HIRE_VIEWS, query.view, (view) => ({
    name: t(messages.views[view]),
    to: hiresList.href({ ...query, view, page: 1 }),
  }));
  return (
    <ListFilter
      key={hiresList.href(query)}
      hidden={<input type="hidden" name="view" value={query.view} />}
      tabs={{ label: t(messages.view), tabs }}
      sort={
        <FilterSelect name="sort" label={lists.order} any={messages.sorts[usual]} value={query.sort ?? ""}>
          {HIRE_SORTS.filter((sort) => sort !== usual).map(
            (sort) => [sort, t(messages.sorts[sort])] as const,
          )}
        </FilterSelect>
      }
      columns={<ColumnChoice all={HIRE_COLUMNS} chosen={query.columns} labels={columnMessages(COLUMNS)} />}
      count={count}
    >
      <SearchField label={t(messages.search)} name="search" defaultValue={query.search} />
      <FilterSelect
        name="transport"
        label={transport.transport}
        any={transport.anyWay}
        value={query.transport ?? ""}
      >
        {HIRE_TRANSPORTS.map((way) => [way, t(transport.ways[way])] as const)}
      </FilterSelect>
    </ListFilter>
  );
}

interface TableProps {
  readonly hires: readonly ListedHire[];
  readonly columns: readonly HireColumn[];
}

export function HiresTable({ hires, columns }: TableProps) {
  return (
    <ListTable
      caption={messages.title}
      rows={hires}
      keyOf={({ id }) => id}
      head={{
        label: messages.columns.number,
        cell: ({ id, number }) => (
          <Link className="link nowrap" to={adminPath(`/admin/hire/hires/${id}`)}>
            {number}
          </Link>
        ),
      }}
      columns={COLUMNS}
      chosen={columns}
    />
  );
}
