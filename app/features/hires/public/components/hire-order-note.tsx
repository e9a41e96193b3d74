import { useMailed } from "#app/features/mail/mail-server.tsx";
import { isAwaitingPayment, type OrderState } from "#app/features/orders/order-states.ts";
import { localeHref } from "#app/i18n/locale.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/hires.ts";
import * as orders from "#app/i18n/messages/shop/orders.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { hireOrderText, type PaidHire } from "../../payments/hire-order-text.ts";

interface HireOrderNoteProps {
  readonly hire: PaidHire;
  readonly state: OrderState;
  readonly checking: boolean;
}

/** On the page of an order that pays for a hire: which part, whether it is paid, and the way to the hire. */
export function HireOrderNote({ hire, state, checking }: HireOrderNoteProps) {
  const t = useT();
  const mailed = useMailed();
  const locale = useLocale();
  const note = noteOf(state);
  return (
    <Banner
      title={t(hireOrderText(hire), { number: hire.number })}
      action={
        <ButtonLink variant="outline" href={localeHref(locale, `/dry-hire/hire/${hire.token}`)}>
          {t(messages.open)}
        </ButtonLink>
      }
    >
      {t(messages.orderOfHire, { number: hire.number })}
      {checking ? ` ${t(mailed(orders.checkingText, orders.checkingUnmailed))}` : note && ` ${t(note)}`}
    </Banner>
  );
}

/** What is said of the payment; null where it was paid. */
function noteOf(state: OrderState): Message | null {
  if (isAwaitingPayment(state)) return messages.notPaidText;
  return state === "expired" || state === "failed" ? messages.orderEnded : null;
}
