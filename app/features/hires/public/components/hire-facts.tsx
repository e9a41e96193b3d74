import { formatDayTime } from "#app/i18n/dates.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import * as messages from "#app/i18n/messages/hire/hire-page.ts";
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
        [t(isCollected ? messages.collection : messages.delivery), formatDayTime(locale, hire.startsAt)],
        [t(isCollected ? messages.returning : messages.fetching), formatDayTime(locale, hire.endsAt)],
        ...(isCollected
          ? [[t(messages.collectFrom), store ? oneLine(store) : t(messages.ourStore)] as const]
          : []),
        ...(hire.place ? [[t(isCollected ? messages.usedAt : messages.place), hire.place] as const] : []),
        ...(isCollected && openingHours ? [[t(messages.openingHours), oneLine(openingHours)] as const] : []),
        ...(hire.poNumber ? [[t(messages.poNumber), hire.poNumber] as const] : []),
        [t(messages.totalNet), formatMoney(hire.net)],
        [t(messages.total), formatMoney(hire.total)],
      ]}
    />
  );
}
