import { addWorkingMinutes, type WorkingHours } from "#app/features/opening-hours/working-hours.ts";
import type { Period } from "../claims.ts";

/** Working minutes that an item needs before a collection and after a return. */
export interface Buffers {
  readonly prepMinutes: number;
  readonly turnaroundMinutes: number;
}

/** What a hire keeps off the shelf: from collection less preparation to return and turnaround, in working time. */
export function blockedPeriod(hire: Period, buffers: Buffers, hours: WorkingHours): Period {
  return {
    from: addWorkingMinutes(hire.from, -buffers.prepMinutes, hours),
    to: addWorkingMinutes(hire.to, buffers.turnaroundMinutes, hours),
  };
}
