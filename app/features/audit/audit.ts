import { adminPath } from "#app/i18n/admin-path.ts";
import { columnsField, idField, listQuery, type QueryOf, textField } from "#app/lib/list-query.ts";

/** One line of the log of changes. */
export interface AuditEntry {
  readonly id: string;
  readonly at: Date;
  /** The person who did it; null for the system itself. */
  readonly actorId: string | null;
  readonly action: string;
  readonly subjectType: string;
  readonly subjectId: string | null;
  readonly details: Record<string, unknown>;
}

/** Columns that can be left out; what was done always is. */
export const AUDIT_COLUMNS = ["at", "actor", "subject", "details"] as const;

export type AuditColumn = (typeof AUDIT_COLUMNS)[number];

export const auditList = listQuery(adminPath("/admin/audit"), {
  /** Part of an action or a kind of subject, or the whole id of a subject. */
  search: textField,
  /** The person whose changes are listed: a user's id, "system", or "" for everybody. */
  actor: textField,
  columns: columnsField(AUDIT_COLUMNS),
  /** The id of the last entry already shown; empty at the start. */
  before: idField,
});

/** What the address of the log asks for. */
export type AuditQuery = QueryOf<typeof auditList>;

/** The filter in the form in which the database is asked. */
export function auditFilter({ search, actor, before }: AuditQuery) {
  return {
    search,
    actorId: actor === "" ? undefined : actor === "system" ? null : actor,
    before: before === "" ? undefined : before,
  };
}

/** The address of a subject's page in the back office; null where it has none. */
export function subjectHref(type: string, id: string | null): string | null {
  return id !== null && /^[\w-]+$/.test(id) ? (SUBJECT_PAGES[type]?.(id) ?? null) : null;
}

const SUBJECT_PAGES: Readonly<Record<string, (id: string) => string>> = {
  order: (id) => adminPath(`/admin/orders/${id}`),
  "draft-order": (id) => adminPath(`/admin/orders/drafts/${id}`),
  customer: (id) => adminPath(`/admin/customers/${id}`),
  product: (id) => adminPath(`/admin/products/${id}`),
  "price-list": (id) => adminPath(`/admin/price-lists/${id}`),
  webhook: (id) => adminPath(`/admin/settings/webhooks/${id}`),
  discount: (id) => adminPath(`/admin/discounts/${id}`),
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
