import type { PublishObstacle } from "#app/features/catalog/duties/duties.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { Message } from "#app/i18n/message.ts";
import * as drafts from "#app/i18n/messages/admin/change-drafts.ts";
import * as messages from "#app/i18n/messages/catalog-admin/product-form.ts";
import * as ui from "#app/i18n/messages/ui/ui.ts";
import { type Translate, useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import type { FlashName } from "#app/ui/flash/flash.ts";
import { FlashMessage, type FlashResults } from "#app/ui/flash/flash-message.tsx";
import { useFlash } from "#app/ui/flash/flash-provider.tsx";
import { useForgottenDraft } from "#app/ui/forms/drafts/draft-keeper.ts";
import { fieldLabel } from "./form-messages.ts";
import { lackWord } from "./list/list-messages.ts";

/** Results after which the form has no unsaved changes. */
const SAVED: ReadonlySet<FlashName | undefined> = new Set([
  "product-created",
  "product-draft-discarded",
  "product-draft-published",
  "product-draft-saved",
  "product-draft-taken",
  "product-draft-unchanged",
  "product-incomplete",
  "product-published",
  "product-published-draft",
  "product-saved",
  "product-unpublished",
  "product-unpublished-draft",
] as const);

/** Whether the page is after an action that left nothing unsaved in the form. */
export function isSaved(flash: FlashName | undefined): boolean {
  return SAVED.has(flash);
}

const done = (text: React.ReactNode, action?: React.ReactNode) => ({
  text: (
    <>
      {text}
      {action}
    </>
  ),
});

const refused = (t: Translate, text: Message) => ({ kind: "fault", role: "status", text: t(text) }) as const;

interface ProductResultProps {
  readonly id: string;
  /** What keeps the product from being published. */
  readonly obstacles: readonly PublishObstacle[];
}

/** The result of the last form and, for the stock, the way back. */
export function ProductResult({ id, obstacles }: ProductResultProps) {
  const t = useT();
  const flash = useFlash();
  const merged = flash?.name === "product-saved" ? flash.parts : [];
  const fields = merged.map((field) => fieldLabel(t, field)).join(", ");
  const undo = flash?.name === "stock-line-saved" && <UndoStock id={id} line={flash.id} />;
  const what = obstacles.map((obstacle) => t(lackWord(obstacle))).join(", ");
  const results: FlashResults = {
    "product-saved": done(t(fields === "" ? messages.saved : messages.savedMerged, { fields })),
    "product-created": messages.created,
    "product-copied": messages.copied,
    "product-incomplete": { kind: "fault", role: "status", text: t(messages.savedIncomplete, { what }) },
    "product-draft-changed": refused(t, drafts.changedMeanwhile),
    "product-draft-discarded": drafts.discarded,
    "product-draft-published": drafts.published,
    "product-draft-saved": drafts.saved,
    "product-draft-taken": drafts.taken,
    "product-draft-unchanged": drafts.unchanged,
    "product-published": messages.publishedNow,
    "product-published-draft": drafts.publishedWith,
    "product-unpublished": messages.offlineNow,
    "product-unpublished-draft": drafts.offlineWith,
    "product-held": refused(t, messages.held),
    "stock-saved": messages.stockSaved,
    "stock-line-saved": done(t(messages.stockSaved), undo),
    "stock-undone": messages.stockUndone,
    "stock-undo-not-found": refused(t, messages.stockUndoRefused.gone),
    "stock-undo-not-staff": refused(t, messages.stockUndoRefused["not-staff"]),
    "stock-undo-not-counted": refused(t, messages.stockUndoRefused["not-counted"]),
    "stock-undo-undone-already": refused(t, messages.stockUndoRefused["undone-already"]),
    "stock-undo-below-zero": refused(t, messages.stockUndoRefused["below-zero"]),
  };
  return <FlashMessage results={results} />;
}

function UndoStock({ id, line }: { id: string; line: string }) {
  const t = useT();
  return (
    <form method="post" action={adminPath(`/admin/products/${id}/stock-changes/${line}/reversal`)}>
      <SubmitButton variant="quiet" small data-key="z">
        {t(ui.undo)}
      </SubmitButton>
    </form>
  );
}

/** The list's result after a product was deleted, or had been; nothing is kept of what was typed into it. */
export function ProductGone() {
  const flash = useFlash();
  useForgottenDraft(flash?.name === "product-deleted" ? `product:${flash.id}` : null);
  return (
    <FlashMessage
      results={{ "product-deleted": messages.deletedNow, "product-gone": { fault: messages.goneNow } }}
    />
  );
}
