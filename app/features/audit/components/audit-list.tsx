import { Form, Link } from "react-router";
import { formatDateTime } from "#app/i18n/formats.ts";
import * as words from "#app/i18n/messages/audit.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { Button } from "#app/ui/button.tsx";
import { SearchField } from "#app/ui/search-field.tsx";
import { Table } from "#app/ui/table.tsx";
import { type AuditEntry, type AuditQuery, subjectHref } from "../audit.ts";

interface AuditFilterProps {
  readonly query: AuditQuery;
  /** Who can be chosen. */
  readonly staff: readonly { readonly id: string; readonly name: string }[];
}

/** Search and actor; both stand in the address. */
export function AuditFilter({ query, staff }: AuditFilterProps) {
  const t = useT();
  return (
    <Form method="get" role="search" className="flex flex-wrap items-center gap-3">
      <SearchField label={t(words.search)} name="search" defaultValue={query.search} key={query.search} />
      <select
        name="actor"
        aria-label={t(words.actor)}
        className="input w-auto"
        defaultValue={query.actor}
        key={`by ${query.actor}`}
      >
        <option value="">{t(words.anybody)}</option>
        <option value="system">{t(words.system)}</option>
        {staff.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <Button type="submit" look="line" small>
        {t(words.find)}
      </Button>
    </Form>
  );
}

interface AuditTableProps {
  readonly entries: readonly AuditEntry[];
  /** By id; who has left has none. */
  readonly names: Readonly<Record<string, string>>;
}

/** Who did what to what, the newest first. */
export function AuditTable({ entries, names }: AuditTableProps) {
  const t = useT();
  const locale = useLocale();
  return (
    <Table caption={t(words.title)} quietCaption>
      <thead>
        <tr>
          {[words.at, words.actor, words.action, words.subject, words.details].map((head) => (
            <th key={t(head)} scope="col">
              {t(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id} data-desk-row="">
            <td className="whitespace-nowrap">
              <time dateTime={entry.at.toISOString()}>{formatDateTime(locale, entry.at)}</time>
            </td>
            <td>
              {entry.actorId === null ? t(words.system) : <bdi>{names[entry.actorId] ?? t(words.gone)}</bdi>}
            </td>
            <th scope="row">{entry.action}</th>
            <td>
              <Subject entry={entry} />
            </td>
            <td className="break-words text-soft">
              {Object.entries(entry.details)
                .map(
                  ([name, value]) => `${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`,
                )
                .join(" · ")}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Subject({ entry: { subjectType, subjectId } }: { entry: AuditEntry }) {
  const href = subjectHref(subjectType, subjectId);
  const short = subjectId === null ? "" : subjectId.slice(-8);
  const text = `${subjectType} ${short}`.trim();
  return href ? (
    <Link className="link" to={href}>
      {text}
    </Link>
  ) : (
    text
  );
}
