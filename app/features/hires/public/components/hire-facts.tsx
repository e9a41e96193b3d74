import { formatDayTime } from "#app/i18n/dates.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import * as m from "#app/i18n/messages/hire/hire-page.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { oneLine } from "#app/lib/text/one-line.ts";
import { Facts } from "#app/ui/tables/table.tsx";
import type { HireView } from "../../hires.ts";

interface HireFactsProps {
  readonly hire: Pick<
    HireView,
    "transport" | "place" | "startsAt" | "endsAt" | "poNumber" | "net" | "total" | "state"
  >;
  /** The address of the store; empty where the settings name none. */
  readonly store: string;
  /** Of the store, in the reader's language; empty where the settings name none. */
  readonly openingHours: string;
}

/** When and where a hire changes hands, where it is used, and what it comes to. Collections are at the store. */
export function HireFacts({ hire, store, openingHours }: HireFactsProps) {
  const t = useT();
  const locale = useLocale();
  const isCollected = hire.transport === "collection";
  return (
    <Facts
      rows={[
        [t(isCollected ? m.collection : m.delivery), formatDayTime(locale, hire.startsAt)],
        [t(isCollected ? m.returning : m.fetching), formatDayTime(locale, hire.endsAt)],
        ...(isCollected ? [[t(m.collectFrom), store ? oneLine(store) : t(m.ourStore)] as const] : []),
        ...(hire.place ? [[t(isCollected ? m.usedAt : m.place), hire.place] as const] : []),
        ...(isCollected && openingHours ? [[t(m.openingHours), oneLine(openingHours)] as const] : []),
        ...(hire.poNumber ? [[t(m.poNumber), hire.poNumber] as const] : []),
        [t(m.totalNet), formatMoney(hire.net)],
        [t(m.total), formatMoney(hire.total)],
      ]}
    />
  );
}
