import { data } from "react-router";
import { readBase } from "#app/features/catalog-desk/product/product-values.ts";
import {
  deleteVenueOrVehicle,
  getVenueOrVehicle,
  saveVenueOrVehicle,
  type VenueOrVehicle,
} from "#app/features/load-check/save-venue-or-vehicle.server.ts";
import {
  readVenueOrVehicleForm,
  VEHICLE_FIELDS,
  VENUE_FIELDS,
} from "#app/features/load-check/venue-or-vehicle-form.ts";
import type { ActionArgs } from "#app/http/actions/action-args.ts";
import { requireActor } from "#app/http/auth/require-actor.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { idOrNew } from "#app/http/id-or-new.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { isId } from "#app/lib/ids.ts";

const LISTS = {
  venue: adminPath("/admin/hire/venues"),
  vehicle: adminPath("/admin/hire/vehicles"),
} as const;

/** A venue or a vehicle for its form; null for a new one. 404 for an unknown id. */
export async function loadVenueOrVehicle(
  { params, context }: Omit<ActionArgs, "request">,
  kind: VenueOrVehicle,
) {
  const id = idOrNew(params.id);
  const stored = id === null ? null : await getVenueOrVehicle(context.get(appContext).db, kind, id);
  if (id !== null && !stored) throw notFound();
  return stored;
}

/** Stores the form of a venue or a vehicle; one with faults or conflicts comes back. */
export async function saveVenueOrVehicleAction(
  { params, request, context }: ActionArgs,
  kind: VenueOrVehicle,
) {
  const id = idOrNew(params.id);
  const { db, clock, actorId, form } = await readPost({ request, context });
  const saved = await saveVenueOrVehicle(db, kind, {
    id,
    values: readVenueOrVehicleForm(form, kind === "venue" ? VENUE_FIELDS : VEHICLE_FIELDS),
    base: readBase(form.get("base") ?? ""),
    actorId,
    now: clock.now(),
  });
  if (saved.ok) {
    const flash = { name: `hire-${kind}-saved`, parts: saved.value.merged } as const;
    return redirectWith(context, `${LISTS[kind]}/${saved.value.id}`, flash);
  }
  if (saved.error.kind === "gone") return redirectWith(context, LISTS[kind], "hire-gone");
  const { form: returned } = saved.error;
  return data({ returned }, { status: returned.conflicts.length > 0 ? 409 : 422 });
}

/** Deletes a venue or a vehicle. */
export async function deleteVenueOrVehicleAction(
  { params: { id }, context }: ActionArgs,
  kind: VenueOrVehicle,
) {
  if (!isId(id)) throw notFound();
  const { db, actorId } = await requireActor(context);
  const done = await deleteVenueOrVehicle(db, kind, { id, actorId });
  return redirectWith(context, LISTS[kind], done.ok ? `hire-${kind}-deleted` : "hire-gone");
}
