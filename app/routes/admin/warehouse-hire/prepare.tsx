import { HirePapers } from "#app/features/hires/documents/components/hire-papers.tsx";
import { EndangeredHires } from "#app/features/hires/safety/components/endangered-hires.tsx";
import { ScanPage } from "#app/features/scans/components/scan-page.tsx";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/hire-admin/warehouse.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { loadScanPage } from "#app/routes/admin/warehouse-hire/scan-page.server.ts";
import { AdminDetail } from "#app/ui/admin/admin-page.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/prepare.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export function loader({ params, context }: Route.LoaderArgs) {
  return loadScanPage(context, params.id);
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return noindexMeta(loaderData?.hire.number ?? "");
}

export default function PreparePage({
  loaderData: { hire, view, papers, endangered, unpaid, today },
}: Route.ComponentProps) {
  const t = useT();
  return (
    <AdminDetail
      back={{ to: adminPath("/admin/hire/warehouse"), label: messages.title }}
      heading={t(messages.prepareHeading, { number: hire.number })}
    >
      <EndangeredHires hires={endangered} opens={null} />
      <ScanPage hire={hire} loaded={view} work="prepare" unpaid={unpaid} today={today}>
        <HirePapers hire={hire} papers={papers} showsValues={false} />
      </ScanPage>
    </AdminDetail>
  );
}
