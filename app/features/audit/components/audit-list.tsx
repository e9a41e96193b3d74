import * as messages from "#app/i18n/messages/admin/audit.ts";
import { SENTENCES } from "#app/i18n/messages/admin/audit-sentences.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { SearchField } from "#app/ui/forms/search-field.tsx";
import { ColumnChoice } from "#app/ui/tables/column-choice.tsx";
import { FilterSelect, ListFilter } from "#app/ui/tables/list-filter.tsx";
import { columnMessages, type ListColumn, ListTable } from "#app/ui/tables/list-table.tsx";
import { When } from "#app/ui/when.tsx";
import { AUDIT_COLUMNS, type AuditColumn, type AuditEntry, type AuditQuery, auditList } from "../audit.ts";
import { listFacts } from "../facts.ts";
import { SubjectLink } from "./subject-link.tsx";

interface AuditFilterProps {
  readonly query: AuditQuery;
  /** The people who can be chosen. */
  readonly staff: readonly { readonly id: string; readonly name: string }[];
  readonly count: React.ReactNode;
}

type NamedEntry = AuditEntry & {
  /** The person who did it; null for the system, undefined for somebody who has left. */
  readonly actor: string | null | undefined;
};

const COLUMNS: Readonly<Record<AuditColumn, ListColumn<NamedEntry>>> = {
  at: { label: messages.at, cell: ({ at }) => <When at={at} /> },
  actor: { label: messages.actor, cell: ({ actor }) => <Actor name={actor} /> },
  subject: {
    label: messages.subject,
    cell: (entry) => <SubjectLink type={entry.subjectType} id={entry.subjectId} />,
  },
  details: { label: messages.details, cell: (entry) => <Details entry={entry} /> },
};

/** Search, actor and columns; all of it is in the address. */
export function AuditFilter({ query, staff, count }: AuditFilterProps) {
  const t = useT();
  return (
    <ListFilter
      key={auditList.href(query)}
      columns={<ColumnChoice all={AUDIT_COLUMNS} chosen={query.columns} labels={columnMessages(COLUMNS)} />}
      count={count}
    >
      <SearchField label={t(messages.search)} name="search" defaultValue={query.search} />
      <FilterSelect name="actor" label={messages.actor} any={messages.anybody} value={query.actor}>
        {[["system", t(messages.system)], ...staff.map(({ id, name }) => [id, name] as const)]}
      </FilterSelect>
    </ListFilter>
  );
}

interface AuditTableProps {
  readonly entries: readonly AuditEntry[];
  /** Names by id; who has left has none. */
  readonly names: Readonly<Record<string, string>>;
  readonly columns: readonly AuditColumn[];
}

/** The table of changes: the person, the action and its subject, the newest first. */
export function AuditTable({ entries, names, columns }: AuditTableProps) {
  const rows = entries.map((entry) => ({
    ...entry,
    actor: entry.actorId === null ? null : names[entry.actorId],
  }));
  return (
    <ListTable
      caption={messages.title}
      rows={rows}
      keyOf={({ id }) => id}
      head={{ label: messages.action, cell: ({ action }) => <Sentence action={action} /> }}
      columns={COLUMNS}
      chosen={columns}
    />
  );
}

function Actor({ name }: { name: string | null | undefined }) {
  const t = useT();
  return name === null ? t(messages.system) : <bdi>{name ?? t(messages.gone)}</bdi>;
}

/** What was done; an action of a later version is shown as it is. */
function Sentence({ action }: { action: string }) {
  const t = useT();
  const words = SENTENCES[action];
  return words ? t(words) : action;
}

function Details({ entry }: { entry: AuditEntry }) {
  const facts = listFacts(entry.details, useLocale(), entry.subjectType);
  // Without any there is no cell on a phone, where its label would be alone.
  return facts.length > 0 && <span className="muted">{facts.join(" · ")}</span>;
}
