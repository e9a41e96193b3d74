import type { Message } from "#app/i18n/message.ts";
import * as words from "#app/i18n/messages/product-form.ts";
import * as ui from "#app/i18n/messages/ui.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Button } from "#app/ui/button.tsx";
import { useForgottenDraft } from "#app/ui/draft-keeper.ts";
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
  "stock-undone": ["ok", words.stockUndone],
  ...Object.fromEntries(
    Object.entries(words.stockUndoRefused).map(([why, text]) => [`stock-undo-${why}`, ["fault", text]]),
  ),
};

interface ToldProps {
  readonly said: string | null;
  readonly merged: readonly string[];
  /** The line of the stock ledger that the form wrote. */
  readonly line: string | null;
}

/** What the last form did and, for the stock, the way back; what a publishing lacks stands beside the button. */
export function ProductTold({ said, merged, line }: ToldProps) {
  const t = useT();
  const [kind, message] = SAID[said ?? ""] ?? [];
  if (!kind || !message) return null;
  return (
    <Notice kind={kind} role="status">
      {merged.length > 0
        ? t(words.savedMerged, { fields: merged.map((field) => fieldLabel(t, field)).join(", ") })
        : t(message)}
      {said === "stock" && line && (
        <form method="post">
          <input type="hidden" name="line" value={line} />
          <Button type="submit" name="intent" value="undo-stock" variant="quiet" small data-key="z">
            {t(ui.undo)}
          </Button>
        </form>
      )}
    </Notice>
  );
}

/** What the list says after a product was deleted, or had been; nothing is kept of what was typed into it. */
export function ProductGone({ said, id }: { said: string | null; id: string | null }) {
  const t = useT();
  const deleted = said === "deleted";
  useForgottenDraft(deleted && id ? `product:${id}` : null);
  if (!deleted && said !== "gone") return null;
  return (
    <Notice kind={deleted ? "ok" : "fault"} role={deleted ? "status" : "alert"}>
      {t(deleted ? words.deletedNow : words.goneNow)}
    </Notice>
  );
}
