import type { Locale } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire-admin/hire-return.ts";
import { type Named, nameIn } from "#app/i18n/named.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { addCents, type Cents, multiplyCents } from "#app/lib/money.ts";

/** Pieces of an item of a hire that came back damaged, or did not come back. */
export interface ReturnedGoods extends Named {
  /** The item, the sub-hire of a supplier's goods, or the custom line. */
  readonly id: string;
  readonly damaged: number;
  readonly missing: number;
  /** Numbers of the units among them. */
  readonly damagedUnits: readonly number[];
  readonly missingUnits: readonly number[];
  /** What the store wrote of the damage, the oldest first. */
  readonly notes: readonly DamageNote[];
  /** What one is worth, net of VAT; null where it is not known. */
  readonly replacementNet: Cents | null;
}

interface DamageNote {
  /** The unit; null for counted pieces. */
  readonly unitNumber: number | null;
  readonly note: string;
}

export type ReturnFault = "damaged" | "missing";

/** "5 × Safety bond, 1 × LED moving head (unit 1077)", in this language. */
export function namesOfGoods(locale: Locale, goods: readonly ReturnedGoods[], fault: ReturnFault): string {
  return goods
    .filter((one) => one[fault] > 0)
    .map((one) => {
      const units = fault === "damaged" ? one.damagedUnits : one.missingUnits;
      const pieces = `${formatNumber(one[fault])} × ${nameIn(locale, one)}`;
      return units.length === 0
        ? pieces
        : `${pieces} (${format(locale, messages.units, { numbers: units.join(", ") })})`;
    })
    .join(", ");
}

/** What the missing pieces are worth together, net; null where that of one is not known. */
export function worthOfMissing(goods: readonly ReturnedGoods[]): Cents | null {
  const missing = goods.filter((one) => one.missing > 0);
  const sums = missing.flatMap(({ replacementNet, missing: n }) =>
    replacementNet === null ? [] : [multiplyCents(replacementNet, n)],
  );
  return sums.length === missing.length ? addCents(...sums) : null;
}
