import { adminPath } from "#app/i18n/admin-path.ts";
import { formatDateTime } from "#app/i18n/dates.ts";
import { localeHref } from "#app/i18n/locale.ts";
import * as drafts from "#app/i18n/messages/admin/change-drafts.ts";
import * as messages from "#app/i18n/messages/content-admin/content-admin.ts";
import type { PagePath } from "#app/i18n/page-path.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { Checkbox, Field } from "#app/ui/forms/field.tsx";
import { usePressed } from "#app/ui/session/use-pressed.ts";
import { StateWord } from "#app/ui/tag.tsx";
import type { EditedEntry } from "../../entries/admin-entries.ts";
import type { TimeValues } from "../../entries/entry-form.ts";
import { type CollectionName, isFixed } from "../../schema.ts";

/** The address at which the form of an entry is saved. */
export function pageOf(collection: CollectionName, entry: EditedEntry | null) {
  return adminPath(`/admin/content/${collection}/${entry?.id ?? "new"}`);
}

/** The address at which the form of an entry is saved as a draft. */
export function entryDraftPath(collection: CollectionName, id: string) {
  return adminPath(`/admin/content/${collection}/${id}/draft`);
}

interface EntrySideProps {
  readonly collection: CollectionName;
  readonly entry: EditedEntry | null;
  readonly sample: boolean;
  readonly times: TimeValues;
  readonly errors: ReadonlyMap<string, string>;
}

/** What belongs to the entry as a whole: its state, the sample mark, the buttons. */
export function EntrySide({ collection, entry, sample, times, errors }: EntrySideProps) {
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
      <SaveButtons collection={collection} entry={entry} />
      <PreviewButtons path={`/preview/${collection}/${entry?.id ?? "new"}`} />
    </div>
  );
}

/**
 * The first visible one is what Enter in a field presses where there is no draft: a save after which the entry is seen,
 * or hidden, as before.
 */
function SaveButtons({ collection, entry }: Pick<EntrySideProps, "collection" | "entry">) {
  const t = useT();
  const page = pageOf(collection, entry);
  const pressed = usePressed();
  const draftPath = adminPath(`${page}/draft`);
  const toggle = adminPath(`${page}/${entry?.published ? "hidden" : "published"}`);
  const published = entry?.published ?? false;
  const hasDraft = Boolean(entry?.draft);
  const save = published ? messages.save : messages.saveHidden;
  return (
    <>
      <SubmitButton variant={published ? "primary" : "outline"} wide busy={pressed({}, page)}>
        {t(published && hasDraft ? drafts.publishChanges : save)}
      </SubmitButton>
      {entry && (published || hasDraft) && (
        <SubmitButton formAction={draftPath} variant="outline" wide busy={pressed({}, draftPath)}>
          {t(hasDraft ? drafts.saveDraft : drafts.saveAsDraft)}
        </SubmitButton>
      )}
      {!isFixed(collection) && (
        <SubmitButton
          formAction={toggle}
          variant={published ? "outline" : "primary"}
          wide
          busy={pressed({}, toggle)}
        >
          {t(published ? messages.saveAndHide : messages.saveAndPublish)}
        </SubmitButton>
      )}
    </>
  );
}

function PreviewButtons({ path }: { path: PagePath }) {
  const t = useT();
  return (
    <div className="admin-previews">
      <SubmitButton variant="quiet" small formAction={localeHref("en", path)} formTarget="entry-preview">
        {t(messages.previewEnglish)}
      </SubmitButton>
      <SubmitButton variant="quiet" small formAction={localeHref("ga", path)} formTarget="entry-preview-ga">
        {t(messages.previewIrish)}
      </SubmitButton>
      <p className="field-hint">{t(messages.previewHint)}</p>
    </div>
  );
}

/** The fields of the period in which visitors see the entry, by the clocks of Ireland. */
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
        defaultValue={times.publishFrom}
        error={errors.get("publishFrom")}
      />
      <Field
        name="publishUntil"
        type="datetime-local"
        label={messages.publishUntil}
        defaultValue={times.publishUntil}
        error={errors.get("publishUntil")}
        hint={t(messages.scheduleHint)}
      />
    </details>
  );
}
