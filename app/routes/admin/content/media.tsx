import { data, useRevalidator } from "react-router";
import { addUploads, sentFiles } from "#app/features/media/add-uploads.server.ts";
import { LibraryFilter } from "#app/features/media/components/library-filter.tsx";
import { LibraryGrid } from "#app/features/media/components/library-grid.tsx";
import { UploadZone } from "#app/features/media/components/upload-zone.tsx";
import { libraryList } from "#app/features/media/library.ts";
import { getDeletedFilename, listLibrary } from "#app/features/media/queries.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { flashOf } from "#app/http/flash.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/content-admin/media.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { AdminPage } from "#app/ui/admin/admin-page.tsx";
import { FlashMessage } from "#app/ui/flash/flash-message.tsx";
import { AlertBanner } from "#app/ui/page/banner.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import { ListCount } from "#app/ui/tables/list-count.tsx";
import { ListPages } from "#app/ui/tables/list-pages.tsx";
import { ListRows } from "#app/ui/tables/list-rows.tsx";
import type { Route } from "./+types/media.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export const meta: Route.MetaFunction = () => noindexMeta(messages.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const { searchParams } = new URL(request.url);
  const query = libraryList.parse(searchParams);
  const flash = flashOf(context);
  const deleted = flash?.name === "picture-deleted" ? await getDeletedFilename(db, flash.id) : null;
  return { query, deleted, ...(await listLibrary(db, query)) };
}

/** Uploads of a form without a script; with one, files go to the picker's address one by one. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, config, actorId, form } = await readPost({ request, context });
  const files = sentFiles(form);
  const results = await addUploads({ db, config }, files, actorId);
  const refused = files.length === 0 || results.some(({ kind }) => kind === "refused");
  return data({ results, none: files.length === 0 }, { status: refused ? 422 : 200 });
}

export default function MediaPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { revalidate } = useRevalidator();
  const { query, items, total, all, next, deleted } = loaderData;
  return (
    <AdminPage title={messages.title} lead={messages.lead}>
      <FlashMessage
        results={
          deleted === null ? {} : { "picture-deleted": { text: t(messages.deleted, { file: deleted }) } }
        }
      />
      {actionData?.none && <AlertBanner>{t(messages.noFile)}</AlertBanner>}
      <UploadZone results={actionData?.results ?? []} onFinished={() => void revalidate()} />
      <LibraryFilter query={query} count={<ListCount n={total} all={all} />} />
      <ListRows
        isEmpty={items.length === 0}
        empty={{ title: messages.none, text: messages.noneText }}
        all={{ to: adminPath("/admin/media"), label: messages.clear }}
      >
        <LibraryGrid items={items} />
      </ListRows>
      <ListPages
        first={query.before ? libraryList.href({ ...query, before: "" }) : null}
        next={next && libraryList.href({ ...query, before: next })}
      />
    </AdminPage>
  );
}
