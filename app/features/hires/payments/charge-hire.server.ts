import { inTransaction, type Tx } from "#app/db/client.server.ts";
import type { RenderedMail } from "#app/features/mail/mail.ts";
import { queueMail } from "#app/features/mail/queue-mail.server.ts";
import { hasEndedUnpaid } from "#app/features/orders/order-states.ts";
import { MIN_TOTAL, type OrderView } from "#app/features/orders/orders.ts";
import { getOrder } from "#app/features/orders/queries.server.ts";
import type { VatRow } from "#app/features/orders/totals.ts";
import {
  type LockedOrder,
  lockOrder,
  transitionOrder,
} from "#app/features/orders/transition-order.server.ts";
import type { PaymentSession } from "#app/features/payments/payments.ts";
import { activeProvider, type PaymentContext } from "#app/features/payments/providers.server.ts";
import { recordSession } from "#app/features/payments/record-session.server.ts";
import type { MailContext } from "#app/features/settings/mail-context.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import type { Company } from "#app/features/settings/settings.ts";
import { formatDateTime } from "#app/i18n/dates.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/hires.ts";
import { addCents, type Cents, subtractCents, type VatRate, withVat, ZERO } from "#app/lib/money.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { atLeastZero } from "#app/lib/sums.ts";
import { addMs, DAY_MS } from "#app/lib/time/clock.ts";
import { getOpenWithdrawal } from "../cancel/withdraw-until.server.ts";
import { listCharges } from "../closing/suggested-charge.ts";
import { renderHireMail } from "../hire-mails.server.tsx";
import { chargeRefusal, hireStateAt } from "../hire-states.ts";
import { changeHire, type LockedHire, lockHire } from "../transition-hire.server.ts";
import { getAgreedContent } from "./agreed-content.server.ts";
import { createHireOrder } from "./create-hire-order.server.ts";
import { DUE_DAYS, moneyOf } from "./hire-money.ts";
import { listHirePayments } from "./list-hire-payments.server.ts";
import { sumGivenUp } from "./recorded/given-up.server.ts";
import type { StaffCharge } from "./staff-charges.ts";

export interface ChargeAsk {
  readonly id: string;
  readonly version: number;
  /** What it is for; null where nothing that staff may choose was sent. */
  readonly charge: StaffCharge | null;
  /** What the invoice says; empty for the charge's own text, which "other" has not. */
  readonly text: string;
  readonly net: Cents;
  /** One of `VAT_RATES`; null where none of them was sent. */
  readonly vatRate: VatRate | null;
  /** Taken from the security deposit instead of paid. */
  readonly fromSecurity: boolean;
  /** Ids of charges that ended unpaid and that it replaces; of those for something else none is. Left out: none. */
  readonly replaces?: readonly string[];
  /** What the page asked about: the sum of earlier charges for the same thing, VAT included; left out: no question. */
  readonly chargedBefore?: Cents | null;
  readonly actorId: string;
  /** What the person may give up of one hire, including VAT; null or left out: any sum. */
  readonly limit?: Cents | null;
}

export type ChargeRefusal =
  /** "conflict": also where a charge that it would replace is no longer unpaid. */
  | { readonly kind: "not-found" | "conflict" }
  /** It is not reserved yet, or not any more: nothing of it may be charged. */
  | { readonly kind: "deposit-awaited" | "not-allowed" }
  /** Nothing it is for, no text, nothing to charge or less than a payment page can, no rate. */
  | { readonly kind: "no-charge" | "no-text" | "no-amount" | "no-rate" }
  /** It replaces charges that are larger than it by more than the person may give up. */
  | { readonly kind: "over-limit" }
  /** More than what is held of the security deposit. */
  | { readonly kind: "over-security"; readonly held: Cents }
  /**
   * So much was charged for the same thing before, VAT included, and this is to be charged as well; or it is damage of a
   * hire with a damage waiver.
   */
  | { readonly kind: "to-confirm"; readonly charge: Cents };

/**
 * Charges a hire for something more: a late return, a longer hire, what is lost or damaged. The charge carries VAT and
 * gets an invoice when it is paid; one that is taken from the security deposit is paid at once, and lessens what is given
 * back of it. Charges that it replaces are cancelled with it. It asks before it charges the same thing again, and before it
 * charges damage of a hire with a damage waiver.
 */
