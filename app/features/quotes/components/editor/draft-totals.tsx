import { formatMoney } from "#app/i18n/formats.ts";
import * as messages from "#app/i18n/messages/hire-admin/quotes-admin.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
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

/** How many days are charged, and what a rate is multiplied by for them. */
export function chargedText(t: ReturnType<typeof useT>, { days, factor }: Totals): string {
  return t(messages.charged, { n: days, factor: formatNumber(factor / 1000) });
}

/** What the draft comes to. */
export function DraftTotals({ totals }: { readonly totals: Totals | null }) {
  const t = useT();
  if (!totals) return <p className="muted">{t(messages.noDates)}</p>;
  const rows = keysOf(messages.totals).flatMap((name): [string, string][] => {
    if (RARE.has(name) && totals[name] === 0) return [];
    if (name === "days") return [[t(messages.totals.days), chargedText(t, totals)]];
    const sum = totals[name];
    return [[t(messages.totals[name]), sum === null ? "–" : formatMoney(sum)]];
  });
  return <Facts rows={rows} sums />;
}
