import { data } from "react-router";
import { NewDraft } from "#app/features/draft-orders/components/stored-draft.tsx";
import { beginDraft, readOrigin } from "#app/features/draft-orders/draft-origin.server.ts";
import { addDraft } from "#app/features/draft-orders/editor/add-draft.server.ts";
import { buildDraft } from "#app/features/draft-orders/editor/build-draft.server.ts";
import { readDraftForm } from "#app/features/draft-orders/editor/draft-form.ts";
import { appContext } from "#app/http/context.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/orders-admin/draft-orders.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { isId, newId } from "#app/lib/ids.ts";
import { AdminDetail } from "#app/ui/admin/admin-page.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/new.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export const meta: Route.MetaFunction = () => noindexMeta(messages.newOrder);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const begun = await beginDraft(db, readOrigin(new URL(request.url).searchParams));
  if (!begun) throw notFound();
  const { figures } = await buildDraft(db, begun.form);
  return { form: begun.form, figures, idempotencyKey: newId() };
}

/** Keeps the draft for the first time. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock, actorId, form: posted } = await readPost({ request, context });
  const origin = readOrigin(new URL(request.url).searchParams);
  const begun = await beginDraft(db, origin);
  const id = posted.get("idempotency-key");
  if (!begun || !isId(id)) throw notFound();
  const { columns } = begun;
  const added = await addDraft(db, {
    id,
    form: readDraftForm(posted),
    origin,
    columns,
    actorId,
    now: clock.now(),
  });
  if (added.ok) throw redirectWith(context, adminPath(`/admin/orders/drafts/${id}`), "draft-order-saved");
  const returned = { kind: "returned", ...added.error, differences: null, version: null } as const;
  return data({ returned, idempotencyKey: id }, { status: 422 });
}

export default function NewOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { form, figures, idempotencyKey } = loaderData;
  const t = useT();
  return (
    <AdminDetail
      back={{ to: adminPath("/admin/orders/drafts"), label: messages.title }}
      heading={t(messages.newOrder)}
    >
      <NewDraft
        form={form}
        figures={figures}
        idempotencyKey={actionData?.idempotencyKey ?? idempotencyKey}
        returned={actionData?.returned ?? null}
      />
    </AdminDetail>
  );
}
