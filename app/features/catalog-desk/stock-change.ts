import { ADJUST_REASONS } from "#app/features/inventory/enums.ts";
import type { AdjustReason } from "#app/features/inventory/stock-ledger.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { typedWhole } from "./product/typed.ts";

/** A change of a product's stock by hand, as it was typed. */
export interface TypedStockChange {
  /** "-2" and "+3" change the count by so many, "=12" makes it so many; "12" does where it was counted. */
  readonly by: string;
  readonly reason: string;
}

interface ParsedStockChange {
  readonly change: { readonly by: number } | { readonly to: number };
  readonly reason: AdjustReason;
}

/** What was typed is no change. */
export type TypedRefusal =
  /** No whole number. */
  | { readonly kind: "number" }
  /** A number without a sign, and no count: it may be meant either way. */
  | { readonly kind: "unsigned"; readonly digits: string };

/** A change that was refused, with what was typed and the stock as it is now; null: it is not counted. */
export type ReturnedStockChange = (
  | TypedRefusal
  | { readonly kind: "conflict"; readonly available: number | null }
  | { readonly kind: "below-zero"; readonly available: number }
) & { readonly values: TypedStockChange };

/** What is meant by a change as it was typed. */
export function parseStockChange(typed: TypedStockChange): Result<ParsedStockChange, TypedRefusal> {
  const [, sign = "", digits = ""] = /^([+\-−=]?)\s*(\d{1,7})$/.exec(typed.by.trim()) ?? [];
  const reason = ADJUST_REASONS.find((known) => known === typed.reason);
  const n = typedWhole(digits);
  if (typeof n !== "number" || !reason) return refuse({ kind: "number" });
  if (sign === "" && reason !== "count") return refuse({ kind: "unsigned", digits });
  if (sign === "" || sign === "=") return ok({ change: { to: n }, reason });
  return ok({ change: { by: sign === "+" ? n : -n }, reason });
}
