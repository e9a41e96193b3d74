import { isRemoved } from "#app/features/identity/removed-person.ts";
import { formatDateTime } from "#app/i18n/dates.ts";
import * as invoices from "#app/i18n/messages/shop/invoices.ts";
import * as messages from "#app/i18n/messages/shop/orders.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { MailLink, PhoneLink } from "#app/ui/admin/contact-links.tsx";
import { MailAddress } from "#app/ui/mail-address.tsx";
import { Facts } from "#app/ui/tables/table.tsx";
import { addressText, type OrderView } from "../orders.ts";

type Fact = [React.ReactNode, React.ReactNode];

interface OrderFactsProps {
  readonly order: OrderView;
  readonly headed?: boolean;
  /** The customer can be called and written to from here. */
  readonly forStaff?: boolean;
  /** What only staff see. */
  readonly further?: readonly Fact[];
}

/**
 * Dates, customer and delivery of an order, below its number and state; without the date of order where that is said
 * above, too.
 */
export function OrderFacts({ order, headed = false, forStaff = false, further = [] }: OrderFactsProps) {
  const t = useT();
  const locale = useLocale();
  const rows: Fact[] = headed ? [] : [[t(messages.orderDate), formatDateTime(locale, order.placedAt)]];
  if (order.paidAt) rows.push([t(messages.paidAt), formatDateTime(locale, order.paidAt)]);
  const removed = isRemoved(order);
  rows.push([t(messages.customer), removed ? t(messages.customerRemoved) : order.name]);
  if (!removed) rows.push([t(messages.contact), <Contact key="contact" {...order} linked={forStaff} />]);
  if (order.company) rows.push([t(messages.company), order.company]);
  if (order.vatNumber) rows.push([t(messages.vatNumber), order.vatNumber]);
  if (order.poNumber) rows.push([t(messages.poNumber), order.poNumber]);
  if (order.address && !removed) rows.push([t(messages.deliveryAddress), addressText(locale, order.address)]);
  else if (order.deliveryMethod === "collection" && order.kind === "sale")
    rows.push([t(messages.delivery), t(messages.collection)]);
  if (order.billingAddress)
    rows.push([t(messages.billingAddress), addressText(locale, order.billingAddress)]);
  if (order.reverseCharge) rows.push([t(invoices.vatTotal), t(invoices.reverseCharge)]);
  if (!headed && order.discountReason) rows.push([t(messages.discountReason), order.discountReason]);
  rows.push(...further);
  if (order.notes) rows.push([t(messages.notes), order.notes]);
  return <Facts rows={rows} />;
}

interface ContactProps extends Pick<OrderView, "email" | "phone"> {
  readonly linked: boolean;
}

function Contact({ email, phone, linked }: ContactProps) {
  return (
    <>
      {linked ? <MailLink email={email} /> : <MailAddress email={email} />}
      <br />
      {linked ? <PhoneLink phone={phone} /> : phone}
    </>
  );
}
