import { PIECE_BLOCK_KINDS } from "#app/features/claims/claims.ts";
import { parseWhole } from "#app/lib/numbers.ts";
import { cleanText } from "#app/lib/text/clean-text.ts";
import { MAX_OWNED } from "../fleet.ts";

/**
 * The form of counted pieces in repair or missing: which, how many of those that were seen, and a note. A number that is
 * none counts as 0, which is refused.
 */
export function readPieceForm(field: (name: string) => string) {
  return {
    kind: PIECE_BLOCK_KINDS.find((kind) => kind === field("kind")) ?? "maintenance",
    reference: field("reference"),
    quantity: parseWhole(field("quantity"), MAX_OWNED) ?? 0,
    seen: parseWhole(field("seen"), MAX_OWNED) ?? -1,
    note: cleanText(field("note")),
  };
}
