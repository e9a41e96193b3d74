import type { Role } from "#app/features/identity/identity.ts";
import { can, type Permission } from "#app/features/identity/permissions.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { NOTIFICATION_KINDS } from "./enums.ts";

export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** A notification as its list shows it. */
export interface NotificationRow {
  readonly id: string;
  readonly kind: NotificationKind;
  readonly subjectId: string;
  readonly label: string;
  readonly createdAt: Date;
  readonly isRead: boolean;
}

/**
 * The roles that are told of each kind, and the address it leads to; of two addresses the first that the roles may
 * open.
 */
const KINDS: Readonly<Record<NotificationKind, readonly (readonly [Permission, (id: string) => string])[]>> =
  {
    order: [
      ["orders", (id) => adminPath(`/admin/orders/${id}`)],
      ["packing", (id) => adminPath(`/admin/packing/${id}`)],
    ],
    "invoice-order": [["orders", (id) => adminPath(`/admin/orders/${id}`)]],
    "refund-to-transfer": [["orders", (id) => adminPath(`/admin/orders/${id}`)]],
    "new-enquiry": [["enquiries", (id) => adminPath(`/admin/enquiries/${id}`)]],
    enquiry: [["enquiries", (id) => adminPath(`/admin/enquiries/${id}`)]],
    "quote-accepted": [["hires", (id) => adminPath(`/admin/hire/quotes/${id}`)]],
    "quote-refused": [["hires", (id) => adminPath(`/admin/hire/quotes/${id}`)]],
    "quote-declined": [["hires", (id) => adminPath(`/admin/hire/quotes/${id}`)]],
    "quote-request": [["hires", (id) => adminPath(`/admin/hire/quotes/${id}`)]],
    "hire-request": [["hires", (id) => adminPath(`/admin/hire/hires/${id}`)]],
    mail: [["system", (id) => adminPath(`/admin/mail/${id}`)]],
    shortage: [["hires", () => adminPath("/admin/hire/shortages")]],
    webhook: [["system", (id) => adminPath(`/admin/settings/webhooks/${id}`)]],
    import: [["products", (id) => adminPath(`/admin/import/${id}`)]],
  };

/** Kinds that somebody with these roles is told of. */
export function kindsFor(roles: readonly Role[]): readonly NotificationKind[] {
  return NOTIFICATION_KINDS.filter((kind) => KINDS[kind].some(([permission]) => can(roles, permission)));
}

/** The address that a notification leads somebody with these roles to. */
export function notificationHref(
  roles: readonly Role[],
  { kind, subjectId }: Pick<NotificationRow, "kind" | "subjectId">,
): string {
  const way = KINDS[kind].find(([permission]) => can(roles, permission));
  return way ? way[1](subjectId) : adminPath("/admin");
}
