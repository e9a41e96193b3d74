import { Form } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import * as work from "#app/i18n/messages/hire-admin/quote-work.ts";
import * as messages from "#app/i18n/messages/hire-admin/quotes-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { ErrorSummary, type FieldProblem } from "#app/ui/forms/error-summary.tsx";
import { Field, Select } from "#app/ui/forms/field.tsx";
import { errorsOf, fieldsOf } from "#app/ui/forms/form-fields.ts";
import { SearchField } from "#app/ui/forms/search-field.tsx";
import { Link } from "#app/ui/link.tsx";
import { ColumnChoice } from "#app/ui/tables/column-choice.tsx";
import { FilterSelect, ListFilter } from "#app/ui/tables/list-filter.tsx";
import { columnMessages, type ListColumn, ListTable } from "#app/ui/tables/list-table.tsx";
import { When } from "#app/ui/when.tsx";
import type { QuoteDraftFault } from "../editor/draft-fault.ts";
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
import { quoteFaultProblems } from "./editor/fault-problems.ts";
import { QuoteState } from "./quote-state.tsx";

const COLUMNS = {
  state: { label: messages.columns.state, cell: ({ state }) => <QuoteState state={state} /> },
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

interface FilterProps {
  readonly query: QuotesQuery;
  /** Everybody but the reader. */
  readonly staff: readonly { readonly id: string; readonly name: string }[];
  readonly count: React.ReactNode;
}

export function QuotesFilter({ query, staff, count }: FilterProps) {
  const t = useT();
  const tabs = QUOTE_VIEWS.map((view) => ({
    key: view,
    name: t(messages.views[view]),
    to: quotesList.href({ ...query, view, page: 1 }),
    isOn: view === query.view,
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

/** A new-quote form that came back. */
export interface ReturnedQuote {
  readonly typed: Readonly<Record<string, string>>;
  readonly faults: readonly QuoteDraftFault[];
}

/** Begins a quote without an enquiry: who it is for; everything else is written in the editor. */
export function NewQuoteForm({ returned }: { readonly returned: ReturnedQuote | null }) {
  const t = useT();
  const problems: readonly FieldProblem[] = quoteFaultProblems(t, returned?.faults ?? [], []);
  const field = fieldsOf(messages.head, returned?.typed ?? {}, errorsOf(problems));
  return (
    <details className="admin-card" open={returned !== null}>
      <summary data-key="n">{t(messages.newQuote)}</summary>
      <Form method="post" action={adminPath("/admin/hire/quotes/additions")} className="stack-4" noValidate>
        <ErrorSummary problems={problems} />
        <div className="admin-grid">
          <Field {...field("name")} required />
          <Field {...field("email")} type="email" required />
          <Field {...field("company")} />
          <Field {...field("phone")} type="tel" />
          <Select name="locale" label={messages.head.locale} defaultValue={returned?.typed["locale"] ?? "en"}>
            <option value="en">{t(messages.english)}</option>
            <option value="ga">{t(messages.irish)}</option>
          </Select>
        </div>
        <p>
          <SubmitButton>{t(work.make)}</SubmitButton>
        </p>
      </Form>
    </details>
  );
}
