import type { LoadReport } from "#app/features/load-check/check-load.ts";
import type { VenuePower } from "#app/features/load-check/load-text.ts";

/** What a basket draws, weighs and fills, and where it may go. */
export interface BasketLoad {
  /** The report; null of an empty basket. */
  readonly report: LoadReport | null;
  /** Saved venues by name. */
  readonly venues: readonly (VenuePower & { readonly id: string })[];
  /** The chosen one's id; "" while none is chosen. */
  readonly venue: string;
}
