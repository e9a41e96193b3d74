import { useContext, useState } from "react";
import { PickerLibrary } from "#app/features/media/components/media-picker.tsx";
import type { LibraryItem } from "#app/features/media/library.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatDateTime } from "#app/i18n/dates.ts";
import * as messages from "#app/i18n/messages/content-admin/content-admin.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { FormFields } from "#app/lib/form-fields.ts";
import { toIrishInput } from "#app/lib/time/irish-time.ts";
import { Button } from "#app/ui/button.tsx";
import { DraftBanner } from "#app/ui/forms/draft-banner.tsx";
import { useDraftKeeper } from "#app/ui/forms/draft-keeper.ts";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { Checkbox, Field } from "#app/ui/forms/field.tsx";
import { ConflictBanner } from "#app/ui/page/conflict-banner.tsx";
import { StateWord } from "#app/ui/tag.tsx";
import type { EditedEntry } from "../../entries/admin-entries.ts";
import { fieldsOf, isPair, pairsOf } from "../../entries/entry-fields.ts";
import {
  type EntryValues,
  type ReturnedForm,
  readEntryForm,
  readTimes,
  type TypedTimes,
} from "../../entries/entry-form.ts";
import { type CollectionName, isFixed } from "../../schema.ts";
import { EntryFieldInput } from "./entry-field.tsx";
import { problemMessages } from "./problem-messages.ts";
import { useLeaveGuard } from "./use-leave-guard.ts";

interface EntryFormProps {
  readonly collection: CollectionName;
  /** Null for an entry that is not there yet. */
  readonly entry: EditedEntry | null;
  readonly returned: ReturnedForm | undefined;
  /** The page is after a save: "new" after the one that made the entry. */
  readonly saved: "new" | "again" | null;
}

/**
 * The form of an entry, made from its collection's schema. A plain post, so that the preview can go to a new tab; what
 * is typed is kept in the browser until it is saved.
 */
export function EntryForm({ collection, entry, returned, saved }: EntryFormProps) {
  const draft = useDraftKeeper(`entry:${entry?.id ?? `${collection}:new`}`, {
    saved: saved !== null,
    began: saved === "new" ? `entry:${collection}:new` : null,
  });
  const library = useContext(PickerLibrary);
  const [taken, setTaken] = useState<ReturnedForm | null>(null);
  const take = () => {
    const form = new FormFields(draft.offered?.fields ?? []);
    setTaken(draftOf(collection, form, [...(entry?.pictures ?? []), ...library]));
    draft.dismiss(false);
  };
  return (
    <>
      {draft.offered && !returned && (
        <DraftBanner at={draft.offered.at} onTake={take} onDrop={() => draft.dismiss(true)} />
      )}
      <FormBody
        key={taken ? "draft" : "stored"}
        collection={collection}
        entry={entry}
        returned={taken ?? returned}
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
): ReturnedForm {
  return {
    values: readEntryForm(collection, form),
    pictures,
    sample: form.get("sample") === "on",
    times: readTimes(form),
    version: form.get("version") ?? "",
    problems: [],
    conflict: false,
  };
}

interface FormBodyProps extends Pick<EntryFormProps, "collection" | "entry" | "returned"> {
  readonly onEdit: (form: HTMLFormElement) => void;
}

function FormBody({ collection, entry, returned, onEdit }: FormBodyProps) {
  const t = useT();
  const guard = useLeaveGuard(returned !== undefined);
  const fields = fieldsOf(collection);
  const values = returned?.values ?? (entry?.data as EntryValues | undefined) ?? {};
  const problems = problemMessages(t, fields, returned?.problems ?? []);
  const errors = new Map(problems.map(({ field, message }) => [field, message]));
  const theirs = returned?.conflict && entry ? differences(collection, values, entry.data) : new Map();
  const version = returned && !returned.conflict ? returned.version : (entry?.version ?? "");
  const onInput = ({ currentTarget, target }: React.FormEvent<HTMLFormElement>) => {
    if (isText(target)) untick(currentTarget);
    guard.onInput();
    onEdit(currentTarget);
  };
  return (
    <form
      method="post"
      action={pageOf(collection, entry)}
      className="admin-entry"
      noValidate
      {...guard}
      onInput={onInput}
    >
      <div className="form admin-entry-fields">
        <ErrorSummary problems={problems} />
        {returned?.conflict && (
          <ConflictBanner title={t(messages.changedMeanwhile)} of={returned}>
            {t(messages.changedMeanwhileText)}
          </ConflictBanner>
        )}
        <input type="hidden" name="version" value={version} />
        {fields.map((field) => (
          <EntryFieldInput
            key={field.name}
            field={field}
            value={values[field.name]}
            pictures={returned?.pictures ?? entry?.pictures ?? []}
            errors={errors}
            stale={entry?.stale ?? []}
            theirs={theirs}
          />
        ))}
        {isFixed(collection) && <p className="field-hint">{t(messages.placesAlt)}</p>}
      </div>
      <EntrySide
        collection={collection}
        entry={entry}
        sample={returned ? returned.sample : (entry?.sample ?? false)}
        times={
          returned?.times ?? {
            publishFrom: toIrishInput(entry?.publishFrom ?? null),
            publishUntil: toIrishInput(entry?.publishUntil ?? null),
          }
        }
        errors={errors}
      />
    </form>
  );
}

function pageOf(collection: CollectionName, entry: EditedEntry | null) {
  return adminPath(`/admin/content/${collection}/${entry?.id ?? "new"}`);
}

function isText(target: EventTarget): boolean {
  return (
    target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === "text")
  );
}

