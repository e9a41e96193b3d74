import type { Tx } from "#app/db/client.server.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { addCollected } from "#app/features/orders/fulfilment/collected-pieces.server.ts";
import { transitionFulfilment } from "#app/features/orders/fulfilment/transition-fulfilment.server.ts";
import { isPaid } from "#app/features/orders/order-states.ts";
import type { RecordedMethod } from "#app/features/orders/orders.ts";
import { getOrder } from "#app/features/orders/queries.server.ts";
import { lockOrder } from "#app/features/orders/transition-order.server.ts";
import type { PaymentContext } from "#app/features/payments/providers.server.ts";
import {
  type MoneyRefusal,
  type RecordedMoney,
  refusalOfMoney,
  settleRecorded,
  writeRecordedMoney,
} from "#app/features/payments/record-transfer.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { addMs, DAY_MS } from "#app/lib/time/clock.ts";
import { irishDate } from "#app/lib/time/irish-time.ts";
import type { DraftAsk } from "../change-draft.server.ts";
import { type PlaceRefusal, placeDraft } from "./place-draft.server.ts";
import { prepareCompletion } from "./prepare-completion.server.ts";

interface CounterSale extends DraftAsk {
  /** How it was paid; null: not chosen. */
  readonly method: Exclude<RecordedMethod, "transfer"> | null;
  /** What the slip of the terminal calls it; cash needs none. */
  readonly reference: string;
  readonly confirmed: boolean;
}

type CounterRefusal = PlaceRefusal | MoneyRefusal | { readonly kind: "no-method" };

/**
 * Places the order of a draft that was paid at the counter with its payment, in one transaction; goods that are not to be
 * delivered are handed over with it. Should the process end before the invoice is made, the reconciler settles the order.
 */
export async function sellAtCounter(
  context: PaymentContext,
  { method, reference, confirmed, ...ask }: CounterSale,
): Promise<Result<{ readonly isPaid: boolean }, CounterRefusal>> {
  const now = context.clock.now();
  if (method === null) return refuse({ kind: "no-method" });
  const money = { method, reference, receivedOn: irishDate(now) };
  const refused = refusalOfMoney(money, now);
  if (refused) return refuse(refused);
  const prepared = await prepareCompletion(context.db, { ...ask, holdsStock: true });
  if (!prepared.ok) return prepared;
  const draft = prepared.value;
  const { actorId, version } = ask;
  const expiresAt = addMs(now, DAY_MS);
  if (!confirmed) return refuse({ kind: "to-confirm", total: draft.total, until: expiresAt });
  let isRecorded = false;
  const placed = await placeDraft(context, draft, {
    provider: "invoice",
    expiresAt,
    actorId,
    atCounter: true,
    afterStored: async (tx, orderId) => {
      await recordSale(tx, { orderId, money, actorId, now });
      isRecorded = true;
    },
    isStill: (locked) => locked.version === version && (locked.state === "open" || locked.state === "sent"),
  });
  if (!placed.ok) return placed;
  // An order of the same draft was placed meanwhile, without this payment.
  if (!isRecorded) return refuse({ kind: "closed" });
  const { id } = placed.value;
  await settleRecorded(context, id);
  const order = await getOrder(context.db, id);
  return ok({ isPaid: order !== null && isPaid(order.state) });
}

/** The payment and, of goods that are taken along, the collection. */
async function recordSale(
  tx: Tx,
  {
    orderId,
    money,
    actorId,
    now,
  }: {
    readonly orderId: string;
    readonly money: RecordedMoney;
    readonly actorId: string;
    readonly now: Date;
  },
): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (!order || !(await writeRecordedMoney(tx, order, money, { actorId, now })))
    throw new Error("An order that was just placed takes no payment");
  if (order.deliveryMethod !== "collection") return;
  await addCollected(tx, orderId, "all");
  await transitionFulfilment(tx, orderId, "collected", { now, set: { completedAt: now } });
  await addAuditEntry(tx, {
    actorId,
    action: "order.collected",
    subjectType: "order",
    subjectId: orderId,
    details: { number: order.number },
  });
}
