import { Outlet } from "react-router";
import { useSavedResult } from "#app/features/fleet/components/saved-result.ts";
import {
  VenueOrVehicleForm,
  VenueOrVehicleSide,
  venueOrVehicleLabel,
} from "#app/features/load-check/components/venue-or-vehicle-form.tsx";
import { getVenueOrVehicle } from "#app/features/load-check/queries.server.ts";
import { saveVenueOrVehicle } from "#app/features/load-check/save-venue-or-vehicle.server.ts";
import { KINDS, venueOrVehicleOf } from "#app/features/load-check/venue-or-vehicle.ts";
import { readVenueOrVehicleForm } from "#app/features/load-check/venue-or-vehicle-form.ts";
import { appContext } from "#app/http/context.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { returnMergedForm } from "#app/http/forms/return-merged-form.server.ts";
import { idOrNew } from "#app/http/id-or-new.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { readBase } from "#app/lib/forms/merge-values.ts";
import { AdminDetail } from "#app/ui/admin/admin-page.tsx";
import { FlashMessage } from "#app/ui/flash/flash-message.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/route.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  noindexMeta(loaderData?.stored?.values["name"] ?? KINDS[loaderData?.kind ?? "venue"].labelOfNew);

export async function loader({ params, pattern, context }: Route.LoaderArgs) {
  const [id, kind] = [idOrNew(params.id), venueOrVehicleOf(pattern)];
  const stored = id === null ? null : await getVenueOrVehicle(context.get(appContext).db, kind, id);
  if (id !== null && !stored) throw notFound();
  return { kind, stored };
}

export async function action({ params, pattern, request, context }: Route.ActionArgs) {
  const [id, kind] = [idOrNew(params.id), venueOrVehicleOf(pattern)];
  const { list, fields, saved: flash } = KINDS[kind];
  const { db, clock, actorId, form } = await readPost({ request, context });
  const base = readBase(form.get("base") ?? "");
  const values = readVenueOrVehicleForm(form, fields);
  const saved = await saveVenueOrVehicle(db, kind, { id, values, base, actorId, now: clock.now() });
  return returnMergedForm(context, saved, {
    list,
    done: ({ id, merged }) => [`${list}/${id}`, { name: flash, parts: merged }],
  });
}

export default function VenueOrVehiclePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { kind, stored } = loaderData;
  const { list, label, labelOfNew, saved } = KINDS[kind];
  const result = useSavedResult(saved, venueOrVehicleLabel);
  const values = stored?.values ?? {};
  return (
    <AdminDetail back={{ to: list, label }} heading={stored?.values["name"] ?? t(labelOfNew)}>
      <FlashMessage results={{ [saved]: result }} />
      <div className="admin-entry">
        <VenueOrVehicleForm
          key={JSON.stringify(values)}
          kind={kind}
          action={adminPath(`${list}/${stored?.id ?? "new"}`)}
          stored={values}
          returned={actionData?.returned}
        />
        {stored && <VenueOrVehicleSide kind={kind} action={adminPath(`${list}/${stored.id}/deletion`)} />}
      </div>
      <Outlet />
    </AdminDetail>
  );
}
