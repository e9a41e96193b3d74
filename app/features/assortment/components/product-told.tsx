import type { Message } from "#app/i18n/message.ts";
import * as words from "#app/i18n/messages/product-form.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { fieldLabel } from "./form-words.ts";

const SAID: Readonly<Record<string, readonly ["ok" | "fault", Message]>> = {
  saved: ["ok", words.saved],
  created: ["ok", words.created],
  copied: ["ok", words.copied],
  publish: ["ok", words.publishedNow],
  unpublish: ["ok", words.offlineNow],
  held: ["fault", words.held],
  stock: ["ok", words.stockSaved],
  "stock-fault": ["fault", words.stockFault],
};

/** What the last form did; what a publishing lacks stands beside the button. */
export function ProductTold({ said, merged }: { said: string | null; merged: readonly string[] }) {
  const t = useT();
  const [kind, message] = SAID[said ?? ""] ?? [];
  if (!kind || !message) return null;
  return (
    <Notice kind={kind} role="status">
      {merged.length > 0
        ? t(words.savedMerged, { fields: merged.map((field) => fieldLabel(t, field)).join(", ") })
        : t(message)}
    </Notice>
  );
}
