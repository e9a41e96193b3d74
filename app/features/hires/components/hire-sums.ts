import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire-admin/hire-transport.ts";
import { addCents, type Cents, cents, subtractCents } from "#app/lib/money.ts";
import type { HireLineView } from "../hires.ts";

/** What was agreed besides the lines of a hire, net of VAT; the discount of the whole quote is not negative. */
export interface HireExtras {
  readonly discount: Cents;
  /** What the lines cost at least. */
  readonly minimumNet: Cents;
  readonly transport: Cents;
  readonly crew: Cents;
  readonly consumables: Cents;
}

/** What leads from the lines of a hire to its net total; sums of nothing are left out. */
export function sumRows(
  { lines, net }: { readonly lines: readonly Pick<HireLineView, "net">[]; readonly net: Cents },
  { discount, minimumNet, transport, crew, consumables }: HireExtras,
): readonly (readonly [label: Message, net: Cents])[] {
  const charged = subtractCents(addCents(...lines.map((line) => line.net)), discount);
  const rest = subtractCents(net, addCents(charged, transport, crew, consumables));
  const minimum = cents(Math.min(rest, Math.max(0, minimumNet - charged)));
  const rows = [
    [messages.discount, cents(-discount)],
    [messages.minimum, minimum],
    [messages.waiver, subtractCents(rest, minimum)],
    [messages.transportSum, transport],
    [messages.crew, crew],
    [messages.consumables, consumables],
  ] as const;
  return rows.filter(([, amount]) => amount !== 0);
}
