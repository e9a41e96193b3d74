import { Form, Link } from "react-router";
import {
  type AreaCounts,
  type SiteTextQuery,
  shownForm,
  siteTextHref,
  WORD_MARKS,
} from "#app/features/site-text/filter.ts";
import {
  type LeftWords,
  marksOf,
  type SiteText,
  type WordArea,
  type WordMark,
} from "#app/features/site-text/site-text.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/content-admin/site-text-admin.ts";
import { Companion, useT } from "#app/i18n/use-t.tsx";
import { Button } from "#app/ui/button.tsx";
import { SearchField } from "#app/ui/forms/search-field.tsx";
import { Table } from "#app/ui/tables/table.tsx";
import { Tag } from "#app/ui/tag.tsx";
import "#app/features/content/components/admin/collection-table.css";

const MARK_MESSAGES: Readonly<Record<WordMark, Message>> = {
  changed: messages.changed,
  stale: messages.stale,
  "source-changed": messages.sourceChanged,
};

const MARK_VARIANTS = { changed: "tint", stale: "warn", "source-changed": "warn" } as const;

/** Search, page and state; all of it is in the address. */
export function SiteTextFilter({ query, areas }: { query: SiteTextQuery; areas: readonly WordArea[] }) {
  const t = useT();
  return (
    <div className="stack-4">
      <Form method="get" role="search" className="site-text-search" key={siteTextHref(query)}>
        {query.mark && <input type="hidden" name="state" value={query.mark} />}
        <SearchField label={t(messages.searchLabel)} name="search" defaultValue={query.search} />
        <select className="input" name="page" defaultValue={query.area} aria-label={t(messages.page)}>
          <option value="">{t(messages.allPages)}</option>
          {areas.map(({ name, title }) => (
            <option key={name} value={name}>
              {t(title)}
            </option>
          ))}
        </select>
        <Button type="submit" variant="outline" small>
          {t(messages.find)}
        </Button>
      </Form>
      <nav className="chips" aria-label={t(messages.state)}>
        {[null, ...WORD_MARKS].map((mark) => (
          <Link
            key={mark ?? "all"}
            className="chip"
            to={siteTextHref({ ...query, mark })}
            {...(mark === query.mark && { "aria-current": "page" as const })}
          >
            {t(mark ? MARK_MESSAGES[mark] : messages.everything)}
          </Link>
        ))}
      </nav>
    </div>
  );
}

interface AreaTableProps {
  readonly areas: readonly WordArea[];
  readonly counts: readonly AreaCounts[];
}

/** Every page with how many texts it has and what is left to do on them. */
export function AreaTable({ areas, counts }: AreaTableProps) {
  const t = useT();
  const columns = [messages.texts, messages.changed, messages.stale];
  return (
    <Table caption={t(messages.title)} quietCaption className="admin-collections">
      <thead>
        <tr>
          <th scope="col">{t(messages.page)}</th>
          {columns.map((column) => (
            <th key={String(column.en)} scope="col" className="numeric">
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {areas.map(({ name, title }) => {
          const row = counts.find(({ area }) => area === name);
          return (
            <tr key={name} data-admin-row="">
              <th scope="row">
                <Link
                  to={siteTextHref({ search: "", area: name, mark: null })}
                  className="admin-collection-link"
                >
                  {t(title)} <Companion of={title} />
                </Link>
              </th>
              <td className="numeric" data-label={t(messages.texts)}>
                {row?.texts ?? 0}
              </td>
              <Count n={row?.changed ?? 0} label={t(messages.changed)} />
              <Count n={row?.stale ?? 0} label={t(messages.stale)} todo />
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

function Count({ n, label, todo = false }: { n: number; label: string; todo?: boolean }) {
  return (
    <td
      className={n === 0 ? "numeric admin-none" : todo ? "numeric admin-todo" : "numeric"}
      data-label={label}
    >
      {n}
    </td>
  );
}

interface WordRowsProps {
  readonly texts: readonly SiteText[];
  readonly areas: readonly WordArea[];
  /** The list is of one page, whose name need not stand at every text. */
  readonly oneArea: boolean;
}

/** Texts as they are said now, each in both languages. */
export function WordRows({ texts, areas, oneArea }: WordRowsProps) {
  const t = useT();
  const titles = new Map(areas.map(({ name, title }) => [name, title]));
  return (
    <ul className="admin-rows">
      {texts.map((text) => {
        const area = titles.get(text.area);
        return (
          <li key={text.key} className="site-text-row" data-admin-row="">
            <Link to={adminPath(`/admin/words/${text.key}`)} className="site-text-link" lang="en">
              {shownForm(text.en ?? text.source.en)}
            </Link>
            <span lang="ga" className="voice">
              {shownForm(text.ga ?? text.source.ga)}
            </span>
            <span className="admin-row-marks">
              {!oneArea && area && <small className="muted">{t(area)}</small>}
              <WordMarks text={text} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** What is left to do on a text, in words. */
export function WordMarks({ text }: { text: SiteText }) {
  const t = useT();
  return (
    <>
      {text.locked && <Tag>{t(messages.locked)}</Tag>}
      {marksOf(text).map((mark) => (
        <Tag key={mark} variant={MARK_VARIANTS[mark]}>
          {t(MARK_MESSAGES[mark])}
        </Tag>
      ))}
    </>
  );
}

/** Words of staff that the site no longer says, to be copied elsewhere. */
export function LeftWordsList({ left }: { left: readonly LeftWords[] }) {
  const t = useT();
  return (
    <section className="admin-section" aria-labelledby="left-words">
      <h2 id="left-words" className="step-1">
        {t(messages.leftTitle)}
      </h2>
      <p className="muted">{t(messages.leftText)}</p>
      <ul className="admin-rows">
        {left.map(({ key, en, ga }) => (
          <li key={key} className="site-text-row">
            <small className="muted">{key}</small>
            {en && <span lang="en">{shownForm(en)}</span>}
            {ga && (
              <span lang="ga" className="voice">
                {shownForm(ga)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
