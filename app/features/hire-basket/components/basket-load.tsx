import { LoadPanel } from "#app/features/load-check/components/load-panel.tsx";
import * as messages from "#app/i18n/messages/hire/load-check.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Select } from "#app/ui/forms/field.tsx";
import { NamedOptions } from "#app/ui/forms/named-options.tsx";
import type { BasketLoad } from "../basket-load.ts";

/** The load check beside the price; with the venues that are saved, to say whether their power carries it. */
export function BasketLoadCheck({ load: { report, venues, venue } }: { load: BasketLoad }) {
  const t = useT();
  return (
    <div className="basket-load">
      {venues.length > 0 && (
        <Select id="hire-venue" name="venue" label={messages.venue} defaultValue={venue}>
          <option value="">{t(messages.noVenue)}</option>
          <NamedOptions of={venues} />
        </Select>
      )}
      <div data-hire-part="load">
        {report && <LoadPanel report={report} venue={venues.find(({ id }) => id === venue) ?? null} />}
      </div>
    </div>
  );
}
