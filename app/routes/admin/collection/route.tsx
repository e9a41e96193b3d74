import { Outlet } from "react-router";
import { CollectionEntries } from "#app/features/content/components/admin/collection-entries.tsx";
import { type ManyEntriesAnswer, SHOWN_AT } from "#app/features/content/entries/admin-entries.ts";
import {
  collectionNamed,
  listAdminEntries,
  listDeletedEntries,
} from "#app/features/content/entries/admin-queries.server.ts";
import { COLLECTION_TITLES, isFixed } from "#app/features/content/schema.ts";
import { useActionResult } from "#app/http/action-route.tsx";
import { appContext } from "#app/http/context.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/content-admin/content-admin.ts";
import { Companion, useT } from "#app/i18n/use-t.tsx";
import { AdminDetail } from "#app/ui/admin/admin-page.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { ButtonRouteLink } from "#app/ui/button-route-link.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/route.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  noindexMeta(loaderData ? COLLECTION_TITLES[loaderData.collection] : messages.title);

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(appContext);
  const collection = collectionNamed(params.collection);
  if (!collection) throw notFound();
  const [entries, deleted] = await Promise.all([
    listAdminEntries(db, collection),
    listDeletedEntries(db, collection, clock.now()),
  ]);
  return { collection, entries, deleted };
}

export default function CollectionPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { collection, entries } = loaderData;
  const title = COLLECTION_TITLES[collection];
  return (
    <AdminDetail
      back={{ to: adminPath("/admin/content"), label: messages.title }}
      heading={
        <>
          {t(title)}
          <Companion of={title} />
        </>
      }
      marks={<span className="muted">{t(messages.entryCount, { n: entries.length })}</span>}
      actions={
        <>
          <ButtonLink variant="outline" small href={SHOWN_AT[collection]}>
            {t(messages.seePage)}
          </ButtonLink>
          {!isFixed(collection) && (
            <ButtonRouteLink small to={adminPath(`/admin/content/${collection}/new`)}>
              {t(messages.add)}
            </ButtonRouteLink>
          )}
        </>
      }
    >
      <CollectionEntries {...loaderData} many={useActionResult<ManyEntriesAnswer>()} />
      <Outlet />
    </AdminDetail>
  );
}
