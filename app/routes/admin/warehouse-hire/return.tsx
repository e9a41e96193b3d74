import { Outlet } from "react-router";
import { HirePapers } from "#app/features/hires/documents/components/hire-papers.tsx";
import { type DamageAnswer, DamageCorrections } from "#app/features/scans/components/damage-corrections.tsx";
import { DamagePhotos } from "#app/features/scans/components/damage-photos.tsx";
import { ScanPage } from "#app/features/scans/components/scan-page.tsx";
import { useActionResult } from "#app/http/action-route.tsx";
import { readAgainAfterConflict } from "#app/http/cache/read-again.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as damageMessages from "#app/i18n/messages/hire-admin/damage.ts";
import * as messages from "#app/i18n/messages/hire-admin/warehouse.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { loadScanPage } from "#app/routes/admin/warehouse-hire/scan-page.server.ts";
import { AdminDetail } from "#app/ui/admin/admin-page.tsx";
import { FlashMessage } from "#app/ui/flash/flash-message.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/return.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export const shouldRevalidate = readAgainAfterConflict;

export function loader({ params, context }: Route.LoaderArgs) {
  return loadScanPage(context, params.id);
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return noindexMeta(loaderData?.hire.number ?? "");
}

export default function ReturnPage({ loaderData }: Route.ComponentProps) {
  const { hire, view, papers, photos, unpaid, today } = loaderData;
  const t = useT();
  const refused = useActionResult<{ readonly kind: string } | DamageAnswer>();
  const damage = refused && "damage" in refused ? refused : null;
  const asksCheck = refused !== null && !damage && "kind" in refused && refused.kind === "to-confirm";
  return (
    <AdminDetail
      back={{ to: adminPath("/admin/hire/warehouse"), label: messages.title }}
      heading={t(messages.returnHeading, { number: hire.number })}
    >
      {refused && !damage && !asksCheck && <Banner kind="fault">{t(messages.notBack)}</Banner>}
      <FlashMessage results={{ "hire-damage-taken-back": damageMessages.done }} />
      <ScanPage hire={hire} loaded={view} work="return" unpaid={unpaid} today={today} asksCheck={asksCheck}>
        <DamageCorrections view={view} answer={damage} />
        <HirePapers hire={hire} papers={papers} showsValues={false} />
        <DamagePhotos photos={photos} />
      </ScanPage>
      <Outlet />
    </AdminDetail>
  );
}
