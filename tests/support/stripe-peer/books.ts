import { randomBytes } from "node:crypto";
import { chargeShape, intentShape, lineItemShape, refundShape, sessionShape } from "./shapes.ts";

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

/** Everything the peer remembers. Its time is the machine's plus what tests moved it by. */
export class Books {
  readonly livemode: boolean;
  /** Where the payment pages are. */
  readonly origin: string;
  readonly sessions = new Map<string, Session>();
  readonly kept = new Map<string, Kept>();
  readonly intents = new Map<string, Intent>();
  readonly charges = new Map<string, Charge>();
  readonly refunds = new Map<string, Refund>();
  private offsetMs = 0;

  constructor(origin: string, livemode: boolean) {
    this.origin = origin;
    this.livemode = livemode;
  }

  nowMs(): number {
    return Date.now() + this.offsetMs;
  }

  /** Seconds since 1970, as Stripe tells time. */
  now(): number {
    return Math.floor(this.nowMs() / 1000);
  }

  moveClock(ms: number): void {
    this.offsetMs += ms;
  }

  id(prefix: string): string {
    const random = randomBytes(12).toString("hex");
    return prefix.endsWith("_test_") || prefix.endsWith("_live_")
      ? prefix + random.repeat(2)
      : prefix + random;
  }

  addSession(params: Record<string, unknown>, lines: readonly LineParams[], shipping: number): Session {
    const id = this.id(this.livemode ? "cs_live_" : "cs_test_");
    const items = lines.map((line) => lineItemShape(this.id("li_"), this.id("price_"), line) as LineItem);
    const subtotal = items.reduce((sum, item) => sum + item.amount_total, 0);
    const session = sessionShape({
      id,
      params,
      created: this.now(),
      livemode: this.livemode,
      subtotal,
      shipping,
      url: `${this.origin}/c/pay/${id}`,
    }) as Session;
    const data = params["payment_intent_data"] as { metadata?: Record<string, string> } | undefined;
    this.sessions.set(id, session);
    this.kept.set(id, { lines: items, intentMetadata: data?.metadata ?? {} });
    return session;
  }

  addIntent(session: Session, status: Intent["status"]): Intent {
    const intent = intentShape(this.id("pi_"), session, {
      status,
      created: this.now(),
      metadata: this.kept.get(session.id)?.intentMetadata ?? {},
    }) as Intent;
    this.intents.set(intent.id, intent);
    session.payment_intent = intent.id;
    return intent;
  }

  addCharge(intent: Intent, status: Charge["status"], email: string | null): Charge {
    const charge = chargeShape(this.id("ch_"), intent, { status, created: this.now(), email }) as Charge;
    this.charges.set(charge.id, charge);
    intent.latest_charge = charge.id;
    return charge;
  }

  addRefund(charge: Charge, amount: number, params: Record<string, unknown>): Refund {
    const refund = refundShape(this.id("re_"), charge, { amount, created: this.now(), params }) as Refund;
    this.refunds.set(refund.id, refund);
    return refund;
  }
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
