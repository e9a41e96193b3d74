import type { AdminAnswer, OrderAction } from "#app/features/orders/admin-answer.ts";
import type { FulfilmentStep } from "#app/features/orders/fulfilment/fulfilment.ts";
import type { WithdrawalRefund } from "#app/features/payments/refunds/refund-withdrawal.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { Cents } from "#app/lib/money.ts";
import type { Result } from "#app/lib/result.ts";
import type { Flash, PlainFlash } from "#app/ui/flash/flash.ts";
import { type ResourceWork, resourceAction } from "./resource-action.server.ts";

interface Refusal {
  readonly kind: string;
  readonly amount?: Cents;
  readonly position?: number;
}

/** What an action of an order works with. */
interface OrderWork extends Omit<ResourceWork, "who"> {
  /** The order, the version that the page showed, and who acts. */
  readonly who: { readonly orderId: string; readonly version: number; readonly actorId: string };
}

/** The action of an order's resource. Done, it leads to the order's page in the list that it was opened from. */
export function orderAction(
  action: OrderAction,
  change: (work: OrderWork) => Promise<Result<unknown, Refusal>>,
) {
  return resourceAction(
    ({ who: { id: orderId, ...who }, ...work }) => change({ ...work, who: { orderId, ...who } }),
    {
      done: ({ id, pattern }, value) => ({
        path: adminPath(`/admin/${listOf(pattern)}/${id}`),
        flash: flashOf(action, pattern, value),
      }),
      refused: ({ kind, amount = null, position = null }, values): AdminAnswer => ({
        action,
        kind,
        amount,
        position,
        values,
      }),
    },
  );
}

function flashOf(action: OrderAction, pattern: string, value: unknown): Flash {
  if (action === "transfers") return { name: "order-paid" };
  if (action === "fulfilments") return { name: fulfilled(value) };
  if (action !== "refunds") return { name: "order-changed" };
  if (pattern.endsWith("/settlement")) return { name: "order-refund-sent" };
  const { isSettled, missing } = (value ?? {}) as Partial<WithdrawalRefund>;
  if (missing) return { name: "order-refunded-open", amount: missing };
  if (missing === 0) return { name: isSettled ? "order-refunded-settled" : "order-refunded-to-settle" };
  return { name: "order-refunded" };
}

/** Of the steps that end a person's work with the goods; the others show on the page. */
function fulfilled(value: unknown): PlainFlash {
  const { step } = (value ?? {}) as { readonly step?: FulfilmentStep["kind"] };
  return step === "dispatched" || step === "ready" || step === "collected"
    ? `order-${step}`
    : "order-changed";
}

/** Packing shows orders on pages of its own, with the same forms. */
function listOf(pattern: string): "orders" | "packing" {
  return pattern.includes("admin/packing/") ? "packing" : "orders";
}
