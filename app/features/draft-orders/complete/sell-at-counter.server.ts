import { inTransaction } from "#app/db/client.server.ts";
import type { RecordedMethod } from "#app/features/orders/orders.ts";
import { lockOrder } from "#app/features/orders/transition-order.server.ts";
import type { PaymentContext } from "#app/features/payments/providers.server.ts";
import {
  type MoneyRefusal,
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
 * Places the order of a draft that was paid at the counter, and records the payment: its invoice is made at once. Should
 * the process end in between, the order waits for its payment like one on invoice.
 */
export async function sellAtCounter(
  context: PaymentContext,
  { method, reference, confirmed, ...ask }: CounterSale,
): Promise<Result<null, CounterRefusal>> {
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
  const placed = await placeDraft(context, draft, {
    provider: "invoice",
    expiresAt,
    actorId,
    isPaid: true,
    isStill: (locked) => locked.version === version && (locked.state === "open" || locked.state === "sent"),
  });
  if (!placed.ok) return placed;
  const { id } = placed.value;
  await inTransaction(context.db, async (tx) => {
    const order = await lockOrder(tx, id);
    if (order) await writeRecordedMoney(tx, order, money, { actorId, now });
  });
  await settleRecorded(context, id);
  return ok(null);
}
