import type { FormName } from "./enquiries.ts";

/** Names of the optional text fields of each form, which go back into a form that was refused. */
export const EXTRA_FIELDS: Readonly<Partial<Record<FormName, readonly string[]>>> = {
  "dry-hire": ["from", "to", "place", "kit"],
  "equipment-servicing": ["make", "model", "serial", "fault", "warranty", "collection"],
  "custom-item": [],
};

/** The forms that take photos and PDF files. */
export const FORMS_WITH_FILES: readonly FormName[] = ["equipment-servicing", "custom-item"];
