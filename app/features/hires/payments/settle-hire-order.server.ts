import type { Tx } from "#app/db/client.server.ts";
import { type RenderedMail, withWord } from "#app/features/mail/mail.ts";
import { queueMail } from "#app/features/mail/queue-mail.server.ts";
import { NUMBER_TO_COME, type OrderView } from "#app/features/orders/orders.ts";
import type { OrderKindHandlers } from "#app/features/payments/order-kinds.server.ts";
import { type MailContext, STAFF_LOCALE } from "#app/features/settings/mail-context.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatDateTime } from "#app/i18n/dates.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/hires.ts";
import { securityNote } from "#app/i18n/messages/hire/quote-document.ts";
import { subtractCents } from "#app/lib/money.ts";
import { openWithdrawal } from "../cancel/cancellation.ts";
import { documentOf, handoverText, leftToPay } from "../emails/payment-mail-parts.server.ts";
import { renderHireMail, renderHireStaffMail } from "../hire-mails.server.tsx";
import type { HireAttention, HireView } from "../hires.ts";
import { getHire, getPaidHire } from "../queries.server.ts";
import { changeHire, type LockedHire, lockHire, transitionHire } from "../transition-hire.server.ts";
import { carriedBy, listDeposits, securedBy, withoutReturnedDeposits } from "./hire-money.ts";
import { listHirePayments } from "./list-hire-payments.server.ts";
import { overpaidShares } from "./overpaid-shares.ts";
import { type DepositTimes, isLateDeposit, isOver, reserveHire } from "./reserve-hire.server.ts";

/**
 * Handlers for payments of hires: what changes on a hire when one of its orders is paid. The whole site has these
 * handlers and no others.
 */
export const HIRE_ORDER_HANDLERS: OrderKindHandlers = {
  async lockHire(tx, hireId) {
    await lockHire(tx, hireId);
  },
  async shareOverpaid(tx, { hireId, orderId, amount, now }) {
    const hire = await getHire(tx, hireId, now);
    return hire ? overpaidShares(hire, amount, orderId) : [];
  },
  async pageOf(db, order) {
    const hire = await getPaidHire(db, order);
    return hire && `/dry-hire/hire/${hire.token}`;
  },
  async preparePaid(context, order, now) {
    const hire = order.hireId === null ? null : await getHire(context.db, order.hireId, now);
    if (!hire) throw new Error(`Bug: order ${order.number} has no hire`);
    const paying = { context, order, hire, now };
    const expected = await renderExpected(paying);
    return async (tx, paid) => {
      const locked = await lockHire(tx, hire.id);
      if (!locked) throw new Error("Bug: a hire vanished while it was being paid");
      const attention = await apply(tx, locked, order, paid);
      const usual = attention === null;
      const gone = lateReason(locked, paid);
      const customer = usual
        ? expected
        : await renderReceived(paying, attention === "paid-after-lapse" ? gone : "received");
      await queueMail(tx, withWord(customer, NUMBER_TO_COME, paid.document));
      if (usual) return;
      await queueMail(tx, await renderAttention(paying, attention));
    };
  },
};

/** Why a deposit reserved nothing: it may have arrived in time and been recorded later. */
function lateReason(hire: LockedHire, { now, receivedAt }: DepositTimes): "over" | "past" | "late" | "gone" {
  if (isOver(hire, receivedAt)) return "over";
  if (isOver(hire, now)) return "past";
  return isLateDeposit(hire, receivedAt) ? "late" : "gone";
}

interface Paying {
  readonly context: MailContext;
  readonly order: OrderView;
  readonly hire: HireView;
  readonly now: Date;
}

/** What the payment does to the hire; not null: why staff must look at it. */
async function apply(
  tx: Tx,
  hire: LockedHire,
  order: OrderView,
  times: { readonly now: Date; readonly receivedAt: Date },
): Promise<HireAttention | null> {
  const { now } = times;
  const details = { order: order.number, amount: order.total, kind: order.kind };
  const needs = async (attention: HireAttention) => {
    await changeHire(tx, hire, {
      now,
      action: "hire.attention",
      set: { attention },
      details: { ...details, attention },
    });
    return attention;
  };
  if (isGivenUp(hire, order)) return needs("paid-after-cancel");
  if (await isPaidTwice(tx, hire, order)) return needs("paid-twice");
  if (order.kind === "hire-deposit" && (hire.state === "awaiting-deposit" || hire.state === "lapsed")) {
    if (await reserveHire(tx, hire, times)) return null;
    if (hire.state === "awaiting-deposit") await transitionHire(tx, hire, "lapsed", { now });
    return needs("paid-after-lapse");
  }
  await changeHire(tx, hire, { now, action: "hire.paid", details });
  return null;
}

