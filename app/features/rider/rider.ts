import type { MatchLevel, RiderMatch } from "./match-line.ts";
import type { RiderLine } from "./parse-rider.ts";

/** The longest text of a rider, in bytes of UTF-8. */
export const MAX_RIDER_BYTES = 2_000_000;

/** Why a rider is not read. */
export type RiderFault =
  | { readonly kind: "empty" }
  | { readonly kind: "too-large" }
  | { readonly kind: "encoding" }
  | { readonly kind: "too-many-lines"; readonly lines: number };

/** A line of a rider with what it means. Headings mean nothing. */
export interface MatchedLine extends RiderLine {
  readonly level: MatchLevel;
  /** The best match; null where the level is none. */
  readonly best: RiderMatch | null;
  /** Further items, the best first. */
  readonly alternatives: readonly RiderMatch[];
}
