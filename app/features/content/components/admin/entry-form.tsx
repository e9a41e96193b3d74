import { useContext, useState } from "react";
import { useSubmit } from "react-router";
import { PickerLibrary } from "#app/features/media/components/media-picker.tsx";
import type { LibraryItem } from "#app/features/media/library.ts";
import * as messages from "#app/i18n/messages/content-admin/content-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { FormFields } from "#app/lib/forms/form-fields.ts";
import { toIrishInput } from "#app/lib/time/irish-time.ts";
import { DefaultSubmit } from "#app/ui/forms/default-submit.tsx";
import { DraftBanner } from "#app/ui/forms/drafts/draft-banner.tsx";
import { useDraftKeeper } from "#app/ui/forms/drafts/draft-keeper.ts";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { FocusedBanner } from "#app/ui/page/focused-banner.tsx";
import type { EditedEntry } from "../../entries/admin-entries.ts";
import { readFilledForm } from "../../entries/draft/entry-draft.ts";
import { entryFieldsOf, isPair, pairsOf } from "../../entries/entry-fields.ts";
import type { EntryValues, ReturnedEntryForm } from "../../entries/entry-form.ts";
import { type CollectionName, isFixed } from "../../schema.ts";
import { EntryDraftBanner, EntryDraftConflict } from "./entry-draft-banner.tsx";
import { EntryFieldInput } from "./entry-field.tsx";
import { EntrySide, entryDraftPath, pageOf } from "./entry-side.tsx";
import { faultMessages } from "./fault-messages.ts";
import { useLeaveGuard } from "./use-leave-guard.ts";

interface EntryFormProps {
  readonly collection: CollectionName;
  /** The entry; null for an entry that is not there yet. */
  readonly entry: EditedEntry | null;
  /** Makes a new entry that is posted twice be added once. */
  readonly idempotencyKey: string;
  readonly returned: ReturnedEntryForm | undefined;
  /** The page is after a save: "new" after the one that made the entry. */
  readonly saved: "new" | "again" | null;
}

/** The form of an entry, made from its collection's schema. What is typed is kept in the browser until it is saved. */
export function EntryForm({ collection, entry, idempotencyKey, returned, saved }: EntryFormProps) {
  const draft = useDraftKeeper(`entry:${entry?.id ?? `${collection}:new`}`, {
    saved: saved !== null,
    began: saved === "new" ? `entry:${collection}:new` : null,
  });
  const library = useContext(PickerLibrary);
  const [taken, setTaken] = useState<ReturnedEntryForm | null>(null);
  const take = () => {
    const form = new FormFields(draft.offered?.fields ?? []);
    setTaken(draftOf(collection, form, [...(entry?.pictures ?? []), ...library]));
    draft.dismiss(false);
  };
  return (
    <>
      {entry?.draft && <EntryDraftBanner collection={collection} entry={entry} draft={entry.draft} />}
      {draft.offered && !returned && (
        <DraftBanner at={draft.offered.at} onTake={take} onDrop={() => draft.dismiss(true)} />
      )}
      <FormBody
        key={taken ? "draft" : "stored"}
        collection={collection}
        entry={entry}
        idempotencyKey={idempotencyKey}
        returned={returned ?? taken ?? undefined}
        onEdit={draft.keep}
      />
    </>
  );
}

/** What a form held when it was kept, as if it had come back unsaved. */
function draftOf(
  collection: CollectionName,
  form: FormFields,
  pictures: readonly LibraryItem[],
): ReturnedEntryForm {
  return {
    ...readFilledForm(collection, form),
    pictures,
    version: form.get("version") ?? "",
    draft: form.get("draft") ?? "",
    faults: [],
    conflict: false,
    draftConflict: null,
  };
}

interface FormBodyProps extends Pick<EntryFormProps, "collection" | "entry" | "idempotencyKey" | "returned"> {
  readonly onEdit: (form: HTMLFormElement) => void;
}

