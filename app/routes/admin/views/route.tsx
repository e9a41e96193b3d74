import { data, Outlet } from "react-router";
import { ADMIN_SECTIONS } from "#app/features/admin-home/sections.ts";
import { can, canOpen } from "#app/features/identity/permissions.ts";
import { ViewFields } from "#app/features/list-views/components/view-fields.tsx";
import { ViewList } from "#app/features/list-views/components/view-list.tsx";
import { listAt, VIEW_LIMITS, viewQuery } from "#app/features/list-views/list-views.ts";
import { listSavedViews } from "#app/features/list-views/queries.server.ts";
import { addView, type ViewRefusal } from "#app/features/list-views/save-view.server.ts";
import { useActionResult } from "#app/http/action-route.tsx";
import { withLimits } from "#app/http/actions/text-limits.ts";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { postedForm } from "#app/http/forms/posted-form.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/ui/list-views.ts";
import { type Translate, useT } from "#app/i18n/use-t.tsx";
import { AdminPage } from "#app/ui/admin/admin-page.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { FlashMessage } from "#app/ui/flash/flash-message.tsx";
import { EmptyState } from "#app/ui/page/empty-state.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import { WHOLE_LIST } from "#app/ui/tables/whole-list.ts";
import type { Route } from "./+types/route.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export const meta: Route.MetaFunction = () => noindexMeta(messages.title);

/** What a form of a view is told when it was refused, with what it held. */
interface ViewAnswer {
  readonly kind: ViewRefusal["kind"] | "too-long";
  /** The view that was to change; null for a new one. */
  readonly id: string | null;
  readonly sent: {
    readonly name: string;
    readonly list?: string;
    readonly query?: string;
    readonly shared?: boolean;
    readonly isDefault?: boolean;
  };
}

/** `?of=` puts the views of one list first. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const { id, roles } = await requireViewer(context);
  const first = new URL(request.url).searchParams.get("of");
  const views = (await listSavedViews(db, id)).filter(({ list }) => canOpen(roles, list));
  const ofFirst = views.filter(({ list }) => list === first);
  return {
    views: [...ofFirst, ...views.filter(({ list }) => list !== first)],
    canShare: can(roles, "shared-views"),
  };
}

/** Keeps the filters of a list under a name, and goes back to the list. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db } = context.get(appContext);
  const { id: userId, roles } = await requireViewer(context);
  const form = await postedForm(request);
  const [name, postedQuery] = [form.get("view") ?? "", form.get("query") ?? ""];
  const list = listAt(form.get("list") ?? "");
  if (list === null || !canOpen(roles, list)) throw data(null, { status: 400 });
  const query = viewQuery(new URLSearchParams(postedQuery));
  const shared = form.ticked("shared") && can(roles, "shared-views");
  const isDefault = form.ticked("default");
  const add = withLimits(VIEW_LIMITS, () => addView(db, { userId, list, query, name, shared, isDefault }));
  const added = await add({ form });
  if (added.ok) throw redirectWith(context, `${list}?${query || WHOLE_LIST}`, "view-saved");
  const sent = { name, list, query, shared, isDefault };
  const answer: ViewAnswer = { kind: added.error.kind, id: null, sent };
  return data(answer, { status: 422 });
}

export default function ViewsPage({ loaderData: { views, canShare } }: Route.ComponentProps) {
  const t = useT();
  const answer = useActionResult<ViewAnswer>();
  const names = Object.fromEntries(ADMIN_SECTIONS.map(({ href, label }) => [href, t(label)]));
  const refused = answer?.id
    ? { id: answer.id, name: answer.sent.name, message: refusalText(t, answer.kind) }
    : null;
  return (
    <AdminPage title={messages.title} lead={messages.lead}>
      <FlashMessage results={{ "view-saved": messages.saved, "view-deleted": messages.removed }} />
      {answer && !answer.id && <ReturnedForm answer={answer} canShare={canShare} />}
      {views.length === 0 ? (
        <EmptyState title={t(messages.none)}>{t(messages.noneText)}</EmptyState>
      ) : (
        <ViewList views={views} names={names} canShare={canShare} refused={refused} />
      )}
      <Outlet />
    </AdminPage>
  );
}

/** Why a view was refused; nothing where its field says that the name is too long. */
function refusalText(t: Translate, kind: ViewAnswer["kind"]): string | undefined {
  return kind === "too-long" ? undefined : t(messages.refusals[kind]);
}

/** The form of a new view that was refused, with what was typed. */
function ReturnedForm({ answer, canShare }: { answer: ViewAnswer; canShare: boolean }) {
  const t = useT();
  const { sent, kind } = answer;
  const view = {
    id: "new",
    name: sent.name,
    shared: sent.shared ?? false,
    isDefault: sent.isDefault ?? false,
  };
  return (
    <form method="post" action={adminPath("/admin/views")} className="stack-3 admin-card" noValidate>
      <input type="hidden" name="list" value={sent.list} />
      <input type="hidden" name="query" value={sent.query} />
      <ViewFields canShare={canShare} view={view} error={refusalText(t, kind)} />
      <p>
        <SubmitButton small>{t(messages.save)}</SubmitButton>
      </p>
    </form>
  );
}
