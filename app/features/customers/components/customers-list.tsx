import { adminPath } from "#app/i18n/admin-path.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import * as messages from "#app/i18n/messages/orders-admin/customers.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { givenPhone } from "#app/lib/text/contact-links.ts";
import { PhoneLink } from "#app/ui/admin/contact-links.tsx";
import { SearchField } from "#app/ui/forms/search-field.tsx";
import { Link } from "#app/ui/link.tsx";
import { ColumnChoice } from "#app/ui/tables/column-choice.tsx";
import { FilterCheckbox, FilterSelect, ListFilter, SortSelect } from "#app/ui/tables/list-filter.tsx";
import { columnMessages, type ListColumn, ListTable } from "#app/ui/tables/list-table.tsx";
import { choiceTabs } from "#app/ui/tables/list-tabs.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { When } from "#app/ui/when.tsx";
import type { CustomerRow } from "../customers.ts";
import {
  CUSTOMER_COLUMNS,
  CUSTOMER_KINDS,
  CUSTOMER_SORTS,
  type CustomerColumn,
  type CustomersQuery,
  customersList,
} from "../customers-query.ts";

const COLUMNS: Readonly<Record<CustomerColumn, ListColumn<CustomerRow>>> = {
  email: { label: messages.columns.email, cell: ({ email }) => email },
  phone: { label: messages.columns.phone, cell: ({ phone }) => <Phone phone={phone} /> },
  orders: { label: messages.columns.orders, cell: (row) => <Orders row={row} /> },
  spend: { label: messages.columns.spend, numeric: true, cell: ({ net }) => formatMoney(net) },
  latest: {
    label: messages.columns.latest,
    cell: ({ lastOrderAt }) => (lastOrderAt ? <When at={lastOrderAt} day /> : "–"),
  },
  tags: {
    label: messages.columns.tags,
    cell: ({ tags }) =>
      tags.map((tag) => (
        <Tag key={tag} variant="plain">
          {tag}
        </Tag>
      )),
  },
  since: { label: messages.columns.since, cell: ({ createdAt }) => <When at={createdAt} day /> },
};

/** A number as a link that a phone calls. */
export function Phone({ phone }: { readonly phone: string }) {
  if (givenPhone(phone) === "") return "–";
  return <PhoneLink phone={phone} />;
}

function Orders({ row: { orderCount, openOrders } }: { readonly row: CustomerRow }) {
  const t = useT();
  return (
    <>
      {orderCount} {openOrders > 0 && <Tag variant="warn">{t(messages.openOrders, { n: openOrders })}</Tag>}
    </>
  );
}

interface FilterProps {
  readonly query: CustomersQuery;
  readonly tags: readonly string[];
  readonly count: React.ReactNode;
}

/** Search and filters of the list; all of it is in the address. */
export function CustomersFilter({ query, tags, count }: FilterProps) {
  const t = useT();
  const tabs = choiceTabs([null, ...CUSTOMER_KINDS], query.kind, (kind) => ({
    name: t(kind === null ? messages.anyKind : messages.kinds[kind]),
    to: customersList.href({ ...query, kind, after: "" }),
  }));
  return (
    <ListFilter
      key={customersList.href(query)}
      hidden={query.kind && <input type="hidden" name="kind" value={query.kind} />}
      tabs={{ label: t(messages.kind), tabs }}
      sort={<SortSelect sorts={CUSTOMER_SORTS} value={query.sort} labels={messages.sorts} />}
      columns={
        <ColumnChoice all={CUSTOMER_COLUMNS} chosen={query.columns} labels={columnMessages(COLUMNS)} />
      }
      count={count}
    >
      <SearchField label={t(messages.search)} name="search" defaultValue={query.search} />
      {(tags.length > 0 || query.tag !== "") && (
        <FilterSelect name="tag" label={messages.columns.tags} any={messages.anyTag} value={query.tag}>
          {[...new Set([...tags, ...(query.tag ? [query.tag] : [])])].map((tag) => [tag, tag] as const)}
        </FilterSelect>
      )}
      <FilterCheckbox name="open" label={messages.openOnly} value={query.open} />
    </ListFilter>
  );
}

interface TableProps {
  readonly customers: readonly CustomerRow[];
  readonly columns: readonly CustomerColumn[];
}

export function CustomersTable({ customers, columns }: TableProps) {
  return (
    <ListTable
      caption={messages.title}
      rows={customers}
      keyOf={({ id }) => id}
      head={{ label: messages.columns.name, cell: (row) => <NameLink row={row} /> }}
      columns={COLUMNS}
      chosen={columns}
    />
  );
}

function NameLink({ row: { id, name, company, hasAccount } }: { readonly row: CustomerRow }) {
  const t = useT();
  return (
    <>
      <Link className="link link-block" to={adminPath(`/admin/customers/${id}`)}>
        <bdi>{company ? `${company}, ${name}` : name}</bdi>
      </Link>{" "}
      {hasAccount && <Tag variant="plain">{t(messages.account)}</Tag>}
    </>
  );
}