/** Whether the cancellation of the hire gave the order up: of a cancelled hire only later charges are owed. */
function isGivenUp({ cancelledAt }: LockedHire, { kind, placedAt }: OrderView): boolean {
  return cancelledAt !== null && (kind !== "hire-charge" || placedAt < cancelledAt);
}

/** A charge may come again; one deposit is paid, and no more of balance and security than is left of them. */
async function isPaidTwice(tx: Tx, hire: LockedHire, order: OrderView): Promise<boolean> {
  if (order.kind === "hire-charge") return false;
  const others = (await listHirePayments(tx, hire.id)).filter(
    ({ orderId, paidAt }) => orderId !== order.id && paidAt !== null,
  );
  const ofKind = others.filter(({ kind }) => kind === order.kind);
  if (order.kind === "hire-security")
    return ofKind.length > 0 && securedBy(hire, ofKind) + order.total > hire.security;
  if (order.kind !== "hire-balance") return listDeposits(others).length > 0;
  const paid = withoutReturnedDeposits(others).filter(
    ({ kind }) => kind === "hire-deposit" || kind === "hire-balance",
  );
  return carriedBy(paid) + order.total > hire.total;
}

/** The mail of a payment after which nothing needs attention. */
function renderExpected(paying: Paying): Promise<RenderedMail> {
  const { kind, provider } = paying.order;
  if (provider === "security") return renderTaken(paying);
  return renderReceived(paying, kind === "hire-deposit" ? "reserved" : "received");
}

/** A charge that is taken from the security deposit: no money arrives. */
function renderTaken({ context, order, hire, now }: Paying): Promise<RenderedMail> {
  const { locale } = hire;
  const held = formatMoney(subtractCents(hire.money.securityHeld, order.total));
  const params = { ...paramsOf(locale, hire, order), held };
  const document = documentOf(context.config, locale, order);
  return renderHireMail(context, hire, {
    kind: "hire-charge",
    subject: format(locale, messages.takenSubject, params),
    paragraphs: [format(locale, messages.takenText, params), document.text],
    document: document.link,
    withdrawUntil: openWithdrawal(hire, now),
  });
}

const MAIL_KINDS = {
  reserved: "hire-reserved",
  received: "hire-paid",
  late: "hire-late",
  gone: "hire-late",
  over: "hire-late",
  past: "hire-late",
} as const;

async function renderReceived(
  { context, order, hire, now }: Paying,
  what: keyof typeof MAIL_KINDS,
): Promise<RenderedMail> {
  const { locale } = hire;
  const { company } = await getSettings(context.db);
  const document = documentOf(context.config, locale, order);
  const handover = what === "reserved" ? handoverText(hire, company) : null;
  // As the payment leaves it, also one that had lapsed.
  const paid = what === "reserved" ? { ...hire, state: what } : hire;
  const params = paramsOf(locale, hire, order);
  const text =
    what === "reserved"
      ? format(locale, messages.reservedText, params)
      : format(locale, messages.receivedText, params);
  return renderHireMail(context, hire, {
    kind: MAIL_KINDS[what],
    subject: format(
      locale,
      what === "reserved" ? messages.reservedSubject : messages.receivedSubject,
      params,
    ),
    paragraphs: [
      text,
      ...(handover ? [handover] : []),
      ...(what === "late" ? [format(locale, messages.lateText)] : []),
      ...(what === "gone" ? [format(locale, messages.goneText)] : []),
      ...(what === "over" ? [format(locale, messages.overText)] : []),
      ...(what === "past" ? [format(locale, messages.pastText)] : []),
      ...(order.kind === "hire-security" ? [format(locale, securityNote)] : []),
      document.text,
    ],
    sums: MAIL_KINDS[what] === "hire-late" ? [] : leftToPay(paid, order, now),
    document: document.link,
    withdrawUntil: openWithdrawal(hire, now),
  });
}

const ATTENTION_TEXTS = {
  "paid-after-lapse": messages.staffLateText,
  "paid-after-cancel": messages.staffAfterCancelText,
  "paid-twice": messages.staffTwiceText,
  "changed-version": messages.staffTwiceText,
} as const;

function renderAttention({ context, order, hire }: Paying, attention: HireAttention) {
  const params = paramsOf(STAFF_LOCALE, hire, order);
  return renderHireStaffMail(
    context,
    { email: hire.email, path: adminPath(`/admin/hire/hires/${hire.id}`), subjectId: hire.id },
    {
      kind: "hire-attention",
      subject: format(STAFF_LOCALE, messages.staffAttentionSubject, params),
      paragraphs: [format(STAFF_LOCALE, ATTENTION_TEXTS[attention], params)],
    },
  );
}

function paramsOf(locale: Locale, hire: HireView, order: OrderView) {
  return {
    name: hire.name,
    number: hire.number,
    amount: formatMoney(order.total),
    what: order.lines[0]?.name ?? hire.number,
    from: formatDateTime(locale, hire.startsAt),
    to: formatDateTime(locale, hire.endsAt),
  };
}
