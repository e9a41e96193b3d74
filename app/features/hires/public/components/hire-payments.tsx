import type { OrderKind } from "#app/features/orders/orders.ts";
import type { TransferAccount } from "#app/features/orders/transfer.ts";
import { formatDayTime } from "#app/i18n/dates.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import { localeHref } from "#app/i18n/locale.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/hire-page.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { addCents, type Cents, ZERO } from "#app/lib/money.ts";
import { SubmitButton } from "#app/ui/button.tsx";
import type { HireView } from "../../hires.ts";
import { type GivenBack, givenBackOf, paidOrders } from "../../payments/given-back.ts";
import type { HirePart, HirePayment } from "../../payments/hire-money.ts";
import type { HirePageAnswer } from "../hire-answer.ts";
import { HireRefusal } from "./hire-refusal.tsx";
import { HireTransfer } from "./hire-transfer.tsx";

interface PaymentRow {
  /** What the button sends: a part, or the order of an extra charge. */
  readonly part: string;
  readonly label: Message;
  /** Whether it can be paid by bank transfer. */
  readonly transferable: boolean;
  readonly paid: Cents;
  readonly open: Cents;
  /** When it is to be paid at the latest; null where that is not named. */
  readonly dueAt: Date | null;
  /** What was taken from the security deposit was paid with it. */
  readonly isFromSecurity: boolean;
  /** What of the security deposit is still held, where a part of it was taken; null elsewhere. */
  readonly held: Cents | null;
  readonly back: GivenBack;
  /** The order whose bank transfer has not arrived yet. */
  readonly transfer: HirePayment | null;
}

interface HirePaymentsProps {
  readonly hire: HireView;
  /** The account for bank transfers; null where the settings name none. */
  readonly account: TransferAccount | null;
  readonly answer: HirePageAnswer | null;
  readonly now: Date;
}

/** What of a hire is paid and what can be paid now; sums include VAT. */
export function HirePayments({ hire, account, answer, now }: HirePaymentsProps) {
  const t = useT();
  const locale = useLocale();
  const byTransfer = hire.trade && account !== null;
  const rows = rowsOf(hire).filter(
    ({ paid, open, back }) => paid > 0 || open > 0 || back.paidOut + back.due > 0,
  );
  const next = rows.find(({ open }) => open > 0)?.part;
  if (rows.length === 0 && answer?.form !== "payment") return null;
  return (
    <section className="hire-payments" aria-labelledby="hire-payments">
      <h2 id="hire-payments">{t(messages.moneyTitle)}</h2>
      <HireRefusal answer={answer} form="payment" />
      <form method="post" action={localeHref(locale, `/dry-hire/hire/${hire.token}/payments`)}>
        <ul>
          {rows.map(({ part, label, transferable, open, dueAt, held, back, transfer, ...row }) => (
            <li key={part}>
              <span className="hire-part">{t(label)}</span>
              <PartSum open={open} {...row} />
              {held !== null && (
                <span className="muted">{t(messages.stillHeld, { amount: formatMoney(held) })}</span>
              )}
              <PaidBack back={back} />
              {open > 0 && dueAt && (
                <span className="muted">
                  {t(dueAt < now ? messages.payLate : messages.payBy, { day: formatDayTime(locale, dueAt) })}
                </span>
              )}
              {open > 0 && (
                <SubmitButton variant={part === next ? "solid" : "outline"} small name="part" value={part}>
                  {t(messages.payPart, { amount: formatMoney(open) })}
                </SubmitButton>
              )}
              {open > 0 && byTransfer && transfer === null && transferable && (
                <SubmitButton variant="outline" small name="transfer" value={part}>
                  {t(messages.payByTransfer)}
                  <span className="hidden-visually"> {t(label)}</span>
                </SubmitButton>
              )}
              {transfer && account && <HireTransfer part={label} order={transfer} account={account} />}
            </li>
          ))}
        </ul>
      </form>
    </section>
  );
}

/** What is open of a part and what was paid; nothing where neither is. */
function PartSum({ open, paid, isFromSecurity }: Pick<PaymentRow, "open" | "paid" | "isFromSecurity">) {
  const t = useT();
  const paidText = `${t(isFromSecurity ? messages.fromSecurity : messages.paid)}: ${formatMoney(paid)}`;
  if (open === 0) return paid > 0 && <span className="numeric">{paidText}</span>;
  return (
    <>
      <span className="numeric">{`${t(messages.open)}: ${formatMoney(open)}`}</span>
      {paid > 0 && <span className="muted">{paidText}</span>}
    </>
  );
}

/** What of a part was paid back, and what is on its way. */
function PaidBack({ back: { paidOut, due } }: Pick<PaymentRow, "back">) {
  const t = useT();
  return (
    <>
      {paidOut > 0 && <span className="muted">{t(messages.refunded, { amount: formatMoney(paidOut) })}</span>}
      {due > 0 && <span className="muted">{t(messages.refundsDue, { amount: formatMoney(due) })}</span>}
    </>
  );
}

function rowsOf({ money, orders, startsAt, depositDueAt }: HireView): PaymentRow[] {
  const { deposit, balance, security, charges } = money;
  const { price, securities, charges: paidCharges, taken } = paidOrders(orders);
  // With what was too much: what was paid back has it, too.
  const paidFor = (kind: OrderKind) => ({
    paid: addCents(...price.filter((order) => order.kind === kind).map(({ total }) => total)),
  });
  const part = { transferable: true, isFromSecurity: false, held: null, back: NOTHING };
  const priceBack = { paid: ZERO, open: ZERO, dueAt: null, transfer: null, back: givenBackOf(price) };
  const held = taken.length > 0 && money.securityHeld > 0 ? money.securityHeld : null;
  return [
    {
      ...part,
      part: "deposit",
      label: messages.deposit,
      dueAt: depositDueAt,
      ...partOf(deposit),
      ...paidFor("hire-deposit"),
    },
    {
      ...part,
      part: "balance",
      label: messages.balance,
      dueAt: startsAt,
      ...partOf(balance),
      ...paidFor("hire-balance"),
    },
    { ...part, part: "price", label: messages.price, ...priceBack },
    {
      ...part,
      part: "security",
      label: messages.security,
      dueAt: startsAt,
      ...partOf(security),
      held,
      back: givenBackOf(securities),
    },
    ...[...paidCharges, ...charges].map((order) => ({
      part: order.orderId,
      label: messages.charges[order.charge ?? "other"],
      transferable: false,
      isFromSecurity: order.provider === "security",
      held: null,
      back: givenBackOf([order]),
      open: order.paidAt ? ZERO : order.total,
      paid: order.paidAt ? order.total : ZERO,
      dueAt: order.expiresAt,
      transfer: order.provider === "invoice" && !order.paidAt ? order : null,
    })),
  ];
}

const NOTHING: GivenBack = { paidOut: ZERO, due: ZERO };

/** A transfer is awaited only of the sum that is open: after a change of the hire it is asked for again. */
function partOf({ paid, open, waiting }: HirePart) {
  const isAwaited = waiting?.provider === "invoice" && waiting.state === "pending" && waiting.total === open;
  return { paid, open, transfer: isAwaited ? waiting : null };
}
