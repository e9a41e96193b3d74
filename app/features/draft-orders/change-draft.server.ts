import { eq } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { nextVersion } from "#app/db/columns.ts";
import { draftOrders } from "#app/db/schema/shop/draft-orders.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import type { DraftView } from "./drafts.ts";
import { lockDraft } from "./queries.server.ts";

interface DraftChange {
  readonly now: Date;
  /** The acting staff member; null for the customer. */
  readonly actorId: string | null;
  readonly action: string;
  readonly set: Partial<Omit<typeof draftOrders.$inferInsert, "version">>;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Changes a locked draft and raises its version. The only writer of stored drafts. */
export async function changeDraft(
  tx: Tx,
  draft: DraftView,
  { now, actorId, action, set, details = {} }: DraftChange,
): Promise<void> {
  await tx
    .update(draftOrders)
    .set({ ...set, ...nextVersion(draftOrders, now) })
    .where(eq(draftOrders.id, draft.id));
  await addAuditEntry(tx, {
    actorId,
    action,
    subjectType: "draft-order",
    subjectId: draft.id,
    details: { number: draft.number, ...details },
  });
}

export interface DraftAsk {
  readonly draftId: string;
  /** The version of the draft that the form was made from. */
  readonly version: number;
  readonly actorId: string;
}

export type DraftRefusal =
  | { readonly kind: "not-found" }
  /** Somebody has changed the draft since. */
  | { readonly kind: "conflict" }
  /** An order was placed of it, or it was cancelled. */
  | { readonly kind: "closed" };

/** Locks a draft that can still be changed, as the person who changes it has seen it. */
export async function lockChangeable(
  tx: Tx,
  { draftId, version }: Pick<DraftAsk, "draftId" | "version">,
): Promise<Result<DraftView, DraftRefusal>> {
  const draft = await lockDraft(tx, draftId);
  if (!draft) return refuse({ kind: "not-found" });
  if (draft.state === "ordered" || draft.state === "cancelled") return refuse({ kind: "closed" });
  return draft.version === version ? ok(draft) : refuse({ kind: "conflict" });
}

/** Gives a draft up: its payment link opens nothing any more. */
export function cancelDraft(db: Db, ask: DraftAsk, now: Date): Promise<Result<null, DraftRefusal>> {
  return inTransaction(db, async (tx) => {
    const draft = await lockChangeable(tx, ask);
    if (!draft.ok) return draft;
    const { actorId } = ask;
    const set = { state: "cancelled" } as const;
    await changeDraft(tx, draft.value, { now, actorId, action: "draft-order.cancelled", set });
    return ok(null);
  });
}
