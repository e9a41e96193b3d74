import { MAX_HIRE_QUANTITY } from "#app/features/claims/hire-period.ts";
import type { TypedDates } from "#app/features/fleet/catalogue/hire-catalogue.ts";
import type { HireItemFacts } from "#app/features/fleet/catalogue/hire-item.ts";
import { localeHref } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/hire/hire-catalogue.ts";
import { nameIn } from "#app/i18n/named.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { CheckIcon } from "#app/ui/icons.tsx";

interface AddToHireProps {
  readonly item: HireItemFacts;
  readonly quantity: number;
  readonly dates: TypedDates | null;
  /** True on the item's own page. Where the page is wide, the quantity is a field of the dates. */
  readonly large?: boolean;
}

/**
 * Puts an item into the hire basket. The catalogue's script adds in place; without scripts the form leads to the basket,
 * which adds what its address says.
 */
export function AddToHire({ item, quantity, dates, large = false }: AddToHireProps) {
  const t = useT();
  const locale = useLocale();
  const name = nameIn(locale, item);
  return (
    <form
      method="get"
      action={localeHref(locale, "/dry-hire/basket")}
      className={classNames("hire-add", large && "hire-add-large")}
      noValidate={large}
      data-hire-add={item.code}
    >
      {dates && <input type="hidden" name="from" value={dates.from} />}
      {dates && <input type="hidden" name="to" value={dates.to} />}
      {large ? (
        <label className="buy-quantity hire-item-quantity with-script">
          {t(messages.quantity)}
          <input
            {...quantityField(item, quantity)}
            className="input"
            aria-label={t(messages.quantityOf, { name })}
            data-item-quantity=""
          />
        </label>
      ) : (
        <input
          {...quantityField(item, quantity)}
          className="input hire-quantity with-script"
          aria-label={t(messages.quantityOf, { name })}
          data-hire-quantity=""
        />
      )}
      <button
        type="submit"
        name="add"
        value={`${item.code}*${quantity}`}
        className={`button button-wide ${large ? "button-primary" : "button-solid button-small"}`}
        aria-label={`${t(messages.add)}: ${name}`}
        data-add-button=""
      >
        <span className="add-ask">{t(messages.add)}</span>
        <span className="add-answer" aria-hidden="true">
          <CheckIcon />
          {t(messages.added)}
        </span>
      </button>
    </form>
  );
}

/** What a field of a quantity says: whole packs. */
export function quantityField({ packSize }: Pick<HireItemFacts, "packSize">, quantity: number) {
  return {
    type: "number",
    inputMode: "numeric",
    min: packSize,
    max: MAX_HIRE_QUANTITY,
    step: packSize,
    required: true,
    defaultValue: quantity,
  } as const;
}
