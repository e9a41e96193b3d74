import type { HireCharge, OrderKind } from "#app/features/orders/orders.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/hires.ts";

export type HireOrderKind = Exclude<OrderKind, "sale">;

/** A text with the hire’s number. */
type NumberText = Message<{ readonly number: string | number }>;

const TEXTS: Readonly<Record<HireOrderKind, NumberText>> = {
  "hire-deposit": messages.depositLine,
  "hire-balance": messages.balanceLine,
  "hire-security": messages.securityLine,
  "hire-charge": messages.chargeLines.other,
};

/** What an order of a hire is for. */
export function hireOrderText({ kind, charge }: Pick<PaidHire, "kind" | "charge">): NumberText {
  return charge ? messages.chargeLines[charge] : TEXTS[kind];
}

/** The hire that an order pays for, as the pages of payments name it. */
export interface PaidHire {
  readonly number: string;
  readonly token: string;
  readonly kind: HireOrderKind;
  /** What a charge is for; null for every other payment. */
  readonly charge: HireCharge | null;
}
