import { proFormaNumber } from "#app/features/orders/orders.ts";
import { type TransferAccount, transferRows } from "#app/features/orders/transfer.ts";
import { formatDayTime } from "#app/i18n/dates.ts";
import { localeHref } from "#app/i18n/locale.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/hire-page.ts";
import * as orders from "#app/i18n/messages/shop/orders.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { Facts } from "#app/ui/tables/table.tsx";
import type { HirePayment } from "../../payments/hire-money.ts";

interface HireTransferProps {
  readonly part: Message;
  readonly order: HirePayment;
  readonly account: TransferAccount;
}

/** Of a part that its customer chose to transfer: where the money goes, until when, and what a card payment does. */
export function HireTransfer({ part, order, account }: HireTransferProps) {
  const t = useT();
  const locale = useLocale();
  const document = proFormaNumber(order);
  return (
    <section className="hire-transfer" aria-labelledby={`transfer-${order.number}`}>
      <h3 id={`transfer-${order.number}`}>
        {t(orders.transferTitle)}
        <span className="hidden-visually"> {t(part)}</span>
      </h3>
      <p>{t(messages.transferBy, { time: formatDayTime(locale, order.expiresAt) })}</p>
      <Facts rows={transferRows(locale, order, account)} />
      <p className="muted">{t(messages.transferOrCard)}</p>
      <p>
        <a className="link" href={localeHref(locale, `/shop/orders/${order.token}/pdf/${document}.pdf`)}>
          {t(orders.proFormaPdf, { document })}
        </a>
      </p>
    </section>
  );
}
