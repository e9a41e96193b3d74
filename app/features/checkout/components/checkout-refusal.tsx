import { MIN_TOTAL } from "#app/features/orders/orders.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import { localeHref } from "#app/i18n/locale.ts";
import * as words from "#app/i18n/messages/checkout.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { RefusalKind } from "../checkout.ts";

/** Why an order was not placed; faults of fields are told by the form itself. */
export function CheckoutRefusal({ kind }: { kind: RefusalKind }) {
  const t = useT();
  const locale = useLocale();
  switch (kind) {
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
    case "invalid":
      return null;
  }
}
