import { OrderStateWord } from "#app/features/orders/components/order-state-word.tsx";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatMoney, orderName } from "#app/i18n/formats.ts";
import type { Message } from "#app/i18n/message.ts";
import * as payments from "#app/i18n/messages/hire-admin/hire-payments.ts";
import * as messages from "#app/i18n/messages/hire-admin/hires-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { addCents, type Cents, subtractCents, ZERO } from "#app/lib/money.ts";
import { Link } from "#app/ui/link.tsx";
import { Facts, NumericHead, Table } from "#app/ui/tables/table.tsx";
import { openSum } from "../closing/open-money.ts";
import type { HireView } from "../hires.ts";
import { givenBackOf, paidOrders, priceGivenBack } from "../payments/given-back.ts";
import type { HirePayment } from "../payments/hire-money.ts";
import { GiveBackForm, TakeSecurityForm } from "./give-back-form.tsx";
import type { HireFormProps } from "./hire-forms.tsx";
import { PaymentForms } from "./payment-forms.tsx";

interface MoneyProps extends HireFormProps {
  /** The day in Ireland, as YYYY-MM-DD. */
  readonly today: string;
  /** Of the form that gives the security deposit back. */
  readonly idempotencyKey: string;
  /** The form of charges. */
  readonly children: React.ReactNode;
}

/** What is due, paid and open of each part, the orders in which it is paid, and what staff record of it. */
export function HireMoneySection({ hire, answer, today, idempotencyKey, children }: MoneyProps) {
  const t = useT();
  const { money } = hire;
  return (
    <section>
      <h2>{t(messages.money)}</h2>
      <HireParts hire={hire} />
      <Facts
        rows={[
          [t(messages.columns.total), formatMoney(hire.total)],
          [t(messages.held), formatMoney(money.securityHeld)],
          ...(hire.balanceWaived > 0 ? [[t(payments.waived), formatMoney(hire.balanceWaived)] as const] : []),
          ...(money.overpaid > 0 ? [[t(messages.overpaid), formatMoney(money.overpaid)] as const] : []),
        ]}
      />
      <div className="admin-buttons">
        <TakeSecurityForm key={`take ${hire.version}`} hire={hire} answer={answer} />
        <GiveBackForm
          key={`back ${hire.version}`}
          hire={hire}
          answer={answer}
          idempotencyKey={idempotencyKey}
        />
        <PaymentForms hire={hire} answer={answer} today={today} />
        {children}
      </div>
      <OrdersTable hire={hire} />
    </section>
  );
}

/**
 * What is due, paid and open of each part, and what left it again: the column of payments adds up to the customer's money
 * that is here. On a phone each part is a list of its sums.
 */
export function HireParts({ hire: { money, orders } }: { hire: Pick<HireView, "money" | "orders"> }) {
  const t = useT();
  const { securities, charges, taken } = paidOrders(orders);
  const waiting = [...money.charges, ...money.unpaidCharges];
  const takenSum = addCents(...taken.map(({ total }) => total));
  return (
    <Table caption={t(messages.money)} quietCaption className="list-table">
      <thead>
        <tr>
          <th scope="col">{t(messages.part)}</th>
          <NumericHead>{t(messages.due)}</NumericHead>
          <NumericHead>{t(messages.paid)}</NumericHead>
          <NumericHead>{t(messages.toPay)}</NumericHead>
        </tr>
      </thead>
      <tbody>
        <PartRow name={t(messages.parts.deposit)} of={money.deposit} />
        <PartRow name={t(messages.parts.balance)} of={money.balance} />
        <LeftRow name={payments.priceBack} amount={priceGivenBack(orders)} />
        <PartRow name={t(messages.parts.security)} of={money.security} />
        <LeftRow name={payments.takenForCharges} amount={takenSum} />
        <BackRows name={payments.securityBack} due={payments.securityBackDue} orders={securities} />
        {charges.map((order) => (
          <PartRow
            key={order.orderId}
            name={t(nameOf(order))}
            of={{ due: order.total, paid: order.total, open: ZERO }}
          />
        ))}
        <BackRows name={payments.chargesBack} due={payments.chargesBackDue} orders={charges} />
        {waiting.map((order) => (
          <PartRow
            key={order.orderId}
            name={t(nameOf(order))}
            of={{ due: order.total, paid: ZERO, open: order.total }}
          />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            {t(messages.toPayNow)}
          </th>
          <td className="numeric">{formatMoney(openSum(money))}</td>
        </tr>
      </tfoot>
    </Table>
  );
}

function PartRow({
  name,
  of: { due, paid, open },
}: {
  readonly name: string;
  readonly of: Pick<HireView["money"]["balance"], "due" | "paid" | "open">;
}) {
  const t = useT();
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className="numeric" data-label={t(messages.due)}>
        {formatMoney(due)}
      </td>
      <td className="numeric" data-label={t(messages.paid)}>
        {formatMoney(paid)}
      </td>
      <td className="numeric" data-label={t(messages.toPay)}>
        {formatMoney(open)}
      </td>
    </tr>
  );
}

interface BackRowsProps {
  readonly name: Message;
  /** What the part that is not paid out yet is called. */
  readonly due: Message;
  readonly orders: readonly HirePayment[];
}

/** What was given back of payments. */
function BackRows({ name, due, orders }: BackRowsProps) {
  const back = givenBackOf(orders);
  return (
    <>
      <LeftRow name={name} amount={back.paidOut} />
      <LeftRow name={due} amount={back.due} />
    </>
  );
}

/** A sum that left what was paid; nothing where there is none. */
function LeftRow({ name, amount }: { readonly name: Message; readonly amount: Cents }) {
  const t = useT();
  if (amount === 0) return null;
  return (
    <tr>
      <th scope="row">{t(name)}</th>
      <td>
        <div />
      </td>
      <td className="numeric">{formatMoney(subtractCents(ZERO, amount))}</td>
      <td>
        <div />
      </td>
    </tr>
  );
}

/** The part of the hire that an order pays. */
function nameOf({ kind, charge }: Pick<HirePayment, "kind" | "charge">): Message {
  if (kind === "hire-charge") return messages.chargeKinds[charge ?? "other"];
  return messages.parts[
    kind === "hire-security" ? "security" : kind === "hire-deposit" ? "deposit" : "balance"
  ];
}

/** The orders in which the hire is paid. */
function OrdersTable({ hire }: Pick<HireFormProps, "hire">) {
  const t = useT();
  if (hire.orders.length === 0) return null;
  return (
    <Table caption={t(messages.payments)}>
      <tbody>
        {hire.orders.map((order) => (
          <tr key={order.orderId}>
            <th scope="row">
              <Link className="link" to={adminPath(`/admin/orders/${order.orderId}`)}>
                {t(messages.order, { number: orderName(order.number) })}
              </Link>{" "}
              {t(nameOf(order))}
            </th>
            <td>
              <OrderStateWord state={order.state} />
            </td>
            <td className="numeric">{formatMoney(order.total)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
