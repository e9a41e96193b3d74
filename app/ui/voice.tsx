import { keepTogether } from "#app/i18n/keep-together.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { otherLocale } from "#app/i18n/locale.ts";
import { format, type Message } from "#app/i18n/message.ts";

/** A companion line for components that are given their language instead of reading it from the address. */
export function Voice({ of, locale }: { of: Message; locale: Locale }) {
  const other = otherLocale(locale);
  return (
    <span lang={other} className="voice">
      {other === "ga" ? keepTogether(format(other, of)) : format(other, of)}
    </span>
  );
}
