import {
  type AreaCounts,
  type SiteTextQuery,
  shownForm,
  siteTextList,
} from "#app/features/site-text/filter.ts";
import {
  marksOf,
  SITE_TEXT_MARKS,
  type SiteText,
  type SiteTextArea,
  type SiteTextMark,
  type UnusedSiteText,
} from "#app/features/site-text/site-text.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/content-admin/site-text-admin.ts";
import { Companion, useT } from "#app/i18n/use-t.tsx";
import { SearchField } from "#app/ui/forms/search-field.tsx";
import { Link } from "#app/ui/link.tsx";
import { LeftToDo } from "#app/ui/tables/left-to-do.tsx";
import { ListCount } from "#app/ui/tables/list-count.tsx";
import { FilterSelect, ListFilter } from "#app/ui/tables/list-filter.tsx";
import { type ListColumn, ListTable } from "#app/ui/tables/list-table.tsx";
import { choiceTabs } from "#app/ui/tables/list-tabs.tsx";
import { Tag } from "#app/ui/tag.tsx";

const MARK_MESSAGES: Readonly<Record<SiteTextMark, Message>> = {
  changed: messages.changed,
  stale: messages.stale,
  "source-changed": messages.sourceChanged,
};

const MARK_VARIANTS = { changed: "tint", stale: "warn", "source-changed": "warn" } as const;

interface FilterProps {
  readonly query: SiteTextQuery;
  readonly areas: readonly SiteTextArea[];
  /** Texts that the filters leave, of all; null while nothing narrows the list. */
  readonly counts: { readonly n: number; readonly all: number } | null;
}

/** Search, page and state; all of it is in the address. */
export function SiteTextFilter({ query, areas, counts }: FilterProps) {
  const t = useT();
  const tabs = choiceTabs([null, ...SITE_TEXT_MARKS], query.mark, (mark) => ({
    name: t(mark ? MARK_MESSAGES[mark] : messages.everything),
    to: siteTextList.href({ ...query, mark }),
  }));
  return (
    <ListFilter
      key={siteTextList.href(query)}
      hidden={query.mark && <input type="hidden" name="state" value={query.mark} />}
      tabs={{ label: t(messages.state), tabs }}
      count={counts && <ListCount {...counts} />}
    >
      <SearchField label={t(messages.searchLabel)} name="search" defaultValue={query.search} />
      <FilterSelect name="page" label={messages.page} any={messages.allPages} value={query.area}>
        {areas.map(({ name, title }) => [name, t(title)] as const)}
      </FilterSelect>
    </ListFilter>
  );
}

interface AreaTableProps {
  readonly areas: readonly SiteTextArea[];
  readonly counts: readonly AreaCounts[];
}

type AreaRow = SiteTextArea & Omit<AreaCounts, "area">;

const AREA_COLUMNS = {
  texts: { label: messages.texts, numeric: true, cell: ({ texts }) => texts },
  changed: { label: messages.changed, numeric: true, cell: ({ changed }) => changed },
  stale: { label: messages.stale, numeric: true, cell: ({ stale }) => <LeftToDo n={stale} /> },
} as const satisfies Readonly<Record<string, ListColumn<AreaRow>>>;

/** Every page with how many texts it has and what is left to do on them. */
export function AreaTable({ areas, counts }: AreaTableProps) {
  const byArea = new Map(counts.map((row) => [row.area, row]));
  const rows = areas.map((area) => ({
    ...area,
    texts: byArea.get(area.name)?.texts ?? 0,
    changed: byArea.get(area.name)?.changed ?? 0,
    stale: byArea.get(area.name)?.stale ?? 0,
  }));
  return (
    <ListTable
      caption={messages.title}
      rows={rows}
      keyOf={({ name }) => name}
      head={{ label: messages.page, cell: (row) => <AreaLink area={row} /> }}
      columns={AREA_COLUMNS}
      chosen={["texts", "changed", "stale"]}
    />
  );
}

function AreaLink({ area: { name, title } }: { readonly area: SiteTextArea }) {
  const t = useT();
  return (
    <>
      <Link className="link link-block" to={siteTextList.href({ search: "", area: name, mark: null })}>
        {t(title)}
      </Link>{" "}
      <Companion of={title} />
    </>
  );
}

interface SiteTextTableProps {
  readonly texts: readonly SiteText[];
  readonly areas: readonly SiteTextArea[];
  /** The list is of one page, whose name no text has to repeat. */
  readonly oneArea: boolean;
}

/** Texts as they are said now, each in both languages. */
export function SiteTextTable({ texts, areas, oneArea }: SiteTextTableProps) {
  const t = useT();
  const titles = new Map(areas.map(({ name, title }) => [name, t(title)]));
  const columns: Readonly<Record<"ga" | "page" | "state", ListColumn<SiteText>>> = {
    ga: { label: messages.irish, cell: ({ ga, source }) => <Irish text={shownForm(ga ?? source.ga)} /> },
    page: { label: messages.page, cell: ({ area }) => titles.get(area) },
    state: { label: messages.state, cell: (text) => <SiteTextMarks text={text} /> },
  };
  return (
    <ListTable
      caption={messages.texts}
      rows={texts}
      keyOf={({ key }) => key}
      head={{ label: messages.english, cell: (text) => <TextLink text={text} /> }}
      columns={columns}
      chosen={oneArea ? ["ga", "state"] : ["ga", "page", "state"]}
    />
  );
}

function TextLink({ text: { key, en, source } }: { readonly text: SiteText }) {
  return (
    <Link className="link link-block" to={adminPath(`/admin/site-text/${key}`)} lang="en">
      {shownForm(en ?? source.en)}
    </Link>
  );
}

function Irish({ text }: { readonly text: string }) {
  return (
    <span lang="ga" className="voice">
      {text}
    </span>
  );
}

/** What is left to do on a text, in words. */
export function SiteTextMarks({ text }: { text: SiteText }) {
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

const LEFT_COLUMNS = {
  en: { label: messages.english, cell: ({ en }) => en && <span lang="en">{shownForm(en)}</span> },
  ga: { label: messages.irish, cell: ({ ga }) => ga && <Irish text={shownForm(ga)} /> },
} as const satisfies Readonly<Record<string, ListColumn<UnusedSiteText>>>;

/** Words of staff that the site no longer says, to be copied elsewhere. */
export function UnusedSiteTextList({ left }: { left: readonly UnusedSiteText[] }) {
  const t = useT();
  return (
    <section className="stack-3" aria-labelledby="unused-site-texts">
      <h2 id="unused-site-texts" className="step-1">
        {t(messages.leftTitle)}
      </h2>
      <p className="muted">{t(messages.leftText)}</p>
      <ListTable
        caption={messages.leftTitle}
        rows={left}
        keyOf={({ key }) => key}
        head={{ label: messages.key, cell: ({ key }) => <code>{key}</code> }}
        columns={LEFT_COLUMNS}
        chosen={["en", "ga"]}
      />
    </section>
  );
}
