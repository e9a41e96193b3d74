import {
  type PaymentUnavailable,
  type PayResult,
  payOrder,
} from "#app/features/checkout/pay-order.server.ts";
import type { PlaceOrderRefusal } from "#app/features/orders/place-order.server.ts";
import { getOrderOfDraft } from "#app/features/orders/queries.server.ts";
import { activeProvider, type PaymentContext } from "#app/features/payments/providers.server.ts";
import { type Result, refuse } from "#app/lib/result.ts";
import { placeDraft } from "../complete/place-draft.server.ts";
import type { DraftView } from "../drafts.ts";
import { type LinkState, linkStateOf } from "./payment-link.ts";

export type LinkRefusal =
  | { readonly kind: Exclude<LinkState, "open" | "ordered"> }
  | { readonly kind: "no-payment" }
  | PlaceOrderRefusal
  | PaymentUnavailable;

/**
 * The customer orders by a payment link, and goes to the payment page. A link used again, also at the same moment, leads
 * to the same order and the same payment page.
 */
export async function orderByLink(
  context: PaymentContext,
  draft: DraftView,
  link: number,
): Promise<Result<PayResult, LinkRefusal>> {
  const { db, clock } = context;
  const known = await getOrderOfDraft(db, draft.id);
  if (known) return payOrder(context, known);
  const state = linkStateOf(draft, link, clock.now());
  if (state !== "open" && state !== "ordered") return refuse({ kind: state });
  const provider = activeProvider(context)?.name;
  if (provider === undefined || draft.heldUntil === null) return refuse({ kind: "no-payment" });
  const placed = await placeDraft(context, draft, {
    provider,
    expiresAt: draft.heldUntil,
    actorId: null,
    isStill: (locked, now) => linkStateOf(locked, link, now) === "open",
  });
  return placed.ok ? payOrder(context, placed.value) : placed;
}
