import { hasEndedUnpaid } from "#app/features/orders/order-states.ts";
import type { HireCharge } from "#app/features/orders/orders.ts";
import { format } from "#app/i18n/message.ts";
import { chargeText } from "#app/i18n/messages/hire-admin/hire-return.ts";
import { chargeKinds } from "#app/i18n/messages/hire-admin/hires-admin.ts";
import type { Cents } from "#app/lib/money.ts";
import type { HireView } from "../hires.ts";
import type { HirePayment } from "../payments/hire-money.ts";
import { namesOfGoods, type ReturnedGoods, type ReturnFault, worthOfMissing } from "./returned-goods.ts";

/** What the form of charges begins with. */
export interface SuggestedCharge {
  readonly charge: "lost" | "damaged";
  /** In the customer's language, for the invoice. */
  readonly text: string;
  /** Net of VAT; null where it is not known. */
  readonly net: Cents | null;
}

/** The longest text of a charge, in characters. */
const MAX_TEXT = 200;

/** What `?charge=` of a hire's page asks for; null for nothing that came back missing or damaged. */
export function suggestedCharge(
  { locale }: Pick<HireView, "locale">,
  goods: readonly ReturnedGoods[],
  wanted: string | null,
): SuggestedCharge | null {
  if (wanted !== "lost" && wanted !== "damaged") return null;
  const fault: ReturnFault = wanted === "lost" ? "missing" : "damaged";
  const names = namesOfGoods(locale, goods, fault);
  if (names === "") return null;
  const text = format(locale, chargeText, { what: format(locale, chargeKinds[wanted]), goods: names });
  const notes = fault === "damaged" ? goods.flatMap((one) => one.notes.map(({ note }) => note)) : [];
  return {
    charge: wanted,
    text: [text, notes.join("; ").replaceAll("\n", "; ")]
      .filter((part) => part !== "")
      .join(". ")
      .slice(0, MAX_TEXT),
    net: fault === "missing" ? worthOfMissing(goods) : null,
  };
}

/** The charges of a kind that were paid or can be, the oldest first. */
export function listCharges(
  { orders }: { readonly orders: readonly HirePayment[] },
  kind: HireCharge,
): readonly HirePayment[] {
  return orders.filter(
    ({ charge, state }) => charge === kind && state !== "cancelled" && !hasEndedUnpaid(state),
  );
}
