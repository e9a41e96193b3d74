import { randomBytes } from "node:crypto";
import type { Charge, Intent, Kept, LineItem, LineParams, Refund, Session } from "./objects.ts";
import { chargeShape, intentShape, lineItemShape, refundShape, sessionShape } from "./shapes.ts";

/** Everything the peer remembers. Its time is the machine's plus what tests moved it by. */
export class Books {
  readonly livemode: boolean;
  /** The origin of the payment pages. */
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

  /** Empties the books and sets the clock back, as at the start. */
  clear(): void {
    for (const shelf of [this.sessions, this.kept, this.intents, this.charges, this.refunds]) shelf.clear();
    this.offsetMs = 0;
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
