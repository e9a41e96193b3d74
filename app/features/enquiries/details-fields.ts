import type { FormName } from "./enquiries.ts";

/** Names of the optional text fields of each form, which go back into a form that was refused. */
export const EXTRA_FIELDS: Readonly<Partial<Record<FormName, readonly string[]>>> = {
  "dry-hire": ["from", "to", "place", "kit"],
  "equipment-servicing": ["make", "model", "serial", "fault", "warranty", "collection"],
};

/** The name of the field with pictures. */
export const PHOTOS_FIELD = "photos";
