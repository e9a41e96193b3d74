import { parseEuro } from "#app/lib/euro.ts";
import { isId } from "#app/lib/ids.ts";

/** What the form of a sub-hire says, typed; what cannot be read is refused when it is stored. */
export function readSubhire(field: (name: string) => string) {
  return {
    supplierId: idOrNull(field("supplier")),
    description: field("description").slice(0, 200),
    quantity: /^\d{1,4}$/.test(field("quantity")) ? Number(field("quantity")) : 0,
    from: field("from"),
    to: field("to"),
    costNet: parseEuro(field("cost")),
    reference: field("reference").slice(0, 100),
  };
}

export function idOrNull(text: string): string | null {
  return isId(text) ? text : null;
}
