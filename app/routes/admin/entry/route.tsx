import { Outlet } from "react-router";
import { EntryForm } from "#app/features/content/components/admin/entry-form.tsx";
import { EntryHistory } from "#app/features/content/components/admin/entry-history.tsx";
import { EntryMarks } from "#app/features/content/components/admin/entry-marks.tsx";
import { EntryResult } from "#app/features/content/components/admin/entry-result.tsx";
import { GreenClaimsBanner } from "#app/features/content/components/admin/green-claims-banner.tsx";
import {
  collectionNamed,
  getAdminEntry,
  getNextSample,
} from "#app/features/content/entries/admin-queries.server.ts";
import type { ReturnedEntryForm } from "#app/features/content/entries/entry-form.ts";
import { type EntryState, entryDifferences } from "#app/features/content/entries/entry-state.ts";
import { listVersions } from "#app/features/content/entries/versions/version-queries.server.ts";
import { historyOf } from "#app/features/content/entries/versions/versions.ts";
import { COLLECTION_TITLES, isFixed } from "#app/features/content/schema.ts";
import { missingIrish } from "#app/features/content/translations.ts";
import { PickerLibrary } from "#app/features/media/components/media-picker.tsx";
import { FIRST_PAGE } from "#app/features/media/library.ts";
import { listLibrary } from "#app/features/media/queries.server.ts";
import { useActionResult } from "#app/http/action-route.tsx";
import { readAgainAfterConflict } from "#app/http/cache/read-again.ts";
import { appContext } from "#app/http/context.server.ts";
import { flashOf } from "#app/http/flash.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/content-admin/content-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { newId } from "#app/lib/ids.ts";
import { AdminDetail } from "#app/ui/admin/admin-page.tsx";
import type { FlashName } from "#app/ui/flash/flash.ts";
import { useFlash } from "#app/ui/flash/flash-provider.tsx";
import { useFlashCount } from "#app/ui/flash/use-flash-count.ts";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import "#app/features/site-text/components/site-text.css";
import type { Route } from "./+types/route.ts";
import { NEW, saveEntryForm } from "./save-entry-form.server.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  noindexMeta(loaderData?.entry?.title.en || messages.newEntry);

const SAVED: Readonly<Partial<Record<FlashName, "new" | "again">>> = {
  "entry-created": "new",
  "entry-draft-discarded": "again",
  "entry-draft-published": "again",
  "entry-draft-saved": "again",
  "entry-draft-taken": "again",
  "entry-draft-unchanged": "again",
  "entry-saved": "again",
};

export const shouldRevalidate = readAgainAfterConflict;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const collection = collectionNamed(params.collection);
  if (!collection) throw notFound();
  const entry = params.id === NEW ? null : await getAdminEntry(db, collection, params.id);
  if (!entry && (params.id !== NEW || isFixed(collection))) throw notFound();
  const { items: library } = await listLibrary(db, FIRST_PAGE);
  const versions = entry ? await listVersions<EntryState>(db, "entry", entry.id) : [];
  const history = historyOf(versions, (before, after) => entryDifferences(collection, before, after));
  const next = flashOf(context) && entry && (await getNextSample(db, collection, entry.id));
  return { collection, entry, history, library, nextSample: next, idempotencyKey: newId() } as const;
}

/** Saves the entry, which stays published or hidden. */
export function action(args: Route.ActionArgs) {
  return saveEntryForm(args, "unchanged");
}

export default function EntryPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { collection, entry, library, history, nextSample, idempotencyKey } = loaderData;
  const flash = useFlash();
  const flashes = useFlashCount(flash);
  return (
    <AdminDetail
      back={{ to: adminPath(`/admin/content/${collection}`), label: COLLECTION_TITLES[collection] }}
      heading={entry ? entry.title.en : t(messages.newEntry)}
      marks={
        entry && (
          <span className="row row-tight">
            <EntryMarks
              entry={{
                ...entry,
                hasDraft: entry.draft !== null,
                missing: missingIrish(collection, entry.data).length,
                stale: entry.stale.length,
              }}
            />
          </span>
        )
      }
    >
      {entry && <EntryResult entry={entry} nextSample={nextSample} />}
      {entry && <GreenClaimsBanner of={entry.data} />}
      <PickerLibrary value={library}>
        <EntryForm
          key={entry ? `${entry.version} ${entry.draft?.version} ${flashes}` : "new"}
          collection={collection}
          entry={entry}
          idempotencyKey={idempotencyKey}
          returned={useActionResult<ReturnedEntryForm>() ?? undefined}
          saved={(flash && SAVED[flash.name]) ?? null}
        />
      </PickerLibrary>
      {entry && (
        <EntryHistory id={entry.id} collection={collection} history={history} version={entry.version} />
      )}
      <Outlet />
    </AdminDetail>
  );
}
