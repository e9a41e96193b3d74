import type { Period } from "#app/features/claims/claims.ts";
import { type PeriodFault, readHirePeriod } from "#app/features/claims/hire-period.ts";
import type { Result } from "#app/lib/result.ts";
import { toIrishInput } from "#app/lib/time/irish-time.ts";
import { readNewReturn } from "../dates/moved-period.ts";
import { isRunning } from "../hire-states.ts";
import type { HireView } from "../hires.ts";

/**
 * The period that a customer wants a hire to have, from Irish wall times. Gear that is out was collected: only its return
 * can move. Without a new collection the old one stays.
 */
export function readWantedPeriod(
  { state, startsAt }: Pick<HireView, "state" | "startsAt">,
  { from, to }: { readonly from: string; readonly to: string },
  now: Date,
): Result<Period, PeriodFault> {
  if (isRunning(state) || startsAt <= now) return readNewReturn(startsAt, to, now);
  return readHirePeriod({ from: from || toIrishInput(startsAt), to }, now);
}
