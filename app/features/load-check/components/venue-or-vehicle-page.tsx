import { Outlet } from "react-router";
import { useSavedResult } from "#app/features/fleet/components/saved-result.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as m from "#app/i18n/messages/hire-admin/venues-and-vehicles-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { AdminDetail } from "#app/ui/admin/admin-page.tsx";
import { FlashMessage } from "#app/ui/flash/flash-message.tsx";
import type { ReturnedVenueOrVehicle, VenueOrVehicleValues } from "../venue-or-vehicle-form.ts";
import { VenueOrVehicleForm, VenueOrVehicleSide, venueOrVehicleLabel } from "./venue-or-vehicle-form.tsx";
import "#app/features/content/components/admin/admin.css";
import "#app/features/content/components/admin/admin-form.css";

const KINDS = {
  venue: {
    list: adminPath("/admin/hire/venues"),
    label: m.venues,
    begin: m.newVenue,
    saved: "hire-venue-saved",
  },
  vehicle: {
    list: adminPath("/admin/hire/vehicles"),
    label: m.vehicles,
    begin: m.newVehicle,
    saved: "hire-vehicle-saved",
  },
} as const;

interface VenueOrVehiclePageProps {
  readonly kind: keyof typeof KINDS;
  /** Null for one that is not there yet. */
  readonly stored: { readonly id: string; readonly values: VenueOrVehicleValues } | null;
  readonly returned: ReturnedVenueOrVehicle | undefined;
}

/** The page of a venue or a vehicle. */
export function VenueOrVehiclePage({ kind, stored, returned }: VenueOrVehiclePageProps) {
  const t = useT();
  const { list, label, begin, saved } = KINDS[kind];
  const result = useSavedResult(saved, venueOrVehicleLabel);
  const values = stored?.values ?? {};
  return (
    <AdminDetail back={{ to: list, label }} heading={stored?.values["name"] ?? t(begin)}>
      <FlashMessage results={{ [saved]: result }} />
      <div className="admin-entry">
        <VenueOrVehicleForm
          key={JSON.stringify(values)}
          kind={kind}
          action={adminPath(`${list}/${stored?.id ?? "new"}`)}
          stored={values}
          returned={returned}
        />
        {stored && <VenueOrVehicleSide kind={kind} action={adminPath(`${list}/${stored.id}/deletion`)} />}
      </div>
      <Outlet />
    </AdminDetail>
  );
}
