import { Outlet } from "react-router";
import { listPieceBlocks } from "#app/features/claims/warehouse/piece-blocks.server.ts";
import { AllBlockedPieces } from "#app/features/fleet/components/blocked-pieces.tsx";
import type { ReturnedWork } from "#app/features/fleet/returned-work.ts";
import { listCustomFaults } from "#app/features/hires/custom/custom-faults.server.ts";
import { can } from "#app/features/identity/permissions.ts";
import { useActionResult } from "#app/http/action-route.tsx";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { readAgainAfterConflict } from "#app/http/cache/read-again.ts";
import { appContext } from "#app/http/context.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as unitMessages from "#app/i18n/messages/fleet-admin/fleet.ts";
import * as messages from "#app/i18n/messages/fleet-admin/fleet-pieces.ts";
import * as stockMessages from "#app/i18n/messages/fleet-admin/fleet-stock.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { AdminDetail } from "#app/ui/admin/admin-page.tsx";
import { FlashMessage } from "#app/ui/flash/flash-message.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/route.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export const meta: Route.MetaFunction = () => noindexMeta(messages.counted);

export const shouldRevalidate = readAgainAfterConflict;

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const { roles } = await requireViewer(context);
  const [pieces, goods] = await Promise.all([listPieceBlocks(db), listCustomFaults(db)]);
  return { blocks: [...pieces, ...goods], opensHires: can(roles, "hires") };
}

/** Counted pieces of all items in repair and missing, goods of custom lines after them, without prices: for staff who change the states of units. */
export default function CountedPiecesPage({ loaderData: { blocks, opensHires } }: Route.ComponentProps) {
  const t = useT();
  const refused = useActionResult<ReturnedWork>();
  return (
    <AdminDetail
      back={{ to: adminPath("/admin/hire/units"), label: unitMessages.units }}
      heading={t(messages.counted)}
    >
      <FlashMessage
        results={{
          "hire-gone": { fault: unitMessages.goneNow },
          "hire-pieces-back": messages.back,
          "hire-pieces-settled": messages.settled,
          "hire-pieces-written-off": messages.writtenOff,
          "hire-shortages-opened": { kind: "info", role: "status", text: t(stockMessages.shortOpened) },
        }}
      />
      <p>{t(messages.text)}</p>
      <AllBlockedPieces blocks={blocks} refused={refused} links={opensHires} />
      <Outlet />
    </AdminDetail>
  );
}
