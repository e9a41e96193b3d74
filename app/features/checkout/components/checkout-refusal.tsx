import { MIN_TOTAL } from "#app/features/orders/orders.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import { localeHref } from "#app/i18n/locale.ts";
import * as words from "#app/i18n/messages/checkout.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { CheckoutRefusalView } from "../checkout.ts";

/** Why an order was not placed; faults of fields are told by the form itself. */
export function CheckoutRefusal({ refusal }: { refusal: CheckoutRefusalView }) {
  const t = useT();
  const locale = useLocale();
  switch (refusal.kind) {
    case "changed":
    case "nothing-left":
      return (
        <Notice kind="fault" role="alert" title={t(words.changedTitle)}>
          {t(words.changedText)}
        </Notice>
      );
    case "vat-changed":
      return (
        <Notice kind="fault" role="alert" title={t(words.changedTitle)}>
          {t(words.vatChangedText)}
        </Notice>
      );
    case "too-expensive":
      return <Notice kind="fault" role="alert" title={t(words.tooExpensive)} />;
    case "too-cheap":
      return (
        <Notice
          kind="fault"
          role="alert"
          title={t(words.tooCheap, { least: formatMoney(MIN_TOTAL) })}
          action={
            <ButtonLink variant="outline" href={localeHref(locale, "/shop/browse")}>
              {t(words.addMore)}
            </ButtonLink>
          }
        >
          {t(words.tooCheapText)}
        </Notice>
      );
    case "no-payment":
      return <NoPayment />;
    case "too-many-orders":
      return (
        <Notice kind="fault" role="alert" title={t(words.tooManyOrders)} action={<AskUs />}>
          {t(words.tooManyOrdersText, { n: Math.max(1, Math.ceil(refusal.retryAfter / 60)) })}
        </Notice>
      );
    case "too-many-pieces":
      return (
        <Notice kind="fault" role="alert" title={t(words.tooManyPieces)} action={<AskUs />}>
          {t(words.tooManyPiecesText, { n: refusal.most })}
        </Notice>
      );
    case "invalid":
      return null;
  }
}

/** The shop sells on invoice only, and not to this buyer. */
export function NoPayment() {
  const t = useT();
  return (
    <Notice kind="fault" role="alert" title={t(words.noPayment)} action={<AskUs />}>
      {t(words.noPaymentText)}
    </Notice>
  );
}

function AskUs() {
  return (
    <ButtonLink variant="outline" href={localeHref(useLocale(), "/contact")}>
      {useT()(words.askUs)}
    </ButtonLink>
  );
}
