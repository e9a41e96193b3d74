import type { Message } from "#app/i18n/message.ts";
import * as words from "#app/i18n/messages/product-form.ts";
import * as ui from "#app/i18n/messages/ui.ts";
import { type Translate, useT } from "#app/i18n/use-t.tsx";
import { Button } from "#app/ui/button.tsx";
import { useForgottenDraft } from "#app/ui/draft-keeper.ts";
import { FlashMessage, type FlashResults } from "#app/ui/flash-message.tsx";
import { useFlash } from "#app/ui/flash-provider.tsx";
import { fieldLabel } from "./form-words.ts";

const done = (text: React.ReactNode, action?: React.ReactNode) =>
  ({
    kind: "ok",
    role: "status",
    text: (
      <>
        {text}
        {action}
      </>
    ),
  }) as const;

const refused = (t: Translate, text: Message) => ({ kind: "fault", role: "status", text: t(text) }) as const;

/** The result of the last form and, for the stock, the way back; what a publishing lacks stands beside the button. */
export function ProductResult({ id }: { id: string }) {
  const t = useT();
  const flash = useFlash();
  const merged = flash?.name === "product-saved" ? flash.parts : [];
  const fields = merged.map((field) => fieldLabel(t, field)).join(", ");
  const undo = flash?.name === "stock-line-saved" && <UndoStock id={id} line={flash.id} />;
  const results: FlashResults = {
    "product-saved": done(t(fields === "" ? words.saved : words.savedMerged, { fields })),
    "product-created": words.created,
    "product-copied": words.copied,
    "product-published": words.publishedNow,
    "product-unpublished": words.offlineNow,
    "product-held": refused(t, words.held),
    "stock-saved": words.stockSaved,
    "stock-line-saved": done(t(words.stockSaved), undo),
    "stock-refused": refused(t, words.stockFault),
    "stock-undone": words.stockUndone,
    "stock-undo-gone": refused(t, words.stockUndoRefused.gone),
    "stock-undo-not-staff": refused(t, words.stockUndoRefused["not-staff"]),
    "stock-undo-not-counted": refused(t, words.stockUndoRefused["not-counted"]),
    "stock-undo-undone-already": refused(t, words.stockUndoRefused["undone-already"]),
    "stock-undo-below-zero": refused(t, words.stockUndoRefused["below-zero"]),
  };
  return <FlashMessage results={results} />;
}

function UndoStock({ id, line }: { id: string; line: string }) {
  const t = useT();
  return (
    <form method="post" action={`/admin/products/${id}/stock-changes/${line}/reversal`}>
      <Button type="submit" variant="quiet" small data-key="z">
        {t(ui.undo)}
      </Button>
    </form>
  );
}

/** The list's result after a product was deleted, or had been; nothing is kept of what was typed into it. */
export function ProductGone() {
  const t = useT();
  const flash = useFlash();
  useForgottenDraft(flash?.name === "product-deleted" ? `product:${flash.id}` : null);
  const gone = { kind: "fault", role: "alert", text: t(words.goneNow) } as const;
  return <FlashMessage results={{ "product-deleted": words.deletedNow, "product-gone": gone }} />;
}