/** Who writes over a sample makes it their own; the tick is there to be set again. */
function untick(form: HTMLFormElement): void {
  const sample = form.elements.namedItem("sample");
  if (sample instanceof HTMLInputElement && sample.defaultChecked) sample.checked = false;
}

interface EntrySideProps {
  readonly collection: CollectionName;
  readonly entry: EditedEntry | null;
  readonly sample: boolean;
  readonly times: TypedTimes;
  readonly errors: ReadonlyMap<string, string>;
}

/** What belongs to the entry as a whole: its state, the sample mark, the buttons. */
function EntrySide({ collection, entry, sample, times, errors }: EntrySideProps) {
  const t = useT();
  const locale = useLocale();
  const published = entry?.published ?? false;
  const fixed = isFixed(collection);
  return (
    <div className="admin-side">
      {!fixed && (
        <StateWord state={published ? "ok" : "off"}>
          {t(published ? messages.published : messages.hidden)}
        </StateWord>
      )}
      {entry && (
        <p className="field-hint">
          {t(messages.lastSaved)}{" "}
          <time dateTime={entry.updatedAt.toISOString()}>{formatDateTime(locale, entry.updatedAt)}</time>
        </p>
      )}
      {!fixed && (
        <>
          <Checkbox
            name="sample"
            label={t(messages.stillSample)}
            hint={t(messages.stillSampleHint)}
            defaultChecked={sample}
          />
          <ScheduleFields times={times} errors={errors} />
        </>
      )}
      <SaveButtons page={pageOf(collection, entry)} published={published} fixed={fixed} />
      <PreviewButtons path={`/preview/${collection}/${entry?.id ?? "new"}`} />
    </div>
  );
}

/** The first of them is what Enter in a field presses: a save after which the entry is seen, or hidden, as before. */
function SaveButtons({ page, published, fixed }: { page: string; published: boolean; fixed: boolean }) {
  const t = useT();
  if (fixed)
    return (
      <Button type="submit" wide>
        {t(messages.save)}
      </Button>
    );
  return (
    <>
      <Button type="submit" variant={published ? "primary" : "outline"} wide>
        {t(published ? messages.save : messages.saveHidden)}
      </Button>
      <Button
        type="submit"
        formAction={`${page}/${published ? "hidden" : "published"}`}
        variant={published ? "outline" : "primary"}
        wide
      >
        {t(published ? messages.saveAndHide : messages.saveAndPublish)}
      </Button>
    </>
  );
}

function PreviewButtons({ path }: { path: string }) {
  const t = useT();
  return (
    <div className="admin-previews">
      <Button type="submit" variant="quiet" small formAction={path} formTarget="entry-preview">
        {t(messages.previewEnglish)}
      </Button>
      <Button type="submit" variant="quiet" small formAction={`/ga${path}`} formTarget="entry-preview-ga">
        {t(messages.previewIrish)}
      </Button>
      <p className="field-hint">{t(messages.previewHint)}</p>
    </div>
  );
}

/** From when and until when visitors see the entry, by the clocks of Ireland. */
function ScheduleFields({ times, errors }: Pick<EntrySideProps, "times" | "errors">) {
  const t = useT();
  const open = times.publishFrom !== "" || times.publishUntil !== "" || errors.has("publishUntil");
  return (
    <details className="admin-schedule" open={open}>
      <summary>{t(messages.schedule)}</summary>
      <Field
        name="publishFrom"
        type="datetime-local"
        label={messages.publishFrom}
        companion={false}
        defaultValue={times.publishFrom}
        error={errors.get("publishFrom")}
      />
      <Field
        name="publishUntil"
        type="datetime-local"
        label={messages.publishUntil}
        companion={false}
        defaultValue={times.publishUntil}
        error={errors.get("publishUntil")}
        hint={t(messages.scheduleHint)}
      />
    </details>
  );
}

/** What is stored now, by path, where it is not what was typed. */
function differences(
  collection: CollectionName,
  typed: EntryValues,
  stored: Readonly<Record<string, unknown>>,
): ReadonlyMap<string, string> {
  const theirs = new Map<string, string>();
  const mine = pairsOf(collection, typed);
  for (const [path, { en, ga }] of pairsOf(collection, stored)) {
    if (mine.get(path)?.en !== en) theirs.set(`${path}.en`, en);
    if (mine.get(path)?.ga !== ga) theirs.set(`${path}.ga`, ga);
  }
  for (const { name } of fieldsOf(collection)) {
    const [own, other] = [typed[name], stored[name]];
    if (typeof other === "string" && !isPair(own) && own !== other) theirs.set(name, other);
  }
  return theirs;
}
