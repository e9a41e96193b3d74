import { adminPath } from "#app/i18n/admin-path.ts";
import { formatDateTime } from "#app/i18n/dates.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/content-admin/redirects-admin.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/forms/field.tsx";
import { SearchField } from "#app/ui/forms/search-field.tsx";
import { FocusedBanner } from "#app/ui/page/focused-banner.tsx";
import { ColumnChoice } from "#app/ui/tables/column-choice.tsx";
import { ListCount } from "#app/ui/tables/list-count.tsx";
import { ListFilter } from "#app/ui/tables/list-filter.tsx";
import { Table } from "#app/ui/tables/table.tsx";
import {
  REDIRECT_COLUMNS,
  type Redirect,
  type RedirectColumn,
  type RedirectFault,
  type RefusedLine,
} from "../redirects.ts";
import { type RedirectsQuery, redirectsList } from "../redirects-query.ts";
import { ShortList } from "./short-list.tsx";

const REASONS: Readonly<Record<RedirectFault, Message>> = {
  from: messages.badFrom,
  "too-long": messages.badLength,
  reserved: messages.badReserved,
  page: messages.badPage,
  target: messages.badTarget,
  self: messages.badSelf,
  loop: messages.badLoop,
  chain: messages.badChain,
  twice: messages.badTwice,
  status: messages.badStatus,
};

/** What the columns are called. */
const COLUMN_MESSAGES: Readonly<Record<RedirectColumn, Message>> = {
  kind: messages.kind,
  hits: messages.hits,
  last: messages.last,
};

interface RedirectSearchProps {
  readonly query: RedirectsQuery;
  /** Redirects that the list shows, and all. */
  readonly counts: { readonly n: number; readonly all: number };
}

export function RedirectSearch({ query, counts }: RedirectSearchProps) {
  const t = useT();
  return (
    <ListFilter
      key={redirectsList.href(query)}
      columns={<ColumnChoice all={REDIRECT_COLUMNS} chosen={query.columns} labels={COLUMN_MESSAGES} />}
      count={
        <ListCount
          {...counts}
          csv={redirectsList.href({ ...query, after: "" }, adminPath("/admin/redirects/export"))}
        />
      }
    >
      <SearchField label={t(messages.searchLabel)} name="search" defaultValue={query.search} />
    </ListFilter>
  );
}

interface RedirectTableProps {
  readonly redirects: readonly Redirect[];
  readonly query: RedirectsQuery;
}

/** Old addresses with where they lead and how often they were followed; ticked ones can be taken away. */
export function RedirectTable({ redirects, query }: RedirectTableProps) {
  const t = useT();
  const { columns } = query;
  return (
    <form
      method="post"
      action={redirectsList.href(query, adminPath("/admin/redirects/removals"))}
      className="stack-4"
    >
      <Table caption={t(messages.title)} quietCaption className="list-table">
        <thead>
          <tr>
            <th scope="col">{t(messages.from)}</th>
            <th scope="col">{t(messages.target)}</th>
            {columns.map((column) => (
              <th key={column} scope="col" className={column === "last" ? undefined : "numeric"}>
                {t(COLUMN_MESSAGES[column])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {redirects.map((redirect) => (
            <RedirectRow key={redirect.id} redirect={redirect} columns={columns} />
          ))}
        </tbody>
      </Table>
      <p>
        <SubmitButton variant="outline" small>
          {t(messages.remove)}
        </SubmitButton>
      </p>
    </form>
  );
}

interface RedirectRowProps {
  readonly redirect: Redirect;
  readonly columns: readonly RedirectColumn[];
}

function RedirectRow({ redirect, columns }: RedirectRowProps) {
  const t = useT();
  const locale = useLocale();
  const { id, from, target, status, hits, lastHitAt } = redirect;
  const cells: Readonly<Record<RedirectColumn, React.ReactNode>> = {
    kind: status,
    hits,
    last: lastHitAt ? formatDateTime(locale, lastHitAt) : "–",
  };
  return (
    <tr data-admin-row="">
      <th scope="row">
        <label className="check">
          <input type="checkbox" name="id" value={id} aria-label={t(messages.choose, { from })} />
          <span className="break-all">{from}</span>
        </label>
      </th>
      <td className="break-all" data-label={t(messages.target)}>
        <a href={target} className="link-plain">
          {target}
        </a>
      </td>
      {columns.map((column) => (
        <td
          key={column}
          className={column === "last" ? undefined : "numeric"}
          data-label={t(COLUMN_MESSAGES[column])}
        >
          {cells[column]}
        </td>
      ))}
    </tr>
  );
}

/** A box for one or many lines. What was refused stays in it, with the reasons above. */
export function AddRedirectsForm({ refused }: { refused: readonly RefusedLine[] }) {
  const t = useT();
  return (
    <section className="admin-section" aria-labelledby="add-redirects">
      <h2 id="add-redirects" className="step-1">
        {t(messages.addTitle)}
      </h2>
      {refused.length > 0 && (
        <FocusedBanner title={t(messages.refusedTitle)} of={refused}>
          <ShortList items={refused}>
            {({ line, text, fault }) => (
              <li key={`${line}${text}`}>
                <b className="break-all">{text}</b>: {t(REASONS[fault])}
              </li>
            )}
          </ShortList>
        </FocusedBanner>
      )}
      <form method="post" action={adminPath("/admin/redirects")} className="form">
        <TextArea
          name="lines"
          label={messages.lines}
          hint={t(messages.linesHint)}
          rows={8}
          spellCheck={false}
          defaultValue={refused.map(({ text }) => text).join("\n")}
          required
        />
        <div>
          <SubmitButton>{t(messages.add)}</SubmitButton>
        </div>
      </form>
    </section>
  );
}

interface RetiredListProps {
  readonly total: number;
  readonly addresses: readonly { readonly from: string; readonly to: string }[];
}

/** Addresses that were changed in the back office: they lead on without a redirect. */
export function RetiredList({ total, addresses }: RetiredListProps) {
  const t = useT();
  if (total === 0) return null;
  return (
    <section className="admin-section" aria-labelledby="retired">
      <h2 id="retired" className="step-1">
        {t(messages.retiredTitle)}
      </h2>
      <p className="muted">{t(messages.retiredText, { n: total })}</p>
      <ul>
        {addresses.map(({ from, to }) => (
          <li key={from} className="break-all link-low">
            {from} →{" "}
            <a href={to} className="link-plain">
              {to}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
