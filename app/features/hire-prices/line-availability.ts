import type { ItemAvailability, Period } from "#app/features/claims/claims.ts";
import type { HireItemName } from "#app/features/fleet/catalogue/hire-item.ts";

/** Whether a line can be had, and what helps where it cannot. */
export interface LineAvailability {
  readonly state: ItemAvailability["state"];
  /** Pieces that are free, never more than the quantity asked for. */
  readonly available: number;
  readonly nearest: readonly Period[];
  /** Free for what is missing, beside the whole list. */
  readonly alternatives: readonly (HireItemName & { readonly free: number })[];
}
