import type { Tx } from "#app/db/client.server.ts";
import { payOrder } from "#app/features/checkout/pay-order.server.ts";
import { renderReceivedMails } from "#app/features/orders/emails/order-mails.server.tsx";
import {
  countryOf,
  type OrderDetails,
  type OrderView,
  type ProviderName,
} from "#app/features/orders/orders.ts";
import {
  type DraftChanged,
  type PlaceOrderRefusal,
  placeOrder,
} from "#app/features/orders/place-order.server.ts";
import type { PaymentContext } from "#app/features/payments/providers.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import type { DeliveryZone } from "#app/features/settings/settings.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { irishDayOf, startOfIrishDay } from "#app/lib/time/irish-time.ts";
import { changeDraft, type DraftAsk } from "../change-draft.server.ts";
import type { DraftView } from "../drafts.ts";
import { priceListOf } from "../editor/price-draft.ts";
import { lockDraft } from "../queries.server.ts";
import { detailsOf, discountOf, pricesOf } from "./order-of-draft.ts";
import { prepareCompletion } from "./prepare-completion.server.ts";
import type { CompleteRefusal } from "./send-link.server.ts";

export type PlaceRefusal =
  | CompleteRefusal
  | PlaceOrderRefusal
  /** The settings name no account for a transfer. */
  | { readonly kind: "no-account" }
  | { readonly kind: "days" };

/** Days to pay that staff may give. */
const MAX_DAYS = 90;

/**
 * Staff place the order of a draft for a customer who pays by transfer: the pro-forma goes out, the goods are held for the
 * days to pay. Called again, also at the same moment, it leads to the same order.
 */
export async function placeOnInvoice(
  context: PaymentContext,
  ask: DraftAsk & { readonly days: number; readonly confirmed: boolean },
): Promise<Result<OrderView, PlaceRefusal>> {
  const { days, version, actorId } = ask;
  if (!Number.isInteger(days) || days < 1 || days > MAX_DAYS) return refuse({ kind: "days" });
  const prepared = await prepareCompletion(context.db, { ...ask, holdsStock: true });
  if (!prepared.ok) return prepared;
  const draft = prepared.value;
  const { trade } = await getSettings(context.db);
  if (trade.iban === "") return refuse({ kind: "no-account" });
  const until = startOfIrishDay(irishDayOf(context.clock.now()) + days + 1);
  if (!ask.confirmed) return refuse({ kind: "to-confirm", total: draft.total, until });
  const placed = await placeDraft(context, draft, {
    provider: "invoice",
    expiresAt: until,
    actorId,
    isStill: (locked) => locked.version === version && (locked.state === "open" || locked.state === "sent"),
  });
  if (placed.ok) await payOrder(context, placed.value);
  return placed;
}

interface Placing {
  readonly provider: ProviderName;
  readonly expiresAt: Date;
  /** The staff member; null where the customer orders by the payment link. */
  readonly actorId: string | null;
  /** Sold and paid at the counter: no mail asks for the money. */
  readonly atCounter?: boolean;
  /** Whether the locked draft is still what the order was made of. */
  readonly isStill: (draft: DraftView, now: Date) => boolean;
  readonly afterStored?: (tx: Tx, orderId: string) => Promise<void>;
}

/** Places the order of a draft at its stored prices, once. */
export async function placeDraft(
  context: PaymentContext,
  draft: DraftView,
  { provider, expiresAt, actorId, atCounter = false, isStill, afterStored }: Placing,
): Promise<Result<OrderView, PlaceOrderRefusal>> {
  const now = context.clock.now();
  const { lines, totals } = pricesOf(draft);
  const { deliveryZones } = await getSettings(context.db);
  const lock = async (tx: Tx): Promise<Result<null, DraftChanged>> => {
    const locked = await lockDraft(tx, draft.id);
    if (!locked || !isStill(locked, now)) return refuse({ kind: "conflict" });
    const set = { state: "ordered" } as const;
    await changeDraft(tx, locked, { now, actorId, action: "draft-order.ordered", set });
    return ok(null);
  };
  return placeOrder(
    context.db,
    {
      checkoutId: null,
      draft: { id: draft.id, lock, actorId, ...(afterStored && { afterStored }) },
      source: null,
      userId: draft.userId,
      locale: draft.locale,
      details: withCountry(detailsOf(draft), draft, deliveryZones),
      lines,
      discount: discountOf(draft),
      priceList: priceListOf(draft.lines),
      deliveryPrice: totals.delivery,
      provider,
      atCounter,
      placedAt: now,
      expiresAt,
    },
    async (order) => (atCounter ? [] : renderReceivedMails(context, order)),
  );
}

/** Drafts that were stored before addresses had a country get that of their zone. */
function withCountry(
  details: OrderDetails,
  { delivery }: DraftView,
  zones: readonly DeliveryZone[],
): OrderDetails {
  const { address } = details;
  const zone = zones.find(({ id }) => id === delivery);
  return address && zone ? { ...details, address: { ...countryOf(zone), ...address } } : details;
}
