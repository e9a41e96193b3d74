/** An object as Stripe keeps and shows it. */
export type StripeObject = Record<string, unknown> & { readonly id: string; readonly object: string };

export interface Session extends StripeObject {
  amount_total: number;
  amount_subtotal: number;
  client_reference_id: string | null;
  cancel_url: string | null;
  success_url: string | null;
  created: number;
  currency: string;
  customer_email: string | null;
  expires_at: number;
  livemode: boolean;
  locale: string | null;
  metadata: Record<string, string>;
  payment_intent: string | null;
  payment_status: "paid" | "unpaid" | "no_payment_required";
  status: "open" | "complete" | "expired";
  url: string | null;
}

export interface Intent extends StripeObject {
  amount: number;
  amount_received: number;
  currency: string;
  latest_charge: string | null;
  metadata: Record<string, string>;
  status: "processing" | "succeeded" | "requires_payment_method";
}

export interface Charge extends StripeObject {
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  created: number;
  currency: string;
  payment_intent: string;
  refunded: boolean;
  status: "pending" | "succeeded" | "failed";
  paid: boolean;
}

export interface Refund extends StripeObject {
  amount: number;
  charge: string;
  created: number;
  payment_intent: string;
  status: "pending" | "succeeded" | "failed";
  failure_reason?: string;
}

export interface LineItem extends StripeObject {
  readonly amount_total: number;
}

/** What was asked at creation and is not shown again in the session. */
export interface Kept {
  readonly lines: readonly LineItem[];
  readonly intentMetadata: Record<string, string>;
}

/** One line as it was asked for. */
export interface LineParams {
  readonly quantity: number;
  readonly price_data: {
    readonly currency: string;
    readonly unit_amount: number;
    readonly tax_behavior?: string;
    readonly product_data: { readonly name: string; readonly metadata?: Record<string, string> };
  };
}
