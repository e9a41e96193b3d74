import { formatMoney, formatRate } from "#app/i18n/formats.ts";
import * as messages from "#app/i18n/messages/orders-admin/draft-orders.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { subtractCents, ZERO } from "#app/lib/money.ts";
import { Facts } from "#app/ui/tables/table.tsx";
import type { DraftFigures } from "../editor/draft-figures.ts";

type Sums = Pick<DraftFigures, "goods" | "discount" | "delivery" | "total" | "vatRows">;

/** What a draft comes to. */
export function DraftSums({ figures }: { readonly figures: Sums }) {
  const t = useT();
  const { goods, discount, delivery, total, vatRows } = figures;
  const rows: [React.ReactNode, React.ReactNode][] = [[t(messages.totals.goods), formatMoney(goods)]];
  if (discount > 0) rows.push([t(messages.totals.discount), formatMoney(subtractCents(ZERO, discount))]);
  rows.push([t(messages.totals.delivery), formatMoney(delivery)]);
  rows.push([<b key="total">{t(messages.totals.total)}</b>, <b key="sum">{formatMoney(total)}</b>]);
  for (const { rate, net, vat } of vatRows)
    rows.push([t(messages.totals.vat, { rate: formatRate(rate), net: formatMoney(net) }), formatMoney(vat)]);
  return <Facts rows={rows} sums />;
}
