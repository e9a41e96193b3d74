import { formatMoney } from "#app/i18n/formats.ts";
import { localeHref } from "#app/i18n/locale.ts";
import type { Message } from "#app/i18n/message.ts";
import * as m from "#app/i18n/messages/hire-page.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import type { Cents } from "#app/lib/money.ts";
import { Button } from "#app/ui/button.tsx";
import type { HireView } from "../../hires.ts";
import type { HireAnswer } from "../hire-answer.ts";
import { HireRefusal } from "./hire-refusal.tsx";

interface PaymentRow {
  /** What the button sends: a part, or the order of an extra charge. */
  readonly part: string;
  readonly label: Message;
  readonly paid: Cents;
  readonly open: Cents;
}

interface HirePaymentsProps {
  readonly hire: HireView;
  /** Its parts can be paid by bank transfer as well. */
  readonly byTransfer: boolean;
  readonly answer: HireAnswer | null;
}

/** What of a hire is paid and what can be paid now; sums include VAT. */
export function HirePayments({ hire, byTransfer, answer }: HirePaymentsProps) {
  const t = useT();
  const locale = useLocale();
  const { money } = hire;
  const rows = rowsOf(hire).filter(({ paid, open }) => paid > 0 || open > 0);
  if (rows.length === 0 && answer?.form !== "payment") return null;
  return (
    <section className="hire-payments" aria-labelledby="hire-payments">
      <h2 id="hire-payments">{t(m.moneyTitle)}</h2>
      <HireRefusal answer={answer} form="payment" />
      <form method="post" action={localeHref(locale, `/dry-hire/hire/${hire.token}/payments`)}>
        <ul>
          {rows.map(({ part, label, paid, open }) => (
            <li key={part}>
              <span className="hire-part">{t(label)}</span>
              <span className="numeric">
                {open > 0 ? `${t(m.open)}: ${formatMoney(open)}` : `${t(m.paid)}: ${formatMoney(paid)}`}
              </span>
              {open > 0 && (
                <Button type="submit" variant="solid" small name="part" value={part}>
                  {t(m.payPart, { amount: formatMoney(open) })}
                </Button>
              )}
              {open > 0 && byTransfer && label !== m.charge && (
                <Button type="submit" variant="outline" small name="transfer" value={part}>
                  {t(m.payByTransfer)}
                  <span className="hidden-visually"> {t(label)}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      </form>
      {money.refunded > 0 && <p>{t(m.refunded, { amount: formatMoney(money.refunded) })}</p>}
    </section>
  );
}

function rowsOf({ money }: HireView): PaymentRow[] {
  const { deposit, balance, security, charges } = money;
  return [
    { part: "deposit", label: m.deposit, paid: deposit.paid, open: deposit.open },
    { part: "balance", label: m.balance, paid: balance.paid, open: balance.open },
    { part: "security", label: m.security, paid: security.paid, open: security.open },
    ...charges.map(({ orderId, total }) => ({
      ...{ part: orderId, label: m.charge, open: total },
      paid: 0 as Cents,
    })),
  ];
}
