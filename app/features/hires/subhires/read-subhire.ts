import { parseEuro } from "#app/lib/euro.ts";
import { isId } from "#app/lib/ids.ts";
import { parseWhole } from "#app/lib/numbers.ts";

/** What the form of a sub-hire says, typed; what cannot be read is refused when it is stored. */
export function readSubhire(field: (name: string) => string) {
  return {
    supplierId: idOrNull(field("supplier")),
    description: field("description"),
    quantity: parseWhole(field("quantity"), 9_999) ?? 0,
    from: field("from"),
    to: field("to"),
    costNet: parseEuro(field("cost")),
    reference: field("reference"),
  };
}

export function idOrNull(text: string): string | null {
  return isId(text) ? text : null;
}
