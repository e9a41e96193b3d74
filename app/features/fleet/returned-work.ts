import type { refusals } from "#app/i18n/messages/fleet-admin/fleet-stock.ts";

/** A small form of an item's or a unit's page that came back: why, and what was typed. */
export interface ReturnedWork {
  readonly form: "count" | "stock" | "units" | "state" | "deletion" | "pieces";
  readonly kind: keyof typeof refusals;
  /** The serial that is known already, or is too long. */
  readonly serial?: string;
  readonly values: Readonly<Record<string, string>>;
}
