import { Form, Link } from "react-router";
import { formatDateTime } from "#app/i18n/formats.ts";
import type { Message } from "#app/i18n/message.ts";
import * as words from "#app/i18n/messages/redirects-admin.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { SearchField } from "#app/ui/search-field.tsx";
import { Table } from "#app/ui/table.tsx";
import type { Redirect, RedirectProblem, RefusedLine } from "../redirects.ts";

const REASONS: Readonly<Record<RedirectProblem, Message>> = {
  from: words.badFrom,
  reserved: words.badReserved,
  target: words.badTarget,
  self: words.badSelf,
  loop: words.badLoop,
  status: words.badStatus,
};

export function RedirectSearch({ search }: { search: string }) {
  const t = useT();
  return (
    <Form
      method="get"
      role="search"
      className="grid grid-cols-[minmax(0,32rem)_max-content] items-center justify-start gap-3"
    >
      <SearchField label={t(words.searchLabel)} name="search" defaultValue={search} key={search} />
      <Button type="submit" look="line" small>
        {t(words.find)}
      </Button>
    </Form>
  );
}

interface RedirectTableProps {
  readonly redirects: readonly Redirect[];
  /** The address of the next page of the list. */
  readonly nextHref: string | null;
}

/** Old addresses with where they lead and how often they were followed; ticked ones can be taken away. */
export function RedirectTable({ redirects, nextHref }: RedirectTableProps) {
  const t = useT();
  const locale = useLocale();
  return (
    <form method="post" className="grid gap-4">
      <Table caption={t(words.title)} quietCaption>
        <thead>
          <tr>
            <th scope="col">{t(words.from)}</th>
            <th scope="col">{t(words.target)}</th>
            <th scope="col" className="numeric">
              {t(words.kind)}
            </th>
            <th scope="col" className="numeric">
              {t(words.hits)}
            </th>
            <th scope="col">{t(words.last)}</th>
          </tr>
        </thead>
        <tbody>
          {redirects.map(({ id, from, target, status, hits, lastHitAt }) => (
            <tr key={id}>
              <th scope="row">
                <label className="check">
                  <input type="checkbox" name="id" value={id} aria-label={t(words.choose, { from })} />
                  <span className="break-all">{from}</span>
                </label>
              </th>
              <td className="break-all">
                <a href={target} className="underline">
                  {target}
                </a>
              </td>
              <td className="numeric">{status}</td>
              <td className="numeric">{hits}</td>
              <td>{lastHitAt ? formatDateTime(locale, lastHitAt) : "–"}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="flex flex-wrap items-center gap-4">
        <Button type="submit" look="line" small name="intent" value="remove">
          {t(words.remove)}
        </Button>
        {nextHref && (
          <Link to={nextHref} className="underline">
            {t(words.more)}
          </Link>
        )}
      </p>
    </form>
  );
}

/** A box for one or many lines. What was refused stays in it, with the reasons above. */
export function AddRedirectsForm({ refused }: { refused: readonly RefusedLine[] }) {
  const t = useT();
  return (
    <section className="desk-section" aria-labelledby="add-redirects">
      <h2 id="add-redirects" className="text-step-1">
        {t(words.addTitle)}
      </h2>
      {refused.length > 0 && (
        <Notice kind="fault" role="alert" title={t(words.refusedTitle)}>
          <ul className="list-none p-0">
            {refused.slice(0, 50).map(({ line, text, problem }) => (
              <li key={`${line}${text}`}>
                {line > 0
                  ? t(words.refusedLine, { line, reason: t(REASONS[problem]) })
                  : `${text}: ${t(REASONS[problem])}`}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <form method="post" className="form">
        <TextArea
          name="lines"
          label={words.lines}
          companion={false}
          hint={t(words.linesHint)}
          rows={8}
          spellCheck={false}
          defaultValue={refused.map(({ text }) => text).join("\n")}
          required
        />
        <div>
          <Button type="submit" name="intent" value="add">
            {t(words.add)}
          </Button>
        </div>
      </form>
    </section>
  );
}

interface RetiredListProps {
  readonly total: number;
  readonly addresses: readonly { readonly from: string; readonly to: string }[];
}

/** Products that were renamed: their old addresses lead on without a redirect. */
export function RetiredList({ total, addresses }: RetiredListProps) {
  const t = useT();
  if (total === 0) return null;
  return (
    <section className="desk-section" aria-labelledby="retired">
      <h2 id="retired" className="text-step-1">
        {t(words.retiredTitle)}
      </h2>
      <p className="text-soft">{t(words.retiredText, { n: total })}</p>
      <ul className="list-none p-0">
        {addresses.map(({ from, to }) => (
          <li key={from} className="break-all py-1">
            /shop/product/{from} →{" "}
            <a href={`/shop/product/${to}`} className="underline">
              /shop/product/{to}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
