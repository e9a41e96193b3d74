import type { OrderKind } from "#app/features/orders/orders.ts";
import * as messages from "#app/i18n/messages/hire/hires.ts";

export type HireOrderKind = Exclude<OrderKind, "sale">;

/** What an order of a hire is for, with the hire's number. */
export const HIRE_ORDER_TEXTS = {
  "hire-deposit": messages.depositLine,
  "hire-balance": messages.balanceLine,
  "hire-security": messages.securityLine,
  "hire-charge": messages.chargeLine,
} as const satisfies Readonly<Record<HireOrderKind, unknown>>;

/** The hire that an order pays for, as the pages of payments name it. */
export interface PaidHire {
  readonly number: string;
  readonly token: string;
  readonly kind: HireOrderKind;
}
