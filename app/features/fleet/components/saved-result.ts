import * as messages from "#app/i18n/messages/fleet-admin/fleet.ts";
import { useT } from "#app/i18n/use-t.tsx";
import type { FlashResult } from "#app/ui/flash/flash-message.tsx";
import { useFlash } from "#app/ui/flash/flash-provider.tsx";
import { type LabelOf, namedFields } from "./field-labels.ts";

/** The result of a saved form, with the fields that somebody else had changed since it was filled. */
export function useSavedResult(
  name:
    | "hire-group-saved"
    | "hire-item-saved"
    | "hire-unit-saved"
    | "hire-vehicle-saved"
    | "hire-venue-saved",
  labelOf: LabelOf,
): FlashResult {
  const t = useT();
  const flash = useFlash();
  const fields = flash?.name === name ? namedFields(t, flash.parts, labelOf) : "";
  return { text: fields === "" ? t(messages.saved) : t(messages.savedMerged, { fields }) };
}
