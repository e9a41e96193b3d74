import * as messages from "#app/i18n/messages/admin/lined-forms.ts";
import { useT } from "#app/i18n/use-t.tsx";
import "./removed-line.css";

/** Says that a line was removed, and offers to put it back. The element stays, so that screen readers hear of it. */
export function RemovedLine({ removed, undo }: { readonly removed: boolean; readonly undo: () => void }) {
  const t = useT();
  return (
    <p role="status" className="removed-line">
      {removed && (
        <>
          {t(messages.lineRemoved)}{" "}
          <button type="button" className="button button-outline button-small" onClick={undo}>
            {t(messages.undo)}
          </button>
        </>
      )}
    </p>
  );
}
