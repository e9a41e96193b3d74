import { hireItemHref } from "#app/features/fleet/catalogue/hire-catalogue.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import { type Locale, localeHref } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/hire/hire-item.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import type { ShopHire } from "../hire-offer.ts";

/** The note on a product that can be hired as well: the day rate, and from which hire on buying pays. */
export function HireFrom({ hire }: { hire: ShopHire | null }) {
  const t = useT();
  const locale = useLocale();
  if (hire === null) return null;
  const { slug, dayGross, dayNet, twoDaysGross, breakEven } = hire;
  const price = formatMoney(twoDaysGross);
  return (
    <div className="hire-from">
      <p>
        <a href={localeHref(locale, hireItemHref(slug))}>
          {t(messages.hireFrom, { price: formatMoney(dayGross) })}
        </a>{" "}
        {t(messages.hireFromVat, { net: formatMoney(dayNet) })}
      </p>
      {breakEven !== null && (
        <p>
          {breakEven === 1
            ? t(messages.breakEvenFirst, { price })
            : t(messages.breakEven, { price, nth: ordinal(locale, breakEven) })}
        </p>
      )}
    </div>
  );
}

/** 20th, 21st; 20ú in Irish. */
function ordinal(locale: Locale, n: number): string {
  if (locale === "ga") return `${n}ú`;
  const isTeen = n % 100 >= 11 && n % 100 <= 13;
  return `${n}${isTeen ? "th" : (["th", "st", "nd", "rd"][n % 10] ?? "th")}`;
}
