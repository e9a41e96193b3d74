import { Form } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import type { Message } from "#app/i18n/message.ts";
import * as orderAdmin from "#app/i18n/messages/admin/order-admin.ts";
import * as money from "#app/i18n/messages/hire-admin/hire-payments.ts";
import * as ordersAdmin from "#app/i18n/messages/orders-admin/orders-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import type { Cents } from "#app/lib/money.ts";
import { SubmitButton } from "#app/ui/button.tsx";
import { usePressed } from "#app/ui/session/use-pressed.ts";
import { When } from "#app/ui/when.tsx";
import type { ListedOrderMail, RecordedMethod } from "../orders.ts";
import { Trail, TrailMail } from "./trail.tsx";
import { paymentStateMessages, providerMessages } from "./trail-messages.ts";

interface PaymentRow {
  readonly provider: string;
  readonly ref: string;
  readonly amount: Cents;
  readonly state: string;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
  /** How money that staff recorded came; null for none. */
  readonly recorded: { readonly method: RecordedMethod; readonly reference: string } | null;
}

/** Every attempt to pay. */
export function PaymentsTrail({ payments }: { payments: readonly PaymentRow[] }) {
  const t = useT();
  const textOf = (words: Message | null, raw: string) => (words ? t(words) : raw);
  return (
    <Trail title={ordersAdmin.payments}>
      {payments.map((payment) => (
        <li key={payment.ref}>
          <span>
            {payment.recorded
              ? t(money.methods[payment.recorded.method])
              : textOf(providerMessages(payment.provider), payment.provider)}{" "}
            · {textOf(paymentStateMessages(payment.state), payment.state)} ·{" "}
            <span className="numeric">{formatMoney(payment.amount)}</span>
            {payment.recorded?.reference && (
              <>
                {" "}
                · <bdi>{payment.recorded.reference}</bdi>
              </>
            )}
          </span>
          <When at={payment.paidAt ?? payment.createdAt} />
        </li>
      ))}
    </Trail>
  );
}

/** Mails about the order, each a link to its text; while one or its copy waits to be sent, no copy is made. */
export function MailsTrail({ orderId, mails }: { orderId: string; mails: readonly ListedOrderMail[] }) {
  const t = useT();
  const pressed = usePressed();
  return (
    <Trail title={ordersAdmin.mails}>
      {mails.map((mail) => (
        <li key={mail.id} className="admin-trail-mail">
          <TrailMail mail={mail} />
          <When at={mail.createdAt} />
          {!isWaiting(mail, mails) && (
            <Form method="post" action={copiesOf(orderId, mail.id)}>
              <input type="hidden" name="newest" value={mails[0]?.id} />
              <SubmitButton variant="quiet" small busy={pressed({}, copiesOf(orderId, mail.id))}>
                {t(orderAdmin.resend)}
              </SubmitButton>
            </Form>
          )}
        </li>
      ))}
    </Trail>
  );
}

const isWaiting = ({ subject, recipient }: ListedOrderMail, mails: readonly ListedOrderMail[]) =>
  mails.some((one) => one.state === "queued" && one.subject === subject && one.recipient === recipient);

const copiesOf = (orderId: string, mailId: string) =>
  adminPath(`/admin/orders/${orderId}/mails/${mailId}/copies`);
