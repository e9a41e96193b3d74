import type { Books } from "./books.ts";
import type { Charge, Intent, Refund, Session, StripeObject } from "./objects.ts";
import { forbidden, missing } from "./refusal.ts";
import { customerDetails } from "./shapes.ts";

/** Tells the world that something happened to an object. */
export type Emit = (type: string, object: StripeObject) => void;

/** What a buyer does on the payment page. */
export type BuyerAct = "pay" | "decline" | "later";

/** Does what the buyer chose. Throws when the session is over. */
export function act(books: Books, emit: Emit, session: Session, choice: BuyerAct): void {
  if (session.status !== "open") throw forbidden(`This Checkout Session is ${session.status}.`);
  if (choice === "decline") {
    decline(books, emit, session);
    return;
  }
  const paid = choice === "pay";
  const intent = books.addIntent(session, paid ? "succeeded" : "processing");
  const charge = books.addCharge(intent, paid ? "succeeded" : "pending", session.customer_email);
  session["customer_details"] = customerDetails(session.customer_email ?? "buyer@example.ie", "Test Buyer");
  session.status = "complete";
  session.url = null;
  session.payment_status = paid ? "paid" : "unpaid";
  emit("payment_intent.created", intent);
  if (paid) {
    emit("charge.succeeded", charge);
    emit("payment_intent.succeeded", intent);
  } else {
    emit("payment_intent.processing", intent);
  }
  emit("checkout.session.completed", session);
}

/** A declined card leaves the session open for another try. */
function decline(books: Books, emit: Emit, session: Session): void {
  const intent = books.addIntent(session, "requires_payment_method");
  const charge = books.addCharge(intent, "failed", session.customer_email);
  // Shown only once the session is complete.
  session.payment_intent = null;
  emit("charge.failed", charge);
  emit("payment_intent.payment_failed", intent);
}

/** Ends a payment that was given but had not arrived. */
export function resolveLater(books: Books, emit: Emit, session: Session, arrived: boolean): void {
  const intent = intentOf(books, session);
  const charge = books.charges.get(intent.latest_charge ?? "");
  if (!charge || intent.status !== "processing") throw forbidden("The session waits for no payment.");
  if (!arrived) {
    intent.status = "requires_payment_method";
    charge.status = "failed";
    emit("payment_intent.payment_failed", intent);
    emit("checkout.session.async_payment_failed", session);
    return;
  }
  intent.status = "succeeded";
  intent.amount_received = intent.amount;
  Object.assign(charge, { status: "succeeded", paid: true, captured: true, amount_captured: charge.amount });
  session.payment_status = "paid";
  emit("payment_intent.succeeded", intent);
  emit("checkout.session.async_payment_succeeded", session);
}

function intentOf(books: Books, session: Session): Intent {
  const intent = books.intents.get(session.payment_intent ?? "");
  if (!intent) throw forbidden("Nobody has paid in this session.");
  return intent;
}

export function expire(emit: Emit, session: Session): Session {
  if (session.status !== "open") {
    const rule = 'Only Checkout Sessions with a status in ["open"] can be expired.';
    throw forbidden(`${rule} This Checkout Session has a status of \`${session.status}\`.`);
  }
  session.status = "expired";
  session.url = null;
  emit("checkout.session.expired", session);
  return session;
}

/** Ends every open session whose time is over. */
export function expireDue(books: Books, emit: Emit): void {
  for (const session of books.sessions.values())
    if (session.status === "open" && session.expires_at <= books.now()) expire(emit, session);
}

/** Pays money back, never more than is left of the payment. */
export function refund(books: Books, emit: Emit, params: Record<string, unknown>): Refund {
  const charge = chargeFor(books, params);
  if (!charge.captured || charge.status !== "succeeded")
    throw forbidden("This payment has not succeeded and cannot be refunded.");
  const left = charge.amount_captured - charge.amount_refunded;
  if (left === 0)
    throw forbidden(`Charge ${charge.id} has already been refunded.`, "charge_already_refunded");
  const amount = Number(params["amount"] ?? left);
  if (amount < 1) throw forbidden("Invalid positive integer", "parameter_invalid_integer", "amount");
  if (amount > left) {
    const message = `Refund amount (${euro(amount)}) is greater than unrefunded amount on charge (${euro(left)})`;
    throw forbidden(message, undefined, "amount");
  }
  const made = books.addRefund(charge, amount, params);
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount_captured;
  emit("refund.created", made);
  emit("charge.refunded", charge);
  return made;
}

function chargeFor(books: Books, params: Record<string, unknown>): Charge {
  const intentId = params["payment_intent"];
  const intent = typeof intentId === "string" ? books.intents.get(intentId) : undefined;
  if (typeof intentId === "string" && !intent) throw missing("payment_intent", intentId);
  const chargeId = intent ? (intent.latest_charge ?? "") : params["charge"];
  if (typeof chargeId !== "string")
    throw forbidden(
      "One of the following params should be provided: payment_intent or charge.",
      "parameter_missing",
    );
  const charge = books.charges.get(chargeId);
  if (!charge) throw missing("charge", chargeId);
  return charge;
}

/** The bank sends a refund back, possibly days after it was made. */
export function failRefund(books: Books, emit: Emit, made: Refund): void {
  const charge = books.charges.get(made.charge);
  if (!charge || made.status === "failed") throw forbidden("The refund cannot fail again.");
  made.status = "failed";
  made.failure_reason = "expired_or_canceled_card";
  made["failure_balance_transaction"] = books.id("txn_");
  charge.amount_refunded -= made.amount;
  charge.refunded = false;
  emit("refund.updated", made);
  emit("refund.failed", made);
}

function euro(cents: number): string {
  return `€${(cents / 100).toFixed(2)}`;
}
