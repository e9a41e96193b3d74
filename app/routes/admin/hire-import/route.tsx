import { data, Outlet } from "react-router";
import { type FleetImportAnswer, FleetImportForm } from "#app/features/fleet/components/import-form.tsx";
import { dryRunFleet } from "#app/features/fleet/csv/import-fleet.server.ts";
import { useActionResult } from "#app/http/action-route.tsx";
import { appContext } from "#app/http/context.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/fleet-admin/fleet.ts";
import * as importMessages from "#app/i18n/messages/fleet-admin/fleet-import.ts";
import * as lists from "#app/i18n/messages/ui/lists.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { AdminPage } from "#app/ui/admin/admin-page.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/route.ts";
import { readUpload } from "./read-upload.server.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export const meta: Route.MetaFunction = () => noindexMeta(importMessages.importTitle);

export const loader = () => null;

/** The dry run: says what the file would do, and stores nothing. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db } = context.get(appContext);
  const upload = await readUpload(request);
  if (!upload.ok) return data(upload.error, { status: 422 });
  const text = upload.value;
  const { items, newGroups, faults } = await dryRunFleet(db, text);
  if (faults.length > 0)
    return data({ kind: "faults", text, faults } satisfies FleetImportAnswer, { status: 422 });
  const touched = items.filter(({ id, changed }) => id === null || changed.length > 0);
  const created = touched.filter(({ id }) => id === null).length;
  const answer: FleetImportAnswer = {
    kind: "plan",
    text,
    created,
    changed: touched.length - created,
    unchanged: items.length - touched.length,
    newGroups,
    rows: touched.map(({ row, id, changed }) => ({
      code: row.code,
      name: row.name,
      changed,
      isNew: id === null,
    })),
  };
  return data(answer);
}

export default function HireImportPage({ actionData }: Route.ComponentProps) {
  const t = useT();
  const run = useActionResult<FleetImportAnswer>();
  return (
    <AdminPage title={importMessages.importTitle} lead={importMessages.importLead}>
      <FleetImportForm answer={actionData ?? run} />
      <p className="row row-links">
        <a className="link" href={adminPath("/admin/hire/items/export")} download>
          {t(lists.exportCsv)}
        </a>
        <a className="link" href={adminPath("/admin/hire/items")}>
          {t(messages.items)}
        </a>
      </p>
      <Outlet />
    </AdminPage>
  );
}
