import type { Period } from "#app/features/claims/claims.ts";
import { type PeriodFault, readHirePeriod } from "#app/features/claims/hire-period.ts";
import type { Result } from "#app/lib/result.ts";
import { toIrishInput } from "#app/lib/time/irish-time.ts";
import type { HireView } from "../hires.ts";

/**
 * The period that a customer wants a hire to have, from Irish wall times. Gear that is out was collected: only its return
 * can move. Without a new collection the old one stays.
 */
export function readWantedPeriod(
  { startsAt }: Pick<HireView, "startsAt">,
  { from, to }: { readonly from: string; readonly to: string },
  now: Date,
): Result<Period, PeriodFault> {
  const isOut = startsAt <= now;
  const typed = { from: from && !isOut ? from : toIrishInput(startsAt), to };
  return readHirePeriod(typed, isOut ? startsAt : now);
}
