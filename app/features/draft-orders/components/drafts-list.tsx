import { adminPath } from "#app/i18n/admin-path.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import * as messages from "#app/i18n/messages/orders-admin/draft-orders.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { ButtonRouteLink } from "#app/ui/button-route-link.tsx";
import { SearchField } from "#app/ui/forms/search-field.tsx";
import { Link } from "#app/ui/link.tsx";
import { ColumnChoice } from "#app/ui/tables/column-choice.tsx";
import { ListFilter } from "#app/ui/tables/list-filter.tsx";
import { columnMessages, type ListColumn, ListTable } from "#app/ui/tables/list-table.tsx";
import { choiceTabs } from "#app/ui/tables/list-tabs.tsx";
import { When } from "#app/ui/when.tsx";
import type { DraftOriginKind } from "../draft-origin.ts";
import { originQuery } from "../draft-origin.ts";
import { DRAFT_STATUSES, draftName } from "../drafts.ts";
import {
  DRAFT_COLUMNS,
  type DraftColumn,
  type DraftRow,
  type DraftsQuery,
  draftsList,
} from "../list/drafts-query.ts";
import { DraftStatusWord } from "./draft-status-word.tsx";

const COLUMNS = {
  state: { label: messages.columns.state, cell: ({ status }) => <DraftStatusWord status={status} /> },
  customer: {
    label: messages.columns.customer,
    cell: ({ name, company, email }) => <bdi>{(company ? `${company}, ${name}` : name) || email || "–"}</bdi>,
  },
  total: { label: messages.columns.total, numeric: true, cell: ({ total }) => formatMoney(total) },
  held: {
    label: messages.columns.held,
    cell: ({ heldUntil }) => (heldUntil ? <When at={heldUntil} /> : "–"),
  },
  changed: { label: messages.columns.changed, cell: ({ updatedAt }) => <When at={updatedAt} /> },
  author: { label: messages.columns.author, cell: ({ author }) => author ?? "–" },
} satisfies Record<DraftColumn, ListColumn<DraftRow>>;

interface FilterProps {
  readonly query: DraftsQuery;
  readonly count: React.ReactNode;
}

export function DraftsFilter({ query, count }: FilterProps) {
  const t = useT();
  const tabs = choiceTabs([null, ...DRAFT_STATUSES], query.state, (state) => ({
    name: t(state === null ? messages.allStates : messages.statuses[state]),
    to: draftsList.href({ ...query, state, page: 1 }),
  }));
  return (
    <ListFilter
      key={draftsList.href(query)}
      hidden={query.state && <input type="hidden" name="state" value={query.state} />}
      tabs={{ label: t(messages.view), tabs }}
      columns={<ColumnChoice all={DRAFT_COLUMNS} chosen={query.columns} labels={columnMessages(COLUMNS)} />}
      count={count}
    >
      <SearchField label={t(messages.search)} name="search" defaultValue={query.search} />
    </ListFilter>
  );
}

interface TableProps {
  readonly drafts: readonly DraftRow[];
  readonly columns: readonly DraftColumn[];
}

export function DraftsTable({ drafts, columns }: TableProps) {
  return (
    <ListTable
      caption={messages.title}
      rows={drafts}
      keyOf={({ id }) => id}
      head={{
        label: messages.columns.number,
        cell: (draft) => (
          <Link className="link nowrap" to={adminPath(`/admin/orders/drafts/${draft.id}`)}>
            {draftName(draft)}
          </Link>
        ),
      }}
      columns={COLUMNS}
      chosen={columns}
    />
  );
}

interface DraftsOfProps {
  readonly drafts: readonly DraftRow[];
  readonly from: DraftOriginKind;
  /** The id of the enquiry, quote, customer or order. */
  readonly id: string;
}

/** The draft orders of an enquiry, a quote or a customer, and the way to a new one. */
export function DraftsOf({ drafts, from, id }: DraftsOfProps) {
  const t = useT();
  return (
    <section className="stack-3">
      <h2 className="step-1">{t(messages.title)}</h2>
      {drafts.map((draft) => (
        <p key={draft.id} className="row">
          <Link className="link nowrap" to={adminPath(`/admin/orders/drafts/${draft.id}`)}>
            {draftName(draft)}
          </Link>
          <DraftStatusWord status={draft.status} />
        </p>
      ))}
      <p>
        <ButtonRouteLink
          variant="outline"
          small
          to={`${adminPath("/admin/orders/new")}?${originQuery(from, id)}`}
        >
          {t(messages.createOrder)}
        </ButtonRouteLink>
      </p>
    </section>
  );
}
