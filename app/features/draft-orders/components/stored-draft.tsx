import { useLocation } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import { useEditorDraft } from "#app/ui/forms/drafts/draft-offer.tsx";
import type { DraftFigures } from "../editor/draft-figures.ts";
import { type DraftForm, readDraftForm } from "../editor/draft-form.ts";
import type { ReturnedDraft } from "../editor/returned-draft.ts";
import { DraftEditor } from "./draft-editor.tsx";

interface EditedDraft {
  readonly form: DraftForm;
  readonly figures: DraftFigures;
  readonly returned: ReturnedDraft | null;
}

/** The editor of a draft that was not saved yet. */
export function NewDraft({ idempotencyKey, ...edited }: EditedDraft & { readonly idempotencyKey: string }) {
  const { pathname, search } = useLocation();
  return (
    <KeptDraft
      {...edited}
      name="draft-order:new"
      action={`${pathname}${search}`}
      hidden={{ "idempotency-key": idempotencyKey }}
      saved={false}
      isNew
      onChange={noChange}
    />
  );
}

interface StoredDraftProps extends EditedDraft {
  readonly id: string;
  /** The version that a save is made on top of. */
  readonly version: number;
  /** Whether the page is after a save. */
  readonly saved: boolean;
  /** The form has something that is not stored. */
  readonly onChange: () => void;
}

/** The editor of a stored draft. */
export function StoredDraft({ id, version, ...edited }: StoredDraftProps) {
  return (
    <KeptDraft
      // What came back stays as it is while the page is read again.
      key={edited.returned ? "returned" : version}
      {...edited}
      name={`draft-order:${id}`}
      isNew={false}
      began="draft-order:new"
      action={adminPath(`/admin/orders/drafts/${id}`)}
      hidden={{ version: String(edited.returned?.version ?? version) }}
    />
  );
}

interface KeptDraftProps extends EditedDraft {
  readonly name: string;
  readonly began?: string;
  readonly action: string;
  readonly hidden: Readonly<Record<string, string>>;
  readonly isNew: boolean;
  readonly saved: boolean;
  readonly onChange: () => void;
}

/** Nothing can be done with a draft that was not saved yet. */
function noChange(): void {}

/** What is typed is kept in the browser until it is saved, and offered again. */
function KeptDraft({ name, began, saved, form, returned, hidden, onChange, ...props }: KeptDraftProps) {
  const draft = { returned, onChange, saved, ...(began && { began }) };
  const { taken, banner, editorKey, ...kept } = useEditorDraft(name, draft);
  // What was typed on top of an older version is compared with what a colleague has stored since.
  const marks = Object.entries(hidden).map(([field, value]) => [field, taken?.get(field) ?? value] as const);
  return (
    <>
      {banner}
      <DraftEditor
        key={editorKey}
        {...props}
        {...kept}
        hidden={Object.fromEntries(marks)}
        form={taken ? readDraftForm(taken) : (returned?.form ?? form)}
        returned={returned}
      />
    </>
  );
}
