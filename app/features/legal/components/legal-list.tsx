import { Form } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatDate } from "#app/i18n/dates.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/content-admin/content-admin.ts";
import { Companion, useLocale, useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { ListTable } from "#app/ui/tables/list-table.tsx";
import { StateWord } from "#app/ui/tag.tsx";
import { LEGAL_PAGES, type LegalPageRow, type LegalTick } from "../legal-pages.ts";

interface LegalRow extends LegalPageRow {
  readonly title: Message;
}

const COLUMNS = {
  updated: { label: messages.legalUpdated, cell: (row: LegalRow) => <Updated row={row} /> },
  state: { label: messages.state, cell: ({ tick }: LegalRow) => <TickState tick={tick} /> },
  solicitor: { label: messages.legalSolicitor, cell: (row: LegalRow) => <TickForm row={row} /> },
};

/** The legal pages, and which of them the solicitor is noted to have read. Visitors do not see the marks. */
export function LegalList({ pages }: { pages: readonly LegalPageRow[] }) {
  const rows = pages.flatMap((page) => {
    const known = LEGAL_PAGES.find(({ path }) => path === page.path);
    return known ? [{ ...page, title: known.document.title }] : [];
  });
  return (
    <ListTable
      caption={messages.legalPages}
      rows={rows}
      keyOf={({ path }) => path}
      head={{ label: messages.legalPage, cell: (row) => <PageLink row={row} /> }}
      columns={COLUMNS}
      chosen={["updated", "state", "solicitor"]}
    />
  );
}

function PageLink({ row: { path, title } }: { readonly row: LegalRow }) {
  const t = useT();
  return (
    <>
      <a href={path} className="link link-block">
        {t(title)}
      </a>{" "}
      <Companion of={title} />{" "}
      <Link
        to={adminPath(`/admin/site-text?page=${path.slice(1)}`)}
        className="link"
        aria-label={`${t(messages.legalWords)}: ${t(title)}`}
      >
        {t(messages.legalWords)}
      </Link>
    </>
  );
}

function Updated({ row: { updated } }: { readonly row: LegalRow }) {
  const locale = useLocale();
  return <time dateTime={updated}>{formatDate(locale, new Date(updated))}</time>;
}

function TickState({ tick }: { tick: LegalTick | null }) {
  const t = useT();
  const locale = useLocale();
  if (!tick) return <StateWord state="warn">{t(messages.legalMark)}</StateWord>;
  const facts = { name: tick.by ?? t(messages.legalSomebody), day: formatDate(locale, new Date(tick.at)) };
  return (
    <StateWord state={tick.current ? "ok" : "warn"}>
      {t(tick.current ? messages.legalTicked : messages.legalChanged, facts)}
    </StateWord>
  );
}

function TickForm({ row: { path, title, seen, tick } }: { readonly row: LegalRow }) {
  const t = useT();
  const done = tick?.current ?? false;
  const label = t(done ? messages.legalUntick : messages.legalTick);
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="path" value={path} />
      <input type="hidden" name="seen" value={seen} />
      <SubmitButton
        variant={done ? "quiet" : "outline"}
        small
        name="done"
        value={done ? "no" : "yes"}
        aria-label={`${label}: ${t(title)}`}
      >
        {label}
      </SubmitButton>
    </Form>
  );
}
