import { MAX_HIRE_QUANTITY } from "#app/features/claims/hire-period.ts";
import type { HireItemName } from "#app/features/fleet/catalogue/hire-item.ts";
import { keepFigures } from "#app/i18n/keep-together.ts";
import { localeHref } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/hire/hire-basket.ts";
import { nameIn } from "#app/i18n/named.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { basketSearch } from "../basket-address.ts";
import type { HireBasket, HireBasketLine } from "../hire-basket.ts";

interface LeftOutProps {
  readonly lines: readonly HireBasketLine[];
  readonly account: HireBasket;
  /** What the page shows of the account's basket. */
  readonly shown: readonly HireItemName[];
}

/**
 * Says which lines and pieces of this browser had no place in the account's basket, and leads to a list of them alone.
 * Pieces are those of an item that the account's basket has.
 */
export function LeftOut({ lines, account, shown }: LeftOutProps) {
  const t = useT();
  const locale = useLocale();
  if (lines.length === 0) return null;
  const { from, to } = account;
  const search = basketSearch({ from, to, lines, waiver: false });
  const codes = new Set(account.lines.map(({ item }) => item));
  const pieces = lines.filter(({ item }) => codes.has(item));
  const others = lines.length - pieces.length;
  const names = new Map(shown.map((item) => [item.code, keepFigures(nameIn(locale, item))]));
  const items = pieces.map(
    ({ item, quantity }) => `${formatNumber(quantity)}\u00a0×\u00a0${names.get(item) ?? item}`,
  );
  return (
    <Banner>
      {others > 0 && <p>{t(messages.leftOut, { n: others })}</p>}
      {pieces.length > 0 && (
        <p>{t(messages.piecesLeftOut, { most: formatNumber(MAX_HIRE_QUANTITY), items: items.join(", ") })}</p>
      )}
      <p>
        <a className="link" href={localeHref(locale, `/dry-hire/basket${search}`)}>
          {t(messages.leftOutLink)}
        </a>
      </p>
    </Banner>
  );
}
