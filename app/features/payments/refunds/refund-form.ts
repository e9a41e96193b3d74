import { parseEuro } from "#app/lib/euro.ts";
import type { FormFields } from "#app/lib/form-fields.ts";
import { type Cents, cents, ZERO } from "#app/lib/money.ts";
import type { RefundChoice } from "./refunds.ts";

/** What the refund forms of the back office send. */
export interface RefundFormValues {
  readonly id: string;
  readonly reason: string;
  readonly choice: RefundChoice | { readonly kind: "duplicate" };
  /** The sum that the question named; null when no one has been asked. */
  readonly sure: Cents | null;
}

/** Reads a refund form: `line-<position>` and `back-<position>` per line, `delivery`, `sum` or `whole`; `sure` is a yes. */
export function parseRefundForm(form: FormFields): RefundFormValues {
  const field = (name: string) => form.lines(name);
  const numbered = (prefix: string): readonly (readonly [number, string])[] =>
    form.keys().flatMap((key) => {
      const [, position] = new RegExp(`^${prefix}-(\\d{1,4})$`).exec(key) ?? [];
      return position === undefined ? [] : [[Number(position), field(key)] as const];
    });
  const restock = numbered("back").map(([position]) => position);
  const sure = /^\d{1,9}$/.test(field("sure")) ? cents(Number(field("sure"))) : null;
  const base = { id: field("mark"), reason: field("reason").slice(0, 300).toWellFormed(), sure };
  switch (field("what")) {
    case "whole":
      return { ...base, choice: { kind: "whole", restock } };
    case "sum":
      return { ...base, choice: { kind: "amount", amount: parseEuro(field("sum")) ?? ZERO } };
    case "duplicate":
      return { ...base, choice: { kind: "duplicate" } };
    default: {
      const lines = numbered("line").map(([position, text]) => ({
        position,
        quantity: /^\d{1,6}$/.test(text) ? Number(text) : 0,
      }));
      return { ...base, choice: { kind: "lines", lines, restock, delivery: field("delivery") !== "" } };
    }
  }
}
