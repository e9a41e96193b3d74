import * as messages from "#app/i18n/messages/account/addresses.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { FlashMessage } from "#app/ui/flash/flash-message.tsx";
import { AlertBanner } from "#app/ui/page/banner.tsx";

const RESULTS = {
  "address-saved": messages.saved,
  "address-removed": messages.removed,
  "default-address-changed": messages.defaultChanged,
} as const;

/** The result of the last step, or why it was refused. A form with faults says so itself. */
export function AddressBanner({ refused }: { refused: "invalid" | "too-many" | "not-found" | null }) {
  const t = useT();
  if (refused === "too-many" || refused === "not-found")
    return <AlertBanner>{t(refused === "too-many" ? messages.tooMany : messages.gone)}</AlertBanner>;
  return <FlashMessage results={RESULTS} />;
}
