import { and, eq, inArray } from "drizzle-orm";
import { hires } from "#app/db/schema/hire/hires.ts";
import { RETURNED_STATES } from "#app/features/hires/enums.ts";
import type { RenderedMail } from "#app/features/mail/mail.ts";
import {
  renderCustomerMail,
  renderStaffMail,
} from "#app/features/orders/emails/order-event-mails.server.tsx";
import { getFulfilment } from "#app/features/orders/fulfilment/get-fulfilment.server.ts";
import { NUMBER_TO_COME, type OrderView } from "#app/features/orders/orders.ts";
import { piecesText, restToCome } from "#app/features/orders/rest-text.ts";
import { type MailContext, STAFF_LOCALE } from "#app/features/settings/mail-context.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import type { Company } from "#app/features/settings/settings.ts";
import { givenBackPieces } from "#app/features/withdrawals/owed-pieces.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/shop/refunds.ts";
import type { Cents } from "#app/lib/money.ts";
import { listRefunds } from "./list-refunds.server.ts";
import type { RefundView } from "./refunds.ts";
import { getMissing } from "./settle-stated.server.ts";
import { type MailedRefund, ownOf, reasonOf, sumRefunded } from "./sum-refunded.server.ts";

/** The mails that may follow from a refund, made before it is known which do, and who its credit note is from. */
export interface RefundMails {
  /** About a payment that was too much: no document belongs to it. */
  readonly customer: RenderedMail;
  /** Names the credit note, whose number is put in when it is drawn. */
  readonly customerCredit: RenderedMail;
  /** The money that was told of has been paid by staff; null for what a provider pays, or that waits to be paid. */
  readonly customerPaid: RenderedMail | null;
  /** Staff have to transfer the money; null for a provider that does it. */
  readonly staffDue: RenderedMail | null;
  readonly staffFailed: RenderedMail;
  readonly company: Company;
}

export async function renderRefundMails(
  context: MailContext,
  order: OrderView,
  refund: MailedRefund,
): Promise<RefundMails> {
  const { locale } = order;
  const { company } = await getSettings(context.db);
  const known = await listRefunds(context.db, order.id);
  const own = ownOf(known, refund);
  const { amount, provider = own?.provider ?? order.provider } = refund;
  const isSale = order.kind === "sale";
  const isDue = provider === "invoice";
  const params = { number: String(order.number), amount: formatMoney(amount), name: order.name };
  const [subject, text] = textsOf(order, params, isDue ? "due" : "given");
  const ways = isDue ? await dueTexts(context.db, order) : [format(locale, messages.mailToCard)];
  const refunded = sumRefunded(known, refund);
  const isWhole = refunded !== null && refunded >= order.total;
  return {
    company,
    customer: await renderCustomerMail(context, order, {
      kind: "order-refunded",
      withdrawable: isSale,
      subject,
      paragraphs: [text, ...ways],
      // Of a sale this mail is about a payment that was too much, and nothing of the order was given back.
      refunded: isSale ? null : refunded,
    }),
    customerCredit: await renderCustomerMail(context, order, {
      kind: "order-refunded",
      subject,
      // Nothing is left to withdraw from.
      withdrawable: isSale && !isWhole,
      paragraphs: [
        text,
        ...goodsTexts(order, own),
        ...ways,
        ...creditNoteTexts(locale, reasonOf(known, refund)),
        ...(await restTexts(context.db, order, own)),
      ],
      refunded,
      document: {
        number: NUMBER_TO_COME,
        label: format(locale, messages.creditNotePdf, { document: NUMBER_TO_COME }),
      },
    }),
    customerPaid: refund.byHand ? await renderPaid(context, order, { params, refunded }) : null,
    staffDue: isDue
      ? await renderStaffMail(context, order, {
          kind: "refund-due",
          subject: format(STAFF_LOCALE, messages.dueSubject, params),
          paragraphs: [format(STAFF_LOCALE, messages.dueText, params)],
        })
      : null,
    staffFailed: await renderStaffMail(context, order, {
      kind: "refund-failed",
      subject: format(STAFF_LOCALE, messages.failedSubject, params),
      paragraphs: [format(STAFF_LOCALE, messages.failedText, params)],
    }),
  };
}

