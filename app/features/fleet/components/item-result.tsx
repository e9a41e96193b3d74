import * as messages from "#app/i18n/messages/fleet-admin/fleet.ts";
import * as pieceMessages from "#app/i18n/messages/fleet-admin/fleet-pieces.ts";
import * as stockMessages from "#app/i18n/messages/fleet-admin/fleet-stock.ts";
import * as unitMessages from "#app/i18n/messages/fleet-admin/fleet-units.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { FlashMessage } from "#app/ui/flash/flash-message.tsx";
import { itemLabel } from "./field-labels.ts";
import { useSavedResult } from "./saved-result.ts";

/** The result of the last form of an item's page. */
export function ItemResult() {
  const t = useT();
  const saved = useSavedResult("hire-item-saved", itemLabel);
  return (
    <FlashMessage
      results={{
        "hire-item-saved": saved,
        "hire-item-created": messages.created,
        "hire-count-changed": stockMessages.countChanged,
        "hire-shortages-opened": { kind: "info", role: "status", text: t(stockMessages.shortOpened) },
        "hire-stock-moved": stockMessages.moved,
        "hire-pieces-back": pieceMessages.back,
        "hire-pieces-written-off": pieceMessages.writtenOff,
        "hire-units-added": unitMessages.unitsAdded,
      }}
    />
  );
}
