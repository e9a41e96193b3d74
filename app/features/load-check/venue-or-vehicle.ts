import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/hire-admin/venues-and-vehicles-admin.ts";
import { VEHICLE_FIELDS, VENUE_FIELDS } from "./venue-or-vehicle-form.ts";

export type VenueOrVehicle = "venue" | "vehicle";

/** What the pages of venues and of vehicles differ in. */
export const KINDS = {
  venue: {
    list: adminPath("/admin/hire/venues"),
    label: messages.venues,
    labelOfNew: messages.newVenue,
    fields: VENUE_FIELDS,
    saved: "hire-venue-saved",
    deleted: "hire-venue-deleted",
  },
  vehicle: {
    list: adminPath("/admin/hire/vehicles"),
    label: messages.vehicles,
    labelOfNew: messages.newVehicle,
    fields: VEHICLE_FIELDS,
    saved: "hire-vehicle-saved",
    deleted: "hire-vehicle-deleted",
  },
} as const;

/** The kind of a matched route, such as "/admin/hire/venues/:id". */
export function venueOrVehicleOf(pattern: string): VenueOrVehicle {
  return pattern.includes("/venues/") ? "venue" : "vehicle";
}
