import type { Period } from "#app/features/claims/claims.ts";
import { type PeriodFault, readHirePeriod } from "#app/features/claims/hire-period.ts";
import { type Result, refuse } from "#app/lib/result.ts";
import { readIrishTime, toIrishInput } from "#app/lib/time/irish-time.ts";
import { type HireState, isRunning } from "../hire-states.ts";

interface TypedPeriod {
  /** Irish wall times, YYYY-MM-DDTHH:MM. */
  readonly from: string;
  readonly to: string;
}

/** The period that staff typed for a hire. Of one that is out only the return is read: its collection is over. */
export function readMovedPeriod(
  { state, startsAt }: { readonly state: HireState; readonly startsAt: Date },
  typed: TypedPeriod,
  now: Date,
): Result<Period, PeriodFault> {
  return isRunning(state) ? readNewReturn(startsAt, typed.to, now) : readHirePeriod(typed, now);
}

/** The period of a hire that was collected, with another return, an Irish wall time that lies ahead. */
export function readNewReturn(startsAt: Date, to: string, now: Date): Result<Period, PeriodFault> {
  const read = readIrishTime(to.trim());
  if (read.ok && read.value <= now) return refuse({ kind: "return-past" });
  return readHirePeriod({ from: toIrishInput(startsAt), to }, startsAt);
}
