import { useEditorDraft } from "#app/ui/forms/drafts/draft-offer.tsx";
import type { QuoteDraftFigures } from "../../editor/draft-figures.ts";
import { type QuoteDraftForm, readQuoteDraftForm } from "../../editor/draft-form.ts";
import type { EnquiryRequest } from "../../editor/enquiry-request.ts";
import type { Supplier } from "./line-row-props.ts";
import { QuoteEditor, type ReturnedQuoteDraft } from "./quote-editor.tsx";

interface QuoteDraftProps {
  readonly quoteId: string;
  /** Of the version that is being written, from 1. */
  readonly number: number;
  /** The version of the quote that a save is made on top of. */
  readonly version: number;
  readonly form: QuoteDraftForm;
  readonly figures: QuoteDraftFigures;
  readonly suppliers: readonly Supplier[];
  /** What the customer asked for; null without an enquiry. */
  readonly request: EnquiryRequest | null;
  readonly returned: ReturnedQuoteDraft | null;
  /** Whether the page is after a save. */
  readonly saved: boolean;
  /** The form has something that is not stored. */
  readonly onChange: () => void;
}

/** The editor of a draft. What came back stays as it is while the page is read again. */
export function QuoteDraft(props: QuoteDraftProps) {
  return <KeptDraft key={props.returned ? "returned" : props.version} {...props} />;
}

/** What is typed is kept in the browser until it is saved, and offered again. */
function KeptDraft({ number, saved, version, form, returned, onChange, ...props }: QuoteDraftProps) {
  const name = `quote:${props.quoteId}:${number}`;
  const { taken, banner, editorKey, ...kept } = useEditorDraft(name, { returned, onChange, saved });
  return (
    <>
      {banner}
      <QuoteEditor
        key={editorKey}
        {...props}
        {...kept}
        // What was typed on top of an older version is compared with what a colleague has stored since.
        version={taken ? Number(taken.get("version")) : (returned?.version ?? version)}
        form={taken ? readQuoteDraftForm(taken) : (returned?.form ?? form)}
        returned={returned}
      />
    </>
  );
}
