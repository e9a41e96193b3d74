import { data } from "react-router";
import { changeRedirects } from "#app/features/redirects/change-redirects.server.ts";
import {
  AddRedirectsForm,
  RedirectSearch,
  RedirectTable,
  RetiredList,
} from "#app/features/redirects/components/redirects-desk.tsx";
import { listRedirects, listRetiredAddresses } from "#app/features/redirects/queries.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { postedForm } from "#app/http/posted-form.server.ts";
import { requireViewer } from "#app/http/guards.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import * as words from "#app/i18n/messages/redirects-admin.ts";
import { Companion, useT } from "#app/i18n/use-t.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Notice } from "#app/ui/notice.tsx";
import "#app/features/content/components/desk/desk.css";
import type { Route } from "./+types/redirects";

export const handle = { lights: "work", hydrate: true, footer: false } satisfies PageHandle;

export const meta: Route.MetaFunction = () => [
  { title: `${words.title.en} – ItsShowTime` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const query = new URL(request.url).searchParams;
  const search = (query.get("search") ?? "").trim().slice(0, 200);
  const after = (query.get("after") ?? "").slice(0, 500);
  const [list, retired] = await Promise.all([listRedirects(db, { search, after }), listRetiredAddresses(db)]);
  const nextHref =
    list.next && `/admin/redirects?${new URLSearchParams({ ...(search && { search }), after: list.next })}`;
  return { redirects: list.redirects, nextHref, search, retired };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db } = context.get(appContext);
  const viewer = await requireViewer(context);
  const changed = await changeRedirects(db, { form: await postedForm(request), actorId: viewer.id });
  if (!changed) throw data(null, { status: 400 });
  return data(changed, { status: changed.refused.length > 0 ? 422 : 200 });
}

export default function RedirectsPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { redirects, nextHref, search, retired } = loaderData;
  return (
    <div className="desk-page">
      <header className="desk-head">
        <h1 className="text-step-3">
          {t(words.title)} <Companion of={words.title} />
        </h1>
        <p className="text-soft">{t(words.intro)}</p>
      </header>
      {actionData && (actionData.stored > 0 || actionData.removed) && (
        <Notice kind="ok" role="status">
          {actionData.removed ? t(words.removed) : t(words.stored, { n: actionData.stored })}
        </Notice>
      )}
      <RedirectSearch search={search} />
      {redirects.length === 0 ? (
        <EmptyState title={t(words.none)}>{t(words.noneText)}</EmptyState>
      ) : (
        <RedirectTable redirects={redirects} nextHref={nextHref} />
      )}
      <AddRedirectsForm key={actionData?.stored ?? 0} refused={actionData?.refused ?? []} />
      <RetiredList {...retired} />
    </div>
  );
}
