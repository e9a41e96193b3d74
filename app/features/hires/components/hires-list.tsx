import { Link } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatDateTime, formatMoney } from "#app/i18n/formats.ts";
import * as messages from "#app/i18n/messages/hire-admin/hires-admin.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { SearchField } from "#app/ui/forms/search-field.tsx";
import { ColumnChoice } from "#app/ui/tables/column-choice.tsx";
import { ListFilter, Pick } from "#app/ui/tables/list-filter.tsx";
import { columnMessages, type ListColumn, ListTable } from "#app/ui/tables/list-table.tsx";
import { Tag } from "#app/ui/tag.tsx";
import type { HireSummary } from "../hires.ts";
import {
  HIRE_COLUMNS,
  HIRE_VIEWS,
  type HireColumn,
  type HiresQuery,
  hiresHref,
} from "../list/hires-query.ts";
import { HireStateTag } from "./hire-state.tsx";

const COLUMNS = {
  state: { word: messages.columns.state, cell: (hire) => <State hire={hire} /> },
  customer: {
    word: messages.columns.customer,
    cell: ({ name, company }) => <bdi>{company ? `${company}, ${name}` : name}</bdi>,
  },
  collection: { word: messages.columns.collection, cell: ({ startsAt }) => <Time instant={startsAt} /> },
  return: { word: messages.columns.return, cell: ({ endsAt }) => <Time instant={endsAt} /> },
  total: { word: messages.columns.total, numeric: true, cell: ({ total }) => formatMoney(total) },
} satisfies Record<HireColumn, ListColumn<HireSummary>>;

function State({ hire }: { readonly hire: HireSummary }) {
  const t = useT();
  return (
    <>
      <HireStateTag state={hire.state} />{" "}
      {hire.attention && <Tag variant="fault">{t(messages.attention)}</Tag>}
    </>
  );
}

function Time({ instant }: { readonly instant: Date }) {
  return formatDateTime(useLocale(), instant);
}

export function HiresFilter({ query }: { readonly query: HiresQuery }) {
  const t = useT();
  return (
    <ListFilter key={hiresHref(query)}>
      <SearchField label={t(messages.search)} name="search" defaultValue={query.search} />
      <Pick name="view" label={messages.view} value={query.view}>
        {HIRE_VIEWS.map((view) => [view, t(messages.views[view])] as const)}
      </Pick>
      <ColumnChoice all={HIRE_COLUMNS} chosen={query.columns} words={columnMessages(COLUMNS)} />
    </ListFilter>
  );
}

interface TableProps {
  readonly hires: readonly HireSummary[];
  readonly columns: readonly HireColumn[];
}

export function HiresTable({ hires, columns }: TableProps) {
  return (
    <ListTable
      caption={messages.title}
      rows={hires}
      keyOf={({ id }) => id}
      head={{
        word: messages.columns.number,
        cell: ({ id, number }) => (
          <Link className="link" to={adminPath(`/admin/hire/hires/${id}`)}>
            {number}
          </Link>
        ),
      }}
      columns={COLUMNS}
      chosen={columns}
    />
  );
}
