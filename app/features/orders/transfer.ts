import type { Trade } from "#app/features/settings/settings.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/shop/orders.ts";
import { type Cents, subtractCents, ZERO } from "#app/lib/money.ts";

/** The account that money is transferred to. The rest of what is set about trade is for staff. */
export type TransferAccount = Pick<Trade, "accountName" | "iban" | "bic">;

/** What a buyer may know of what is set about trade. */
export function transferAccountOf({ accountName, iban, bic }: Trade): TransferAccount {
  return { accountName, iban, bic };
}

/** An IBAN in groups of four, as banks print it. */
function ibanText(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, "$1 ");
}

/** What a buyer needs for the transfer of an order on invoice, as names and values; what is not known is left out. */
export function transferRows(
  locale: Locale,
  order: { readonly number: number; readonly total: Cents; readonly credit?: Cents },
  { accountName, iban, bic }: TransferAccount,
): readonly (readonly [string, string])[] {
  const rows = [
    [messages.transferTo, accountName],
    [messages.transferIban, ibanText(iban)],
    [messages.transferBic, bic],
    [messages.transferReference, String(order.number)],
    [messages.transferAmount, formatMoney(subtractCents(order.total, order.credit ?? ZERO))],
  ] as const;
  return rows.flatMap(([name, value]) => (value === "" ? [] : [[format(locale, name), value] as const]));
}
