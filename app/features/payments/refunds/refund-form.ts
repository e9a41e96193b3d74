import { parsePieces } from "#app/features/orders/fulfilment/fulfilment-form.ts";
import { parseEuro } from "#app/lib/euro.ts";
import type { FormFields } from "#app/lib/forms/form-fields.ts";
import { type Cents, cents, MAX_STORED, ZERO } from "#app/lib/money.ts";
import { parseWhole } from "#app/lib/numbers.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import type { RefundAskChoice } from "./refunds.ts";

/** What the refund forms of the back office send. */
export interface RefundFormValues {
  readonly id: string;
  readonly reason: string;
  /** Refused for a quantity or a sum that cannot be read. */
  readonly choice: Result<RefundAskChoice, { readonly kind: "bad-quantity" | "bad-sum" }>;
  /** The sum that the question named; null when no one has been asked. */
  readonly confirmed: Cents | null;
}

/**
 * Reads a refund form: `line-<position>` and `back-<position>` per line, `delivery`, `sum` or `whole`; `confirmed` is a
 * yes.
 */
export function parseRefundForm(form: FormFields): RefundFormValues {
  const field = (name: string) => form.lines(name);
  const numbered = (prefix: string): readonly (readonly [number, string])[] =>
    form.keys().flatMap((key) => {
      const [, position] = new RegExp(`^${prefix}-(\\d{1,4})$`).exec(key) ?? [];
      return position === undefined ? [] : [[Number(position), field(key)] as const];
    });
  const restock = numbered("back").map(([position]) => position);
  const confirmed = parseWhole(field("confirmed"), MAX_STORED);
  const base = {
    id: field("idempotency-key"),
    reason: field("reason"),
    confirmed: confirmed === null ? null : cents(confirmed),
  };
  switch (field("what")) {
    case "whole":
      return { ...base, choice: ok({ kind: "whole", restock }) };
    case "sum": {
      const amount = field("sum") === "" ? ZERO : parseEuro(field("sum"));
      return {
        ...base,
        choice: amount === null ? refuse({ kind: "bad-sum" }) : ok({ kind: "amount", amount }),
      };
    }
    case "duplicate":
      return { ...base, choice: ok({ kind: "duplicate" }) };
    default: {
      const lines = numbered("line").map(([position, text]) => ({ position, quantity: parsePieces(text) }));
      if (lines.some(({ quantity }) => Number.isNaN(quantity)))
        return { ...base, choice: refuse({ kind: "bad-quantity" }) };
      return { ...base, choice: ok({ kind: "lines", lines, restock, delivery: form.ticked("delivery") }) };
    }
  }
}
