import { localeHref } from "#app/i18n/locale.ts";
import * as words from "#app/i18n/messages/orders.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";

/** The order came to nothing; why, and the way back to the cart. */
export function OrderOver({ state }: { state: "expired" | "failed" }) {
  const t = useT();
  const locale = useLocale();
  return (
    <Notice
      action={
        <ButtonLink look="line" href={localeHref(locale, "/shop/cart")}>
          {t(words.backToCart)}
        </ButtonLink>
      }
    >
      {t(state === "failed" ? words.failedOutcome : words.expiredText)}
    </Notice>
  );
}
