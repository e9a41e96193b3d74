import type { AuditEntry } from "#app/features/audit/audit.ts";
import type { CommentView } from "#app/features/comments/comments.ts";
import type { StaffMember } from "#app/features/identity/identity.ts";

/** What the page of an order shows beside the order. */
export interface OrderWork {
  readonly assigneeId: string | null;
  /** The price list that prices of its lines came from, as it was called then. Staff alone see it. */
  readonly priceList: string | null;
  /** The customer; null where no customer has the order’s address. */
  readonly customerId: string | null;
  /** The staff who may be given orders. */
  readonly staff: readonly StaffMember[];
  readonly comments: readonly CommentView[];
  readonly history: readonly AuditEntry[];
  /** Names of staff and customers, by id. */
  readonly names: Readonly<Record<string, string>>;
  readonly viewerId: string;
}
