import * as messages from "#app/i18n/messages/fleet.ts";
import * as work from "#app/i18n/messages/fleet-work.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { FlashMessage } from "#app/ui/flash-message.tsx";
import { useFlash } from "#app/ui/flash-provider.tsx";
import { itemLabel } from "./fault-text.ts";

/** The result of the last form of an item's page. */
export function ItemResult() {
  const t = useT();
  const flash = useFlash();
  const merged = flash?.name === "hire-item-saved" ? flash.parts : [];
  const fields = merged
    .map((field) => {
      const label = itemLabel(field);
      return label ? t(label) : field;
    })
    .join(", ");
  const saved = fields === "" ? t(messages.saved) : t(messages.savedMerged, { fields });
  return (
    <FlashMessage
      results={{
        "hire-item-saved": { kind: "ok", role: "status", text: saved },
        "hire-item-created": messages.created,
        "hire-count-changed": work.countChanged,
        "hire-shortages-opened": { kind: "info", role: "status", text: t(work.shortOpened) },
        "hire-stock-moved": work.moved,
        "hire-units-added": work.unitsAdded,
      }}
    />
  );
}
