import type { Period } from "#app/features/claims/claims.ts";
import { toIrishInput } from "#app/lib/time/irish-time.ts";

/** The value of a button that sets the dates: `period=FROM~TO`, as `readBasketAddress` reads it. */
export function periodField({ from, to }: Period): string {
  return `${toIrishInput(from)}~${toIrishInput(to)}`;
}
