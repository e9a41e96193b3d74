import { ArchivedSuppliers, SuppliersTable } from "#app/features/quotes/components/suppliers.tsx";
import { listSuppliers } from "#app/features/quotes/suppliers/suppliers.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { goneNow } from "#app/i18n/messages/fleet-admin/fleet.ts";
import * as work from "#app/i18n/messages/hire-admin/quote-work.ts";
import * as messages from "#app/i18n/messages/hire-admin/suppliers.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { AdminPage } from "#app/ui/admin/admin-page.tsx";
import { NewLink } from "#app/ui/admin/new-link.tsx";
import { FlashMessage } from "#app/ui/flash/flash-message.tsx";
import { EmptyState } from "#app/ui/page/empty-state.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/hire-suppliers.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export const meta: Route.MetaFunction = () => noindexMeta(work.suppliers);

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  return { suppliers: await listSuppliers(db) };
}

export default function HireSuppliersPage({ loaderData: { suppliers } }: Route.ComponentProps) {
  const t = useT();
  const offered = suppliers.filter(({ archivedAt }) => archivedAt === null);
  return (
    <AdminPage
      title={work.suppliers}
      lead={work.suppliersLead}
      actions={<NewLink to={adminPath("/admin/hire/suppliers/new")} label={work.newSupplier} />}
    >
      <FlashMessage
        results={{
          "hire-supplier-saved": work.supplierSaved,
          "hire-supplier-archived": messages.archivedNow,
          "hire-supplier-restored": messages.restored,
          "hire-supplier-deleted": work.supplierDeleted,
          "hire-gone": { fault: goneNow },
        }}
      />
      {suppliers.length === 0 && <EmptyState title={t(work.noSuppliers)} />}
      {offered.length > 0 && <SuppliersTable suppliers={offered} />}
      <ArchivedSuppliers suppliers={suppliers.filter(({ archivedAt }) => archivedAt !== null)} />
    </AdminPage>
  );
}
