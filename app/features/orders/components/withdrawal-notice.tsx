import { localeHref } from "#app/i18n/locale.ts";
import * as words from "#app/i18n/messages/orders.ts";
import { Companion, useLocale, useT } from "#app/i18n/use-t.tsx";

/** Where a consumer withdraws from the contract, shown with every paid order. */
export function WithdrawalNotice() {
  const t = useT();
  const locale = useLocale();
  return (
    <section className="order-withdrawal">
      <h2>
        {t(words.withdrawTitle)}
        <Companion of={words.withdrawTitle} />
      </h2>
      <p>
        {t(words.withdrawText)}{" "}
        <a className="link" href={localeHref(locale, "/returns")}>
          {t(words.withdrawLink)}
        </a>
      </p>
    </section>
  );
}
