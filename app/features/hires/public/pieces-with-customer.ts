import type { HireLineView } from "../hires.ts";

type Counted = Pick<HireLineView, "kind" | "quantity" | "out" | "back" | "missing">;

/**
 * Pieces of a hire's lines, and those of them that are with the customer. A custom line is counted once goods left for
 * it: a supplier may bring several pieces for one.
 */
export function piecesWithCustomer(lines: readonly Counted[]): {
  readonly pieces: number;
  readonly withCustomer: number;
} {
  const counted = lines.filter(({ kind, out }) => kind === "item" || (kind === "custom" && out > 0));
  const sum = (of: (line: Counted) => number) => counted.reduce((total, line) => total + of(line), 0);
  return {
    pieces: sum(({ kind, quantity, out }) => (kind === "custom" ? Math.max(quantity, out) : quantity)),
    withCustomer: sum(({ out, back, missing }) => out - back - missing),
  };
}
