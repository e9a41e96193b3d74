import { ChangeDraftBanner } from "#app/features/change-drafts/components/change-draft-banner.tsx";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as drafts from "#app/i18n/messages/admin/change-drafts.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { MergeConflict } from "#app/ui/admin/merge-conflict.tsx";
import type { EditedEntry } from "../../entries/admin-entries.ts";
import type { EntryDraft } from "../../entries/draft/entry-draft.ts";
import { entryFieldsOf } from "../../entries/entry-fields.ts";
import type { ReturnedEntryForm } from "../../entries/entry-form.ts";
import type { CollectionName } from "../../schema.ts";
import { pathLabel } from "./fault-messages.ts";

interface EntryDraftBannerProps {
  readonly collection: CollectionName;
  readonly entry: EditedEntry;
  readonly draft: EntryDraft;
}

/** The banner of an entry whose form holds the draft of a change. */
export function EntryDraftBanner({ collection, entry, draft }: EntryDraftBannerProps) {
  const t = useT();
  const pictureFields = entryFieldsOf(collection).filter(({ control }) => control.startsWith("picture"));
  const named = (path: string, text: string) =>
    pictureFields.some(({ name }) => path.split(".")[0] === name)
      ? (entry.pictures.find(({ ref }) => ref === text)?.filename ?? text)
      : text;
  return (
    <ChangeDraftBanner
      draft={draft}
      published={entry.published}
      scope={drafts.entryScope}
      differences={draft.differences.map(({ path, before, after }) => ({
        path,
        before: named(path, before),
        after: named(path, after),
      }))}
      conflicting={draft.conflicting}
      label={(path) => pathLabel(t, collection, path)}
      discardAt={adminPath(`/admin/content/${collection}/${entry.id}/draft/deletion`)}
    />
  );
}

const CONFLICTS = {
  saved: [drafts.conflictSaved, drafts.conflictSavedText],
  gone: [drafts.conflictGone, drafts.conflictGoneText],
} as const;

interface EntryDraftConflictProps {
  readonly collection: CollectionName;
  readonly returned: ReturnedEntryForm;
}

/** Says above the form what somebody else did to the draft that it was filled from. */
export function EntryDraftConflict({ collection, returned }: EntryDraftConflictProps) {
  const t = useT();
  const { kind = "gone", conflicts = [], merged = [] } = returned.draftConflict ?? {};
  const [title, text] = CONFLICTS[kind];
  return (
    <MergeConflict
      title={t(title)}
      text={t(text)}
      labelOf={(path) => pathLabel(t, collection, path)}
      of={returned}
      conflicts={conflicts}
      merged={merged}
    />
  );
}
