import { Outlet } from "react-router";
import { UnitInspections } from "#app/features/assets/inspections/components/unit-inspections.tsx";
import type { ReturnedInspection } from "#app/features/assets/inspections/inspection-form.ts";
import { getUnitInspections } from "#app/features/assets/inspections/list-unit-inspections.server.ts";
import { isOwned } from "#app/features/assets/unit-states.ts";
import { listUnitFaults } from "#app/features/enquiries/list-unit-faults.server.ts";
import { unitLabel } from "#app/features/fleet/components/field-labels.ts";
import { useSavedResult } from "#app/features/fleet/components/saved-result.ts";
import { UnitForm } from "#app/features/fleet/components/units/unit-form.tsx";
import { UnitPassport, UnitSide } from "#app/features/fleet/components/units/unit-passport.tsx";
import {
  EndedRepair,
  type ReturnedRepair,
  UnitRepairCard,
} from "#app/features/fleet/components/units/unit-repair.tsx";
import { UnitStateWord } from "#app/features/fleet/components/units-list.tsx";
import type { ReturnedWork } from "#app/features/fleet/returned-work.ts";
import { saveUnit } from "#app/features/fleet/units/save-unit.server.ts";
import { getUnitAdmin } from "#app/features/fleet/units/unit-queries.server.ts";
import { getUnitRepair } from "#app/features/fleet/units/unit-repair.server.ts";
import { readUnitForm } from "#app/features/fleet/units/units.ts";
import { getUnitIncome } from "#app/features/hires/unit-income.server.ts";
import { can } from "#app/features/identity/permissions.ts";
import { DamagePhotos } from "#app/features/scans/components/damage-photos.tsx";
import { listUnitPhotos } from "#app/features/scans/photos/list-photos.server.ts";
import { useActionResult } from "#app/http/action-route.tsx";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { returnMergedForm } from "#app/http/forms/return-merged-form.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/fleet-admin/fleet.ts";
import * as stockMessages from "#app/i18n/messages/fleet-admin/fleet-stock.ts";
import * as unitMessages from "#app/i18n/messages/fleet-admin/fleet-units.ts";
import * as inspections from "#app/i18n/messages/hire-admin/inspections.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { readBase } from "#app/lib/forms/merge-values.ts";
import { irishDate } from "#app/lib/time/irish-time.ts";
import { AdminDetail } from "#app/ui/admin/admin-page.tsx";
import { FlashMessage } from "#app/ui/flash/flash-message.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/route.ts";
import { unitNumber } from "./unit-action.server.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export const meta: Route.MetaFunction = ({ params }) =>
  noindexMeta(format("en", unitMessages.unitTitle, { n: params.number }));

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(appContext);
  const { roles } = await requireViewer(context);
  const number = unitNumber(params.number);
  const unit = number === null ? null : await getUnitAdmin(db, number);
  if (!unit) throw notFound();
  const opens = { hires: can(roles, "hires"), enquiries: can(roles, "enquiries") };
  const [inspected, faults, income, photos, repair] = await Promise.all([
    getUnitInspections(db, unit),
    listUnitFaults(db, unit.number),
    opens.hires ? getUnitIncome(db, unit.number) : null,
    listUnitPhotos(db, unit.number),
    unit.state === "repair" ? getUnitRepair(db, unit.number) : null,
  ]);
  const shown = repair && !opens.hires ? { ...repair, values: { ...repair.values, cost: "" } } : repair;
  return {
    unit,
    passport: { faults, income, opens },
    photos,
    repair: shown,
    today: irishDate(clock.now()),
    ...inspected,
  };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { db, clock, actorId, form } = await readPost({ request, context });
  const number = unitNumber(params.number);
  if (number === null) throw notFound();
  const base = readBase(form.get("base") ?? "");
  const saved = await saveUnit(db, { number, values: readUnitForm(form), base, actorId, now: clock.now() });
  return returnMergedForm(context, saved, {
    list: adminPath("/admin/hire/units"),
    done: ({ id, merged }) => [
      adminPath(`/admin/hire/units/${id}`),
      { name: "hire-unit-saved", parts: merged },
    ],
  });
}

export default function HireUnitPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { unit, passport, photos, repair, ...inspected } = loaderData;
  const result = useActionResult<ReturnedWork | ReturnedInspection | ReturnedRepair>();
  const refused = result && "form" in result ? result : null;
  const returned = result && "faults" in result ? result : null;
  const returnedRepair = result && "repair" in result ? result : null;
  const short = { kind: "info", role: "status", text: t(stockMessages.shortOpened) } as const;
  return (
    <AdminDetail
      back={{ to: adminPath("/admin/hire/units"), label: messages.units }}
      heading={`${t(unitMessages.unitTitle, { n: String(unit.number) })} · ${unit.item.name}`}
      marks={<UnitStateWord state={unit.state} />}
    >
      <FlashMessage
        results={{
          "hire-unit-saved": useSavedResult("hire-unit-saved", unitLabel),
          "hire-unit-changed": unitMessages.stateChanged,
          "hire-unit-repair-saved": unitMessages.repair.saved,
          "hire-shortages-opened": short,
          "inspection-recorded": inspections.recorded,
          "inspection-failed": { fault: inspections.recordedFailed },
        }}
      />
      <div className="admin-entry">
        <div className="stack-6">
          {repair ? (
            <UnitRepairCard
              number={unit.number}
              repair={repair}
              returned={returnedRepair}
              hires={passport.opens.hires}
            />
          ) : (
            returnedRepair && <EndedRepair returned={returnedRepair} hires={passport.opens.hires} />
          )}
          <UnitForm key={JSON.stringify(unit.values)} unit={unit} returned={actionData?.returned} />
          <UnitInspections
            {...inspected}
            number={unit.number}
            owned={isOwned(unit.state)}
            returned={returned}
          />
          <DamagePhotos photos={photos} />
          <UnitPassport unit={unit} {...passport} />
        </div>
        <UnitSide unit={unit} refused={refused} />
      </div>
      <Outlet />
    </AdminDetail>
  );
}
