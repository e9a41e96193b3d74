import { adminPath } from "#app/i18n/admin-path.ts";
import { columnParams, readColumns } from "#app/lib/column-choice.ts";
import { isId } from "#app/lib/ids.ts";
import { queryText } from "#app/lib/text/query-text.ts";

/** One line of the log of changes. */
export interface AuditEntry {
  readonly id: string;
  readonly at: Date;
  /** Null for the system itself. */
  readonly actorId: string | null;
  readonly action: string;
  readonly subjectType: string;
  readonly subjectId: string | null;
  readonly details: Record<string, unknown>;
}

/** Columns that can be left out; what was done always is. */
export const AUDIT_COLUMNS = ["at", "actor", "subject", "details"] as const;

export type AuditColumn = (typeof AUDIT_COLUMNS)[number];

/** What the address of the log asks for. */
export interface AuditQuery {
  /** Part of an action or a kind of subject, or the whole id of a subject. */
  readonly search: string;
  /** Whose changes: a user's id, "system", or "" for everybody's. */
  readonly actor: string;
  readonly columns: readonly AuditColumn[];
  /** The id of the last entry already shown; empty at the start. */
  readonly before: string;
}

/** Reads `?search=&actor=&col=&before=`. */
export function parseAuditQuery(params: URLSearchParams): AuditQuery {
  const before = queryText(params, "before");
  return {
    search: queryText(params),
    actor: queryText(params, "actor"),
    columns: readColumns(params, AUDIT_COLUMNS),
    before: isId(before) ? before : "",
  };
}

/** The same as the database is asked. */
export function auditFilter({ search, actor, before }: AuditQuery) {
  return {
    search,
    actorId: actor === "" ? undefined : actor === "system" ? null : actor,
    before: before === "" ? undefined : before,
  };
}

/** The address of the log, or of its export. */
export function auditHref(
  { search, actor, columns, before }: AuditQuery,
  page: string = adminPath("/admin/audit"),
): string {
  const params = new URLSearchParams({
    ...(search && { search }),
    ...(actor && { actor }),
    ...columnParams(columns, AUDIT_COLUMNS),
    ...(before && { before }),
  });
  return params.size > 0 ? `${page}?${params}` : page;
}

/** Where a subject has a page of its own in the back office. */
export function subjectHref(type: string, id: string | null): string | null {
  return id !== null && /^[\w-]+$/.test(id) ? (SUBJECT_PAGES[type]?.(id) ?? null) : null;
}

const SUBJECT_PAGES: Readonly<Record<string, (id: string) => string>> = {
  order: (id) => adminPath(`/admin/orders/${id}`),
  enquiry: (id) => adminPath(`/admin/enquiries/${id}`),
  user: (id) => adminPath(`/admin/users/${id}`),
  mail: (id) => adminPath(`/admin/mail/${id}`),
  "hire-item": (id) => adminPath(`/admin/hire/items/${id}`),
  "hire-group": (id) => adminPath(`/admin/hire/groups/${id}`),
  hire: (id) => adminPath(`/admin/hire/hires/${id}`),
  venue: (id) => adminPath(`/admin/hire/venues/${id}`),
  vehicle: (id) => adminPath(`/admin/hire/vehicles/${id}`),
  quote: (id) => adminPath(`/admin/hire/quotes/${id}`),
  media: (id) => adminPath(`/admin/media/${id}`),
};