export async function chargeHire(
  context: PaymentContext,
  ask: ChargeAsk,
): Promise<Result<null, ChargeRefusal>> {
  const { charge } = ask;
  if (charge === null) return refuse({ kind: "no-charge" });
  if (charge === "other" && ask.text === "") return refuse({ kind: "no-text" });
  if (ask.vatRate === null) return refuse({ kind: "no-rate" });
  const row = rowOf(ask.net, ask.vatRate);
  if (row.gross < MIN_TOTAL) return refuse({ kind: "no-amount" });
  const { company } = await getSettings(context.db);
  const now = context.clock.now();
  return inTransaction(context.db, async (tx) => {
    const hire = await lockHire(tx, ask.id);
    if (!hire) return refuse({ kind: "not-found" });
    if (hire.version !== ask.version) return refuse({ kind: "conflict" });
    const refused = chargeRefusal(hireStateAt(hire.state, hire.depositDueAt, now));
    if (refused) return refuse({ kind: refused });
    if (ask.fromSecurity) await lockSecurity(tx, hire);
    const held = await heldSecurity(tx, hire, now);
    if (ask.fromSecurity && row.gross > held) return refuse({ kind: "over-security", held });
    const provider = ask.fromSecurity ? "security" : (activeProvider(context)?.name ?? "invoice");
    const replaced = await lockReplaced(tx, hire, { charge, replaces: ask.replaces ?? [] });
    if (!replaced) return refuse({ kind: "conflict" });
    const givenUp = atLeastZero(subtractCents(addCents(...replaced.map(({ total }) => total)), row.gross));
    const { limit = null } = ask;
    if (limit !== null && givenUp > 0 && addCents(await sumGivenUp(tx, ask), givenUp) > limit)
      return refuse({ kind: "over-limit" });
    const before = await chargedBefore(tx, hire, charge);
    const asks =
      before > 0 || (charge === "damaged" && (await getAgreedContent(tx, hire.versionId)).waiver > 0);
    if (asks && before !== ask.chargedBefore) return refuse({ kind: "to-confirm", charge: before });
    const expiresAt = addMs(now, DUE_DAYS * DAY_MS);
    const orderId = await createHireOrder(tx, hire, {
      kind: "hire-charge",
      charge,
      text: ask.text,
      vatRows: [row],
      provider,
      expiresAt,
      now,
      actorId: ask.actorId,
    });
    const order = await getOrder(tx, orderId);
    if (!order) throw new Error("Bug: a charge was not stored");
    const by = { now, actorId: ask.actorId, set: { cancelledAt: now } };
    for (const old of replaced)
      await transitionOrder(tx, old, "cancelled", { ...by, details: { replacedBy: order.number } });
    const paid = { charge, amount: row.gross, fromSecurity: ask.fromSecurity };
    const details = { ...paid, ...(givenUp > 0 && { givenUp }) };
    const set = charge === "longer" ? { pricedUntil: null } : {};
    await changeHire(tx, hire, { now, actorId: ask.actorId, action: "hire.charged", set, details });
    if (ask.fromSecurity) await payFromSecurity(tx, context, { order, company, now });
    else await queueMail(tx, await renderCharged({ db: tx, config: context.config }, hire, order, now));
    return ok(null);
  });
}

/** What was charged for the same thing. Of a return that moved again the longer hire is another one. */
async function chargedBefore(tx: Tx, hire: LockedHire, charge: StaffCharge): Promise<Cents> {
  if (charge === "other" || (charge === "longer" && hire.pricedUntil !== null)) return ZERO;
  const charges = listCharges({ orders: await listHirePayments(tx, hire.id) }, charge);
  return addCents(...charges.map(({ total }) => total));
}

/**
 * Locks the charges that one for the same thing replaces. Null: one of them is no charge of the hire, or was paid or
 * cancelled meanwhile.
 */
async function lockReplaced(
  tx: Tx,
  hire: LockedHire,
  { charge, replaces }: { readonly charge: StaffCharge; readonly replaces: readonly string[] },
): Promise<readonly LockedOrder[] | null> {
  const payments = (await listHirePayments(tx, hire.id)).filter(({ kind }) => kind === "hire-charge");
  if (replaces.some((id) => !payments.some(({ orderId }) => orderId === id))) return null;
  const locked: LockedOrder[] = [];
  for (const payment of payments) {
    if (payment.charge !== charge || !replaces.includes(payment.orderId)) continue;
    const order = await lockOrder(tx, payment.orderId);
    if (!order || !hasEndedUnpaid(order.state)) return null;
    locked.push(order);
  }
  return locked;
}

/** Asks the customer for a charge. One that is taken from the security deposit has its mail when it is paid. */
export async function renderCharged(
  context: MailContext,
  hire: LockedHire,
  order: OrderView,
  now: Date,
): Promise<RenderedMail> {
  const { locale, name, number } = hire;
  const params = {
    name,
    amount: formatMoney(order.total),
    what: order.lines[0]?.name ?? number,
    time: formatDateTime(locale, order.expiresAt),
  };
  return renderHireMail(context, hire, {
    kind: "hire-charge",
    subject: format(locale, messages.chargedSubject, { number }),
    paragraphs: [format(locale, messages.chargedText, params)],
    withdrawUntil: await getOpenWithdrawal(context.db, hire, now),
  });
}

/** Refunds of the deposit lock its order alone: none may be written while a charge takes the same money. */
export async function lockSecurity(tx: Tx, hire: LockedHire): Promise<void> {
  for (const { kind, orderId } of await listHirePayments(tx, hire.id))
    if (kind === "hire-security") await lockOrder(tx, orderId);
}

async function heldSecurity(tx: Tx, hire: LockedHire, now: Date): Promise<Cents> {
  const state = hireStateAt(hire.state, hire.depositDueAt, now);
  const sums = { ...hire, state, vatRows: [] };
  return moneyOf(sums, await listHirePayments(tx, hire.id)).securityHeld;
}

/** Makes a charge of the provider "security" paid. */
export async function payFromSecurity(
  tx: Tx,
  { config, orderKinds }: PaymentContext,
  { order, company, now }: { readonly order: OrderView; readonly company: Company; readonly now: Date },
): Promise<void> {
  const session: PaymentSession = {
    ref: `security:${order.id}`,
    reference: order.id,
    amount: order.total,
    currency: "eur",
    state: "paid",
    url: "",
  };
  const whenPaid = await orderKinds.preparePaid({ db: tx, config }, order, now);
  const mails = { whenPaid, company };
  await recordSession(tx, { provider: "security", order, session, mails, now, orderKinds });
}

function rowOf(net: Cents, rate: VatRate): VatRow {
  const gross = withVat(net, rate);
  return { rate, net, vat: subtractCents(gross, net), gross };
}
