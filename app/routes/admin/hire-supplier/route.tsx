import { Outlet } from "react-router";
import { SupplierSide } from "#app/features/quotes/components/supplier-side.tsx";
import { SupplierForm } from "#app/features/quotes/components/suppliers.tsx";
import { readSupplierForm } from "#app/features/quotes/suppliers/supplier-form.ts";
import { listSupplierUses } from "#app/features/quotes/suppliers/supplier-uses.server.ts";
import { getSupplier, saveSupplier } from "#app/features/quotes/suppliers/suppliers.server.ts";
import { useActionResult } from "#app/http/action-route.tsx";
import { appContext } from "#app/http/context.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { returnForm } from "#app/http/forms/return-form.ts";
import { idOrNew } from "#app/http/id-or-new.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as work from "#app/i18n/messages/hire-admin/quote-work.ts";
import { archived } from "#app/i18n/messages/hire-admin/suppliers.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { AdminDetail } from "#app/ui/admin/admin-page.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import { Tag } from "#app/ui/tag.tsx";
import type { Route } from "./+types/route.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  noindexMeta(loaderData?.supplier?.name ?? work.newSupplier);

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const id = idOrNew(params.id);
  const supplier = id === null ? null : await getSupplier(db, id);
  if (id !== null && !supplier) throw notFound();
  return { supplier, uses: id === null ? null : await listSupplierUses(db, id) };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const id = idOrNew(params.id);
  const { db, clock, actorId, form } = await readPost({ request, context });
  const values = readSupplierForm(form);
  const version = Number(form.get("version") ?? "");
  const saved = await saveSupplier(db, { id, values, version, actorId, now: clock.now() });
  if (saved.ok) throw redirectWith(context, adminPath("/admin/hire/suppliers"), "hire-supplier-saved");
  return returnForm({ values, version }, saved.error);
}

export default function HireSupplierPage({
  loaderData: { supplier, uses },
  actionData,
}: Route.ComponentProps) {
  const t = useT();
  const kept = useActionResult<{ readonly kept?: boolean }>()?.kept ?? false;
  return (
    <AdminDetail
      back={{ to: adminPath("/admin/hire/suppliers"), label: work.suppliers }}
      heading={supplier ? supplier.name : t(work.newSupplier)}
      marks={supplier?.archivedAt && <Tag>{t(archived)}</Tag>}
    >
      <div className="admin-entry">
        <SupplierForm supplier={supplier} returned={actionData?.returned ?? null} />
        {supplier && uses && (
          <SupplierSide id={supplier.id} archivedAt={supplier.archivedAt} uses={uses} kept={kept} />
        )}
      </div>
      <Outlet />
    </AdminDetail>
  );
}
