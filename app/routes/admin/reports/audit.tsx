import { auditFilter, auditList } from "#app/features/audit/audit.ts";
import { AuditFilter, AuditTable } from "#app/features/audit/components/audit-list.tsx";
import { listAuditPage } from "#app/features/audit/queries.server.ts";
import { listNames } from "#app/features/identity/users/list-users.server.ts";
import { listStaff } from "#app/features/identity/users/staff.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/admin/audit.ts";
import { AdminPage } from "#app/ui/admin/admin-page.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import { ListCount } from "#app/ui/tables/list-count.tsx";
import { ListPages } from "#app/ui/tables/list-pages.tsx";
import { ListRows } from "#app/ui/tables/list-rows.tsx";
import type { Route } from "./+types/audit.ts";

const PAGE = 50;

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export const meta: Route.MetaFunction = () => noindexMeta(messages.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const query = auditList.parse(new URL(request.url).searchParams);
  const [{ entries: found, total, all }, staff] = await Promise.all([
    listAuditPage(db, { ...auditFilter(query), limit: PAGE + 1 }),
    listStaff(db, "staff"),
  ]);
  const entries = found.slice(0, PAGE);
  const names = await listNames(
    db,
    entries.flatMap(({ actorId }) => (actorId === null ? [] : [actorId])),
  );
  return {
    query,
    total,
    all,
    entries,
    names,
    staff,
    next: found.length > PAGE ? (entries.at(-1)?.id ?? null) : null,
  };
}

export default function AuditPage({ loaderData }: Route.ComponentProps) {
  const { query, total, all, entries, names, staff, next } = loaderData;
  const csv = auditList.href({ ...query, before: "" }, adminPath("/admin/audit/export"));
  return (
    <AdminPage title={messages.title} lead={messages.lead}>
      <AuditFilter query={query} staff={staff} count={<ListCount n={total} all={all} csv={csv} />} />
      <ListRows
        isEmpty={entries.length === 0}
        empty={{ title: messages.none, text: messages.noneText }}
        all={{ to: adminPath("/admin/audit"), label: messages.clear }}
      >
        <AuditTable entries={entries} names={names} columns={query.columns} />
      </ListRows>
      <ListPages
        first={query.before ? auditList.href({ ...query, before: "" }) : null}
        next={next && auditList.href({ ...query, before: next })}
      />
    </AdminPage>
  );
}
