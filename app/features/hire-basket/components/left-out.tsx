import { localeHref } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/hire/hire-basket.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { basketSearch } from "../basket-address.ts";
import type { HireBasket } from "../hire-basket.ts";

/** Says which lines of this browser had no place in the account's basket, and leads to a list of them alone. */
export function LeftOut({ lines, from, to }: Pick<HireBasket, "lines" | "from" | "to">) {
  const t = useT();
  const locale = useLocale();
  if (lines.length === 0) return null;
  const search = basketSearch({ from, to, lines, waiver: false });
  return (
    <Banner>
      <p>{t(messages.leftOut, { n: lines.length })}</p>
      <p>
        <a className="link" href={localeHref(locale, `/dry-hire/basket${search}`)}>
          {t(messages.leftOutLink)}
        </a>
      </p>
    </Banner>
  );
}
