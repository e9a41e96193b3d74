import * as words from "#app/i18n/messages/addresses.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { AddressStep } from "../addresses.ts";

const DONE = { save: words.saved, remove: words.removed, default: words.defaultChanged } as const;

/** What became of the last step: done, or why not. A form with faults says so itself. */
export function AddressNotice({
  done,
  refused,
}: {
  done: AddressStep | null;
  refused: "invalid" | "too-many" | "not-found" | null;
}) {
  const t = useT();
  if (refused === "too-many" || refused === "not-found")
    return (
      <Notice kind="fault" role="alert">
        {t(refused === "too-many" ? words.tooMany : words.gone)}
      </Notice>
    );
  if (done === null || refused) return null;
  return (
    <Notice kind="ok" role="status">
      {t(DONE[done])}
    </Notice>
  );
}
