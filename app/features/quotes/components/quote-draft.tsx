import { useState } from "react";
import { FormFields } from "#app/lib/form-fields.ts";
import { DraftBanner } from "#app/ui/forms/draft-banner.tsx";
import { useDraftKeeper } from "#app/ui/forms/draft-keeper.ts";
import type { DraftFigures } from "../editor/draft-figures.ts";
import { type DraftForm, readDraftForm } from "../editor/draft-form.ts";
import type { Supplier } from "./line-row-props.ts";
import { QuoteEditor, type ReturnedDraft } from "./quote-editor.tsx";

interface QuoteDraftProps {
  readonly quoteId: string;
  /** Of the version that is being written, from 1. */
  readonly number: number;
  /** The version of the quote that a save is made on top of. */
  readonly seen: number;
  readonly form: DraftForm;
  readonly figures: DraftFigures;
  readonly suppliers: readonly Supplier[];
  readonly returned: ReturnedDraft | null;
  /** Whether the page is after a save. */
  readonly saved: boolean;
}

/** The editor of a draft; what is typed is kept in the browser until it is saved, and offered again. */
export function QuoteDraft({ number, saved, seen, form, returned, ...props }: QuoteDraftProps) {
  const draft = useDraftKeeper(`quote:${props.quoteId}:${number}`, { saved });
  const [taken, setTaken] = useState(false);
  const offered = returned ? null : draft.offered;
  const kept = taken && offered ? new FormFields(offered.fields) : null;
  return (
    <>
      {offered && (
        <DraftBanner
          at={offered.at}
          taken={taken}
          onTake={() => setTaken(true)}
          onDrop={() => draft.dismiss(true)}
        />
      )}
      <QuoteEditor
        key={kept ? "kept" : JSON.stringify(returned?.faults)}
        {...props}
        // What was typed on top of an older version is compared with what a colleague has stored since.
        seen={kept ? Number(kept.get("seen")) : seen}
        form={kept ? readDraftForm(kept) : (returned?.form ?? form)}
        isStored={kept === null && returned === null}
        returned={returned}
        keep={draft.keep}
      />
    </>
  );
}
