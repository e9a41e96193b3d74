import { Outlet } from "react-router";
import { groupLabel } from "#app/features/fleet/components/field-labels.ts";
import { GroupForm } from "#app/features/fleet/components/group-form.tsx";
import { GroupSide } from "#app/features/fleet/components/group-side.tsx";
import { useSavedResult } from "#app/features/fleet/components/saved-result.ts";
import { readGroupForm } from "#app/features/fleet/groups/groups.ts";
import { getGroup } from "#app/features/fleet/groups/queries.server.ts";
import { saveGroup } from "#app/features/fleet/groups/save-group.server.ts";
import { useActionResult } from "#app/http/action-route.tsx";
import { appContext } from "#app/http/context.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { returnMergedForm } from "#app/http/forms/return-merged-form.server.ts";
import { idOrNew } from "#app/http/id-or-new.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/fleet-admin/fleet.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { readBase } from "#app/lib/forms/merge-values.ts";
import { AdminDetail } from "#app/ui/admin/admin-page.tsx";
import { FlashMessage } from "#app/ui/flash/flash-message.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/route.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  noindexMeta(loaderData?.group?.name ?? messages.newGroup);

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const id = idOrNew(params.id);
  const group = id === null ? null : await getGroup(db, id);
  if (id !== null && !group) throw notFound();
  return { group };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const id = idOrNew(params.id);
  const { db, clock, actorId, form } = await readPost({ request, context });
  const base = readBase(form.get("base") ?? "");
  const saved = await saveGroup(db, { id, values: readGroupForm(form), base, actorId, now: clock.now() });
  return returnMergedForm(context, saved, {
    list: adminPath("/admin/hire/groups"),
    done: ({ id, merged }) => [
      adminPath(`/admin/hire/groups/${id}`),
      { name: "hire-group-saved", parts: merged },
    ],
  });
}

export default function HireGroupPage({ loaderData: { group }, actionData }: Route.ComponentProps) {
  const t = useT();
  const kept = useActionResult<{ readonly kept: true }>()?.kept ?? false;
  const result = useSavedResult("hire-group-saved", groupLabel);
  const stored = group?.values ?? {};
  return (
    <AdminDetail
      back={{ to: adminPath("/admin/hire/groups"), label: messages.groups }}
      heading={group ? group.name : t(messages.newGroup)}
    >
      <FlashMessage results={{ "hire-group-saved": result }} />
      <div className="admin-entry">
        <GroupForm
          key={JSON.stringify(stored)}
          id={group?.id ?? null}
          stored={stored}
          returned={actionData?.returned}
        />
        {group && <GroupSide group={group} kept={kept} />}
      </div>
      <Outlet />
    </AdminDetail>
  );
}
