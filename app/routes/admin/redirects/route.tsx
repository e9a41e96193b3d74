import { data, Outlet } from "react-router";
import { addLines } from "#app/features/redirects/change-redirects.server.ts";
import { AddedNotes } from "#app/features/redirects/components/added-notes.tsx";
import { KeptRedirects } from "#app/features/redirects/components/kept-redirects.tsx";
import {
  AddRedirectsForm,
  RedirectSearch,
  RedirectTable,
  RetiredList,
} from "#app/features/redirects/components/redirects-admin.tsx";
import { listRedirects, listRetiredAddresses } from "#app/features/redirects/queries.server.ts";
import type { KeptRedirect } from "#app/features/redirects/redirects.ts";
import { redirectsList } from "#app/features/redirects/redirects-query.ts";
import { useActionResult } from "#app/http/action-route.tsx";
import { isFixedPage } from "#app/http/cache/public-pages.ts";
import { appContext } from "#app/http/context.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as oldAddresses from "#app/i18n/messages/content-admin/old-addresses.ts";
import * as messages from "#app/i18n/messages/content-admin/redirects-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { AdminPage } from "#app/ui/admin/admin-page.tsx";
import { ButtonRouteLink } from "#app/ui/button-route-link.tsx";
import { FlashMessage } from "#app/ui/flash/flash-message.tsx";
import { Banner, DoneBanner } from "#app/ui/page/banner.tsx";
import { EmptyState } from "#app/ui/page/empty-state.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import { ListPages } from "#app/ui/tables/list-pages.tsx";
import type { Route } from "./+types/route.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export const meta: Route.MetaFunction = () => noindexMeta(messages.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const query = redirectsList.parse(new URL(request.url).searchParams);
  const [list, retired] = await Promise.all([listRedirects(db, query), listRetiredAddresses(db)]);
  const nextHref = list.next && redirectsList.href({ ...query, after: list.next });
  const { redirects, total, all } = list;
  return { redirects, counts: { n: total, all }, nextHref, query, retired };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, actorId, form } = await readPost({ request, context });
  const lines = form.get("lines") ?? "";
  const added = await addLines(db, { lines, actorId, isPage: isFixedPage });
  return data(added, { status: added.refused.length > 0 ? 422 : 200 });
}

export default function RedirectsPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { redirects, counts, nextHref, query, retired } = loaderData;
  const kept = useActionResult<readonly KeptRedirect[]>();
  return (
    <AdminPage title={messages.title} lead={messages.intro}>
      <FlashMessage
        results={{
          "redirects-removed": messages.removed,
          "redirects-not-chosen": { fault: messages.noneChosen },
        }}
      />
      {!actionData && <KeptRedirects kept={kept ?? []} />}
      {actionData && actionData.stored > 0 && (
        <DoneBanner>{t(messages.stored, { n: actionData.stored })}</DoneBanner>
      )}
      {actionData && <AddedNotes added={actionData} />}
      <Banner
        action={
          <ButtonRouteLink to={adminPath("/admin/redirects/coverage")} variant="outline" small>
            {t(oldAddresses.open)}
          </ButtonRouteLink>
        }
      >
        {t(oldAddresses.invitation)}
      </Banner>
      <RedirectSearch query={query} counts={counts} />
      {redirects.length === 0 ? (
        <EmptyState title={t(messages.none)}>{t(messages.noneText)}</EmptyState>
      ) : (
        <RedirectTable redirects={redirects} query={query} />
      )}
      <ListPages first={query.after ? redirectsList.href({ ...query, after: "" }) : null} next={nextHref} />
      <AddRedirectsForm key={actionData?.stored ?? 0} refused={actionData?.refused ?? []} />
      <RetiredList {...retired} />
      <Outlet />
    </AdminPage>
  );
}
