import type { Address } from "#app/features/orders/orders.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { Cents } from "#app/lib/money.ts";

/** A product or variation that the editor's picker offers. */
export interface PickedGoods {
  readonly id: string;
  readonly code: string;
  /** The name of the product with its options. */
  readonly name: string;
  readonly price: Cents | null;
  /** The price is that of the customer's price list. */
  readonly isCustomerPrice: boolean;
  /** The most that can be ordered now; null where nothing limits it. */
  readonly available: number | null;
}

/** A customer that the editor's picker offers. */
export interface PickedCustomer {
  /** The account's id, or the email address of one without an account. */
  readonly id: string;
  /** The account; empty for none. */
  readonly user: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly company: string;
  readonly vatNumber: string;
  readonly locale: Locale;
  /** The address of the last delivery, or the account's first one. */
  readonly address: Address | null;
  /** The address of the last invoice, or else the one above: goods that are collected need one, too. */
  readonly billing: Address | null;
}
