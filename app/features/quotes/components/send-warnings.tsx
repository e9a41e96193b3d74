import * as work from "#app/i18n/messages/hire-admin/quote-work.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import type { QuoteDraftFigures } from "../editor/draft-figures.ts";
import type { QuoteView } from "../quotes.ts";

interface WarningProps {
  readonly quote: Pick<QuoteView, "draft">;
  readonly figures: QuoteDraftFigures | null;
}

/** What staff should know before a draft is sent: what nothing is known of, and a delivery for nothing. */
export function SendWarnings({ quote: { draft }, figures }: WarningProps) {
  const t = useT();
  if (!draft) return null;
  const unknown = draft.lines.flatMap(({ id, quantity, chosen }) => {
    const line = figures?.lines[id];
    return chosen && line?.availability?.state === "unconfirmed" ? [`${quantity} × ${line.name}`] : [];
  });
  const isFree = draft.transport === "delivery" && draft.transportNet === 0;
  if (unknown.length === 0 && !isFree) return null;
  return (
    <Banner>
      {unknown.length > 0 && <p>{t(work.uncounted, { goods: unknown.join(", ") })}</p>}
      {isFree && <p>{t(work.freeDelivery)}</p>}
    </Banner>
  );
}
