import { formatMoney } from "#app/i18n/formats.ts";
import * as messages from "#app/i18n/messages/hire-admin/quotes-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { keysOf } from "#app/lib/records.ts";
import { Facts } from "#app/ui/tables/table.tsx";
import type { QuoteDraftTotals as Totals } from "../../editor/draft-figures.ts";

/** Sums that are left out where they are nothing. */
const RARE: ReadonlySet<string> = new Set([
  "orderDiscount",
  "minimum",
  "waiver",
  "extras",
  "deposit",
  "security",
]);

/** What the draft comes to. */
export function DraftTotals({ totals }: { readonly totals: Totals | null }) {
  const t = useT();
  if (!totals) return <p className="muted">{t(messages.noDates)}</p>;
  const rows = keysOf(messages.totals).flatMap((name): [string, string][] => {
    if (RARE.has(name) && totals[name] === 0) return [];
    return [[t(messages.totals[name]), name === "days" ? String(totals.days) : formatMoney(totals[name])]];
  });
  return <Facts rows={rows} sums />;
}
