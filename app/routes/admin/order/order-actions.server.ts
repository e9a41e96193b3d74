import type { AdminAnswer, OrderAction } from "#app/features/orders/admin-answer.ts";
import { ORDER_LIMITS } from "#app/features/orders/text-limits.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { Cents } from "#app/lib/money.ts";
import type { Result } from "#app/lib/result.ts";
import type { Flash, PlainFlash } from "#app/ui/flash/flash.ts";
import { type ResourceWork, resourceAction } from "../../../http/actions/resource-action.server.ts";
import { withLimits } from "../../../http/actions/text-limits.ts";

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

/**
 * The action of an order's resource. Done, it leads to the order's page in the list that it was opened from, which says
 * what `flash` makes of the outcome.
 */
export function orderAction<Done>(
  action: OrderAction,
  change: (work: OrderWork) => Promise<Result<Done, Refusal>>,
  flash: (done: Done) => Flash | PlainFlash = () => "order-changed",
) {
  return resourceAction<Done, Refusal, AdminAnswer>(
    withLimits(ORDER_LIMITS, ({ who: { id: orderId, ...who }, ...work }: ResourceWork) =>
      change({ ...work, who: { orderId, ...who } }),
    ),
    {
      done: ({ id, pattern }, done) => ({
        path: adminPath(`/admin/${listOf(pattern)}/${id}`),
        flash: flash(done),
      }),
      refused: ({ kind, amount = null, position = null }, values) => ({
        action,
        kind,
        amount,
        position,
        values,
      }),
    },
  );
}

/** Packing shows orders on pages of its own, with the same forms. */
function listOf(pattern: string): "orders" | "packing" {
  return pattern.includes("admin/packing/") ? "packing" : "orders";
}
