import type { HireItemName } from "#app/features/fleet/catalogue/hire-item.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import * as messages from "#app/i18n/messages/hire/hire-basket.ts";
import { nameIn } from "#app/i18n/named.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import type { Cents } from "#app/lib/money.ts";
import { SubmitButton } from "#app/ui/button.tsx";

interface AddItemButtonProps {
  readonly item: HireItemName;
  readonly quantity: number;
  /** What they cost a day, VAT included, where it is shown. */
  readonly gross?: Cents;
}

/** Adds so many of a further item to the basket. */
export function AddItemButton({ item, quantity, gross }: AddItemButtonProps) {
  const t = useT();
  const locale = useLocale();
  const named = t(messages.count, { count: quantity, item: nameIn(locale, item) });
  const price = gross === undefined ? "" : ` · ${t(messages.aDay, { price: formatMoney(gross) })}`;
  return (
    <SubmitButton
      variant="outline"
      small
      name="add"
      value={`${item.code}*${quantity}`}
      data-focus={`quantity-${item.id}`}
    >
      {`${t(messages.addItem, { item: named })}${price}`}
    </SubmitButton>
  );
}
