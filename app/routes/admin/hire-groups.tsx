import { GroupsTable } from "#app/features/fleet/components/groups-table.tsx";
import { listGroups } from "#app/features/fleet/groups/queries.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/fleet-admin/fleet.ts";
import { AdminPage } from "#app/ui/admin/admin-page.tsx";
import { NewLink } from "#app/ui/admin/new-link.tsx";
import { FlashMessage } from "#app/ui/flash/flash-message.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/hire-groups.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export const meta: Route.MetaFunction = () => noindexMeta(messages.groups);

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  return { groups: await listGroups(db) };
}

export default function HireGroupsPage({ loaderData: { groups } }: Route.ComponentProps) {
  return (
    <AdminPage
      title={messages.groups}
      lead={messages.groupsLead}
      actions={<NewLink to={adminPath("/admin/hire/groups/new")} label={messages.newGroup} />}
    >
      <FlashMessage
        results={{ "hire-group-deleted": messages.groupDeleted, "hire-gone": { fault: messages.goneNow } }}
      />
      {groups.length > 0 && <GroupsTable groups={groups} />}
    </AdminPage>
  );
}
