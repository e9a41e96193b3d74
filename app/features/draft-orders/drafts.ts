import type { StoredDraftLine } from "#app/db/schema/shop/draft-orders.ts";
import { isOrderGivenUp, type OrderState } from "#app/features/orders/order-states.ts";
import type { Address } from "#app/features/orders/orders.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { PagePath } from "#app/i18n/page-path.ts";
import type { Cents } from "#app/lib/money.ts";
import type { DRAFT_STATES } from "./enums.ts";

type DraftState = (typeof DRAFT_STATES)[number];

/** A draft as lists name it: `expired` is sent and over, `paid` is ordered and paid. */
export const DRAFT_STATUSES = ["open", "sent", "expired", "ordered", "paid", "cancelled"] as const;

export type DraftStatus = (typeof DRAFT_STATUSES)[number];

/** What a draft says above its lines. */
export interface DraftHeadFacts {
  readonly userId: string | null;
  readonly locale: Locale;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly company: string | null;
  readonly vatNumber: string | null;
  readonly poNumber: string | null;
  readonly delivery: string;
  readonly address: Address | null;
  readonly billingAddress: Address | null;
  readonly deliveryByHand: Cents | null;
  readonly discountText: string;
  readonly discountReason: string;
  readonly message: string;
  readonly note: string;
}

/** A draft order with everything that staff see of it. */
export interface DraftView extends DraftHeadFacts {
  readonly id: string;
  readonly number: number;
  readonly token: string;
  readonly state: DraftState;
  readonly version: number;
  readonly enquiryId: string | null;
  readonly quoteId: string | null;
  readonly parentOrderId: string | null;
  readonly deliveryPrice: Cents;
  readonly discount: Cents;
  readonly lines: readonly StoredDraftLine[];
  readonly total: Cents;
  readonly link: number;
  readonly sentAt: Date | null;
  readonly heldUntil: Date | null;
  readonly createdBy: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** "D12": what staff call a draft. */
export function draftName({ number }: { readonly number: number }): string {
  return `D${number}`;
}

/** The page of a payment link, without the language. A later link of the same draft makes it out of date. */
export function linkPath({ token, link }: Pick<DraftView, "token" | "link">): PagePath {
  return `/shop/payment-link/${token}/${String(link)}`;
}

interface StatusFacts {
  readonly state: DraftState;
  readonly heldUntil: Date | null;
  /** The order that was placed from the draft; null while there is none. */
  readonly order: { readonly state: OrderState; readonly paidAt: Date | null } | null;
}

/** The status of a draft by the clock and its order. */
export function statusOf({ state, heldUntil, order }: StatusFacts, now: Date): DraftStatus {
  if (order?.paidAt) return "paid";
  if (order?.state === "cancelled") return "cancelled";
  if (order && isOrderGivenUp(order.state)) return "expired";
  if (state === "sent" && heldUntil !== null && heldUntil <= now) return "expired";
  return state;
}

/** A draft that belongs to an order: the one it was placed of, or one that adds to it. */
export interface OrdersDraft {
  readonly id: string;
  readonly number: number;
  /** Name of the staff member who created it; null where the account is gone. */
  readonly author: string | null;
  /** The order that was placed of it. */
  readonly order: { readonly id: string; readonly number: number } | null;
  /** The order that it adds to. */
  readonly parent: { readonly id: string; readonly number: number } | null;
}
