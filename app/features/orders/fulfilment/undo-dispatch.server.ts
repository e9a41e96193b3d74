import { type Db, inTransaction } from "#app/db/client.server.ts";
import { dropQueuedMails } from "#app/features/mail/drop-queued-mails.server.ts";
import type { Clock } from "#app/lib/clock.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { lockOrder, reopenOrder } from "../transition-order.server.ts";
import { undoUntil } from "./fulfilment.ts";

export type UndoDispatchRefusal =
  | { readonly kind: "unknown-order" }
  /** Somebody else has done something to the order since the form was made. */
  | { readonly kind: "changed-meanwhile" }
  /** Not dispatched, or refunded since. */
  | { readonly kind: "not-allowed" }
  | { readonly kind: "undo-too-late" };

/**
 * Takes the dispatch of an order back within ten minutes: it is paid and waits for its goods again, also on its
 * customer's page. A mail about the dispatch that still waits in the outbox is not sent; one that was sent stays.
 */
export async function undoDispatch(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  { orderId, seen, actorId }: { readonly orderId: string; readonly seen: number; readonly actorId: string },
): Promise<Result<null, UndoDispatchRefusal>> {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const locked = await lockOrder(tx, orderId);
    if (!locked) return refuse({ kind: "unknown-order" });
    if (locked.version !== seen) return refuse({ kind: "changed-meanwhile" });
    if (locked.state !== "completed" || locked.dispatchedAt === null) return refuse({ kind: "not-allowed" });
    if (undoUntil(locked.dispatchedAt) < now) return refuse({ kind: "undo-too-late" });
    const about = { subjectType: "order", subjectId: orderId, kind: "order-dispatched" } as const;
    const unsent = await dropQueuedMails(tx, { ...about, now });
    await reopenOrder(
      tx,
      { ...locked, state: locked.state },
      {
        now,
        actorId,
        action: "order.dispatch-undone",
        set: {
          dispatchedAt: null,
          completedAt: null,
          carrier: null,
          trackingNumber: null,
          trackingUrl: null,
        },
        details: { mailed: unsent === 0 },
      },
    );
    return ok(null);
  });
}
