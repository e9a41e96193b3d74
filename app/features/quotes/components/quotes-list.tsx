import { adminPath } from "#app/i18n/admin-path.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import * as requests from "#app/i18n/messages/hire-admin/quote-requests.ts";
import * as work from "#app/i18n/messages/hire-admin/quote-work.ts";
import * as messages from "#app/i18n/messages/hire-admin/quotes-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SearchField } from "#app/ui/forms/search-field.tsx";
import { Link } from "#app/ui/link.tsx";
import { ColumnChoice } from "#app/ui/tables/column-choice.tsx";
import { FilterSelect, ListFilter } from "#app/ui/tables/list-filter.tsx";
import { columnMessages, type ListColumn, ListTable } from "#app/ui/tables/list-table.tsx";
import { choiceTabs } from "#app/ui/tables/list-tabs.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { When } from "#app/ui/when.tsx";
import {
  ME,
  NO_ONE,
  QUOTE_COLUMNS,
  QUOTE_VIEWS,
  type QuoteColumn,
  type QuoteRow,
  type QuotesQuery,
  quotesList,
} from "../list/quotes-query.ts";
import { lastMinuteOf } from "../public/quote-sheet.ts";
import { QuoteStateWord } from "./quote-state-word.tsx";

const COLUMNS = {
  state: { label: messages.columns.state, cell: (quote) => <State quote={quote} /> },
  customer: {
    label: messages.columns.customer,
    cell: ({ name, company }) => <bdi>{company ? `${company}, ${name}` : name}</bdi>,
  },
  collection: {
    label: messages.columns.collection,
    cell: ({ startsAt }) => (startsAt ? <When at={startsAt} /> : "–"),
  },
  total: {
    label: messages.columns.total,
    numeric: true,
    cell: ({ total }) => (total === null ? "–" : formatMoney(total)),
  },
  expires: {
    label: messages.columns.expires,
    cell: ({ expiresAt }) => (expiresAt ? <When at={lastMinuteOf(expiresAt)} /> : "–"),
  },
  assignee: { label: messages.columns.assignee, cell: ({ assignee }) => assignee ?? "–" },
} satisfies Record<QuoteColumn, ListColumn<QuoteRow>>;

function State({ quote: { state, begun, asked } }: { readonly quote: QuoteRow }) {
  const t = useT();
  return (
    <>
      <QuoteStateWord state={state} /> {begun && <Tag variant="warn">{t(work.versionWaits)}</Tag>}{" "}
      {asked && <Tag variant="warn">{t(requests.asked)}</Tag>}
    </>
  );
}

interface FilterProps {
  readonly query: QuotesQuery;
  /** Everybody but the reader. */
  readonly staff: readonly { readonly id: string; readonly name: string }[];
  readonly count: React.ReactNode;
}

export function QuotesFilter({ query, staff, count }: FilterProps) {
  const t = useT();
  const tabs = choiceTabs(QUOTE_VIEWS, query.view, (view) => ({
    name: t(messages.views[view]),
    to: quotesList.href({ ...query, view, page: 1 }),
  }));
  return (
    <ListFilter
      key={quotesList.href(query)}
      hidden={<input type="hidden" name="view" value={query.view} />}
      tabs={{ label: t(messages.view), tabs }}
      columns={<ColumnChoice all={QUOTE_COLUMNS} chosen={query.columns} labels={columnMessages(COLUMNS)} />}
      count={count}
    >
      <SearchField label={t(messages.search)} name="search" defaultValue={query.search} />
      <FilterSelect name="assignee" label={work.assignee} any={messages.assignees.any} value={query.assignee}>
        {[
          [ME, t(messages.assignees.me)] as const,
          [NO_ONE, t(messages.assignees.none)] as const,
          ...staff.map(({ id, name }) => [id, name] as const),
        ]}
      </FilterSelect>
    </ListFilter>
  );
}

interface TableProps {
  readonly quotes: readonly QuoteRow[];
  readonly columns: readonly QuoteColumn[];
  /** The form that the ticks belong to. */
  readonly form: string;
}

export function QuotesTable({ quotes, columns, form }: TableProps) {
  return (
    <ListTable
      caption={messages.title}
      rows={quotes}
      keyOf={({ id }) => id}
      head={{
        label: messages.columns.number,
        cell: ({ id, number }) => (
          <Link className="link nowrap" to={adminPath(`/admin/hire/quotes/${id}`)}>
            {number}
          </Link>
        ),
      }}
      columns={COLUMNS}
      chosen={columns}
      ticks={{ form, nameOf: ({ number }) => number }}
    />
  );
}