function FormBody({ collection, entry, idempotencyKey, returned, onEdit }: FormBodyProps) {
  const t = useT();
  const guard = useLeaveGuard(returned);
  const submit = useSubmit();
  const fields = entryFieldsOf(collection);
  const draft = entry?.draft;
  const start = returned ?? draft?.form;
  const values = start?.values ?? entry?.data ?? {};
  const draftVersion = returned?.draft ?? draft?.version ?? "";
  const faultTexts = faultMessages(t, fields, returned?.faults ?? []);
  const errors = new Map(faultTexts.map(({ field, message }) => [field, message]));
  const theirs = returned?.conflict && entry ? differences(collection, values, entry.data) : new Map();
  const stored = (!returned && draft?.entryVersion) || (entry?.version ?? "");
  const version = returned && !returned.conflict ? returned.version : stored;
  const onInput = ({ currentTarget, target }: React.FormEvent<HTMLFormElement>) => {
    if (isText(target)) untick(currentTarget);
    guard.onInput();
    onEdit(currentTarget);
  };
  const onSubmit = (event: React.SubmitEvent<HTMLFormElement>) => {
    guard.onSubmit(event);
    const { submitter } = event.nativeEvent;
    // The browser itself posts a preview, to another tab.
    if (submitter?.hasAttribute("formtarget")) return;
    event.preventDefault();
    void submit(submitter instanceof HTMLButtonElement ? submitter : event.currentTarget);
  };
  return (
    <form
      method="post"
      action={pageOf(collection, entry)}
      className="admin-entry"
      noValidate
      onInput={onInput}
      onSubmit={onSubmit}
    >
      {entry && draftVersion !== "" && <DefaultSubmit formAction={entryDraftPath(collection, entry.id)} />}
      <div className="form admin-entry-fields">
        <ErrorSummary faults={faultTexts} />
        {returned?.conflict && (
          <FocusedBanner title={t(messages.changedMeanwhile)} of={returned}>
            {t(messages.changedMeanwhileText)}
          </FocusedBanner>
        )}
        {returned?.draftConflict && <EntryDraftConflict collection={collection} returned={returned} />}
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="draft" value={draftVersion} />
        {!entry && <input type="hidden" name="idempotency-key" value={idempotencyKey} />}
        {fields.map((field) => (
          <EntryFieldInput
            key={field.name}
            field={field}
            value={values[field.name]}
            pictures={returned?.pictures ?? entry?.pictures ?? []}
            errors={errors}
            stale={entry?.stale ?? []}
            fits={start?.fits ?? []}
            theirs={theirs}
          />
        ))}
        {isFixed(collection) && <p className="field-hint">{t(messages.slotsAlt)}</p>}
      </div>
      <EntrySide
        collection={collection}
        entry={entry}
        sample={start ? start.sample : (entry?.sample ?? false)}
        times={
          start?.times ?? {
            publishFrom: toIrishInput(entry?.publishFrom ?? null),
            publishUntil: toIrishInput(entry?.publishUntil ?? null),
          }
        }
        errors={errors}
      />
    </form>
  );
}

function isText(target: EventTarget): boolean {
  return (
    target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === "text")
  );
}

/** Takes the tick off "sample": an entry that is written over is no sample any more. The tick can be set again. */
function untick(form: HTMLFormElement): void {
  const sample = form.elements.namedItem("sample");
  if (sample instanceof HTMLInputElement && sample.defaultChecked) sample.checked = false;
}

/** What is stored now, by path, where it is not what was typed. */
function differences(
  collection: CollectionName,
  values: EntryValues,
  stored: Readonly<Record<string, unknown>>,
): ReadonlyMap<string, string> {
  const theirs = new Map<string, string>();
  const mine = pairsOf(collection, values);
  for (const [path, { en, ga }] of pairsOf(collection, stored)) {
    if (mine.get(path)?.en !== en) theirs.set(`${path}.en`, en);
    if (mine.get(path)?.ga !== ga) theirs.set(`${path}.ga`, ga);
  }
  for (const { name } of entryFieldsOf(collection)) {
    const [own, other] = [values[name], stored[name]];
    if (typeof other === "string" && !isPair(own) && own !== other) theirs.set(name, other);
  }
  return theirs;
}
