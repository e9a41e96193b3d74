import * as words from "#app/i18n/messages/addresses.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { FlashMessage } from "#app/ui/flash-message.tsx";
import { Notice } from "#app/ui/notice.tsx";

const RESULTS = {
  "address-saved": words.saved,
  "address-removed": words.removed,
  "default-address-changed": words.defaultChanged,
} as const;

/** The result of the last step, or why it was refused. A form with faults says so itself. */
export function AddressNotice({ refused }: { refused: "invalid" | "too-many" | "not-found" | null }) {
  const t = useT();
  if (refused === "too-many" || refused === "not-found")
    return (
      <Notice kind="fault" role="alert">
        {t(refused === "too-many" ? words.tooMany : words.gone)}
      </Notice>
    );
  return <FlashMessage results={RESULTS} />;
}
