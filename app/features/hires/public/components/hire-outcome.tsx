import { useMailed } from "#app/features/mail/mail-server.tsx";
import { OrderMessagePage } from "#app/features/orders/components/outcome.tsx";
import { localeHref } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/hire/hires.ts";
import * as orders from "#app/i18n/messages/shop/orders.ts";
import { Companion, useLocale, useT } from "#app/i18n/use-t.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { hireOrderText, type PaidHire } from "../../payments/hire-order-text.ts";

export const HIRE_OUTCOME_TITLES = {
  paid: messages.paidTitle,
  checking: orders.checkingTitle,
  unpaid: messages.notPaidTitle,
} as const;

/** What is said where mails are sent, and without a mail server. */
const TEXTS = {
  paid: [messages.paidText, messages.paidUnmailed],
  checking: [orders.checkingText, orders.checkingUnmailed],
  unpaid: [messages.notPaidText, messages.notPaidText],
} as const;

interface HireOutcomeProps {
  readonly kind: keyof typeof HIRE_OUTCOME_TITLES;
  readonly hire: PaidHire;
}

/** What the customer of a hire who comes back from the payment page is told, with the way to the hire. */
export function HireOutcome({ kind, hire }: HireOutcomeProps) {
  const t = useT();
  const mailed = useMailed();
  const locale = useLocale();
  return (
    <OrderMessagePage
      title={t(HIRE_OUTCOME_TITLES[kind])}
      companion={<Companion of={HIRE_OUTCOME_TITLES[kind]} />}
      good={kind === "paid"}
      ways={
        <ButtonLink href={localeHref(locale, `/dry-hire/hire/${hire.token}`)}>{t(messages.open)}</ButtonLink>
      }
    >
      <p role={kind === "checking" ? "status" : undefined}>{t(mailed(...TEXTS[kind]))}</p>
      <p className="numeric">{t(hireOrderText(hire), { number: hire.number })}</p>
    </OrderMessagePage>
  );
}
