import type { RenderedMail } from "#app/features/mail/mail.ts";
import { renderCustomerMail } from "#app/features/orders/emails/order-event-mails.server.tsx";
import type { OrderMailProps } from "#app/features/orders/emails/order-mail.tsx";
import type { MailContext } from "#app/features/settings/mail-context.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/admin/order-admin.ts";
import { collectionTexts } from "../collection-texts.ts";
import { addressText, lineText, type OrderView } from "../orders.ts";
import { type LineRest, type Pieces, piecesLeft, type Tracking, trackingLink } from "./fulfilment.ts";

/** "Ready for collection", to the customer. */
export async function renderReadyMail(context: MailContext, order: OrderView): Promise<RenderedMail> {
  const { locale } = order;
  const { company } = await getSettings(context.db);
  const params = { number: String(order.number), name: order.name };
  return renderCustomerMail(context, order, {
    kind: "order-ready",
    withdrawable: true,
    subject: format(locale, messages.readySubject, params),
    paragraphs: [
      format(locale, messages.readyText, params),
      ...collectionTexts(locale, company),
      format(locale, messages.readyBring),
    ],
  });
}

interface SentParcel {
  readonly tracking: Tracking;
  readonly lines: readonly Pieces[];
  /** What is left of each line, this parcel taken out. */
  readonly rest: readonly LineRest[];
}

/** "On its way", to the customer: for an order in parts what is in this parcel, and what is still to come. */
export function renderDispatchedMail(
  context: MailContext,
  order: OrderView,
  { tracking, lines, rest }: SentParcel,
): Promise<RenderedMail> {
  const { locale } = order;
  const params = { number: String(order.number), name: order.name };
  const address = order.address ? addressText(locale, order.address) : "";
  const isPart = rest.some(({ position, ordered }) => inParcel(lines, position) < ordered);
  const toCome = rest.map(({ position, left }) => ({ position, quantity: left }));
  return renderCustomerMail(context, order, {
    kind: "order-dispatched",
    withdrawable: true,
    subject: format(locale, isPart ? messages.partSubject : messages.dispatchedSubject, params),
    paragraphs: [
      format(locale, isPart ? messages.partText : messages.dispatchedText, { ...params, address }),
      ...(isPart ? [format(locale, messages.inParcel, { items: piecesText(order, lines) })] : []),
      ...(piecesLeft(rest) > 0
        ? [format(locale, messages.stillToCome, { items: piecesText(order, toCome) })]
        : []),
      ...carrierParagraphs(locale, tracking),
    ],
    tracking: trackingOf(locale, tracking),
  });
}

function inParcel(lines: readonly Pieces[], position: number): number {
  return lines.find((line) => line.position === position)?.quantity ?? 0;
}

/** "2 × Lantern; 1 × Cable, 10 m". */
function piecesText(order: OrderView, pieces: readonly Pieces[]): string {
  return pieces
    .flatMap(({ position, quantity }) => {
      const line = order.lines[position];
      return line && quantity > 0 ? [`${quantity} × ${lineText(line)}`] : [];
    })
    .join("; ");
}

/** The parcel's carrier and tracking, once they are corrected. */
export function renderTrackingMail(
  context: MailContext,
  order: OrderView,
  tracking: Tracking,
): Promise<RenderedMail> {
  const { locale } = order;
  const params = { number: String(order.number), name: order.name };
  return renderCustomerMail(context, order, {
    kind: "order-dispatched",
    withdrawable: true,
    subject: format(locale, messages.trackingSubject, params),
    paragraphs: [format(locale, messages.trackingText, params), ...carrierParagraphs(locale, tracking)],
    tracking: trackingOf(locale, tracking),
  });
}

/** The carrier and number of a parcel; nothing where nothing is known. */
function carrierParagraphs(locale: Locale, { carrier, trackingNumber }: Tracking): readonly string[] {
  if (carrier === "" && trackingNumber === "") return [];
  if (carrier === "") return [`${format(locale, messages.trackingNumber)}: ${trackingNumber}`];
  const followed = [carrier, trackingNumber].filter(Boolean).join(", ");
  return [format(locale, messages.carriedBy, { carrier: followed })];
}

function trackingOf(locale: Locale, { trackingUrl }: Tracking): OrderMailProps["tracking"] {
  const href = trackingLink(trackingUrl);
  return href === null ? undefined : { label: format(locale, messages.follow), href };
}
