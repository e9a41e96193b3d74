import { Form, Link } from "react-router";
import type { Message } from "#app/i18n/message.ts";
import * as words from "#app/i18n/messages/words-admin.ts";
import { Companion, useT } from "#app/i18n/use-t.tsx";
import { Button } from "#app/ui/button.tsx";
import { SearchField } from "#app/ui/search-field.tsx";
import { Table } from "#app/ui/table.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { type AreaCounts, shownForm, WORD_MARKS, type WordsQuery, wordsHref } from "../../words/filter.ts";
import { type LeftWords, marksOf, type SiteText, type WordArea, type WordMark } from "../../words/words.ts";
import "./collection-table.css";

const MARK_WORDS: Readonly<Record<WordMark, Message>> = {
  changed: words.changed,
  missing: words.missing,
  stale: words.stale,
  "source-changed": words.sourceChanged,
};

const MARK_VARIANTS = { changed: "tint", missing: "fault", stale: "warn", "source-changed": "warn" } as const;

/** Search, page and state; all of it stands in the address. */
export function WordsFilter({ query, areas }: { query: WordsQuery; areas: readonly WordArea[] }) {
  const t = useT();
  return (
    <div className="stack-4">
      <Form method="get" role="search" className="words-search" key={wordsHref(query)}>
        {query.mark && <input type="hidden" name="state" value={query.mark} />}
        <SearchField label={t(words.searchLabel)} name="search" defaultValue={query.search} />
        <select className="input" name="page" defaultValue={query.area} aria-label={t(words.page)}>
          <option value="">{t(words.allPages)}</option>
          {areas.map(({ name, title }) => (
            <option key={name} value={name}>
              {t(title)}
            </option>
          ))}
        </select>
        <Button type="submit" variant="outline" small>
          {t(words.find)}
        </Button>
      </Form>
      <nav className="chips" aria-label={t(words.state)}>
        {[null, ...WORD_MARKS].map((mark) => (
          <Link
            key={mark ?? "all"}
            className="chip"
            to={wordsHref({ ...query, mark })}
            {...(mark === query.mark && { "aria-current": "page" as const })}
          >
            {t(mark ? MARK_WORDS[mark] : words.everything)}
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
  const columns = [words.texts, words.changed, words.missing, words.stale];
  return (
    <Table caption={t(words.title)} quietCaption className="desk-collections">
      <thead>
        <tr>
          <th scope="col">{t(words.page)}</th>
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
            <tr key={name} data-desk-row="">
              <th scope="row">
                <Link to={wordsHref({ search: "", area: name, mark: null })} className="desk-collection-link">
                  {t(title)} <Companion of={title} />
                </Link>
              </th>
              <td className="numeric" data-label={t(words.texts)}>
                {row?.texts ?? 0}
              </td>
              <Count n={row?.changed ?? 0} label={t(words.changed)} />
              <Count n={row?.missing ?? 0} label={t(words.missing)} todo />
              <Count n={row?.stale ?? 0} label={t(words.stale)} todo />
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

function Count({ n, label, todo = false }: { n: number; label: string; todo?: boolean }) {
  return (
    <td className={n === 0 ? "numeric desk-none" : todo ? "numeric desk-todo" : "numeric"} data-label={label}>
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
    <ul className="desk-rows">
      {texts.map((text) => {
        const area = titles.get(text.area);
        return (
          <li key={text.key} className="words-row" data-desk-row="">
            <Link to={`/admin/words/${text.key}`} className="words-link" lang="en">
              {shownForm(text.en ?? text.source.en)}
            </Link>
            <span lang="ga" className="voice">
              {shownForm(text.ga ?? text.source.ga)}
            </span>
            <span className="desk-row-marks">
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
      {text.locked && <Tag>{t(words.locked)}</Tag>}
      {marksOf(text).map((mark) => (
        <Tag key={mark} variant={MARK_VARIANTS[mark]}>
          {t(MARK_WORDS[mark])}
        </Tag>
      ))}
    </>
  );
}

/** Words of staff that the site no longer says, to be copied elsewhere. */
export function LeftWordsList({ left }: { left: readonly LeftWords[] }) {
  const t = useT();
  return (
    <section className="desk-section" aria-labelledby="left-words">
      <h2 id="left-words" className="step-1">
        {t(words.leftTitle)}
      </h2>
      <p className="muted">{t(words.leftText)}</p>
      <ul className="desk-rows">
        {left.map(({ key, en, ga }) => (
          <li key={key} className="words-row">
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