/** The goods that a refund gives back, and the delivery; empty where it names none, or all of the order. */
function goodsTexts({ locale, lines }: OrderView, own: RefundView | null): readonly string[] {
  const pieces = own?.lines.filter(({ quantity }) => quantity > 0) ?? [];
  if (!own || pieces.length === 0) return [];
  const isWhole = lines.every(({ quantity }, position) => quantity === givenBackPieces([own], position));
  if (isWhole) return [];
  const goods = piecesText(locale, lines, pieces);
  const delivery = own.deliveryAmount > 0 ? `, ${format(locale, messages.theDelivery)}` : "";
  return [format(locale, messages.mailGoods, { goods: `${goods}${delivery}` })];
}

/** That the rest of the order still comes, where nothing but this refund's own statement keeps it back. */
async function restTexts(
  db: MailContext["db"],
  order: OrderView,
  own: RefundView | null,
): Promise<readonly string[]> {
  if (order.kind !== "sale" || order.state !== "paid" || !own) return [];
  const fulfilment = await getFulfilment(db, order.id);
  const { withdrawalId = null } = own;
  const isLastOfStatement =
    fulfilment?.hold === "withdrawn" &&
    withdrawalId !== null &&
    (await getMissing(db, { order, withdrawalId })) === 0;
  if (!fulfilment || !(fulfilment.hold === null || isLastOfStatement)) return [];
  return restToCome(order, fulfilment.rest);
}

/** What the mail says of the credit note: its number, and the reason that is on it. */
export function creditNoteTexts(locale: Locale, reason: string): readonly string[] {
  return [
    format(locale, messages.mailCreditNote, { document: NUMBER_TO_COME }),
    ...(reason === "" ? [] : [format(locale, messages.mailReason, { reason })]),
  ];
}

interface MailParams {
  readonly number: string;
  readonly name: string;
  readonly amount: string;
}

/** What was given back, or will be once staff transfer it, or has been paid by them. */
const TEXTS = {
  given: {
    sale: [messages.mailSubject, messages.mailText],
    hire: [messages.hireMailSubject, messages.hireMailText],
  },
  due: {
    sale: [messages.mailSubject, messages.mailTextDue],
    hire: [messages.hireMailSubject, messages.hireMailTextDue],
  },
  paid: {
    sale: [messages.paidSubject, messages.paidText],
    hire: [messages.hirePaidSubject, messages.hirePaidText],
  },
} as const;

/** Customers know the hire by its number, which is in the line of its payment; the order's own means nothing to them. */
function textsOf(
  { locale, lines, kind }: OrderView,
  params: MailParams,
  step: keyof typeof TEXTS,
): readonly [subject: string, text: string] {
  if (kind === "sale") {
    const [subject, text] = TEXTS[step].sale;
    return [format(locale, subject, params), format(locale, text, params)];
  }
  const [subject, text] = TEXTS[step].hire;
  const what = lines[0]?.name ?? "";
  return [format(locale, subject, { what }), format(locale, text, { ...params, what })];
}

/** How money comes that staff have to transfer; of a security deposit also by when, once the goods are back. */
async function dueTexts(
  db: MailContext["db"],
  { locale, kind, hireId }: OrderView,
): Promise<readonly string[]> {
  const way = format(locale, messages.mailByTransfer);
  if (kind !== "hire-security" || hireId === null) return [way];
  const isReturned = and(eq(hires.id, hireId), inArray(hires.state, [...RETURNED_STATES, "closed"]));
  return (await db.$count(hires, isReturned)) > 0 ? [way, format(locale, messages.mailSecurityTime)] : [way];
}

/** That staff have paid what an earlier mail told of. */
function renderPaid(
  context: MailContext,
  order: OrderView,
  { params, refunded }: { readonly params: MailParams; readonly refunded: Cents | null },
): Promise<RenderedMail> {
  const [subject, text] = textsOf(order, params, "paid");
  return renderCustomerMail(context, order, {
    kind: "refund-paid",
    subject,
    withdrawable: order.kind === "sale" && (refunded === null || refunded < order.total),
    paragraphs: [text],
    refunded,
  });
}
