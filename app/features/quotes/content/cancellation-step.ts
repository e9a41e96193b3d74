import type { CancellationStep } from "#app/features/settings/hire-settings.ts";
import { addMs, HOUR_MS } from "#app/lib/time/clock.ts";
import { addIrishDays } from "#app/lib/time/irish-time.ts";

/** The days of a step of whole days: calendar days, whatever the clocks do; null for a step of hours. */
export function daysOfStep({ hours }: CancellationStep): number | null {
  return hours % 24 === 0 ? hours / 24 : null;
}

/** The basis points of the total that a cancellation at `now` costs. */
export function shareAt(steps: readonly CancellationStep[], startsAt: Date, now: Date): number {
  return steps[lastBegun(steps, startsAt, now)]?.share ?? 0;
}

/** The index of the step that counts at `now`; -1: a cancellation is still free. Steps are in falling hours. */
export function lastBegun(steps: readonly CancellationStep[], startsAt: Date, now: Date): number {
  return steps.findLastIndex((step) => now > lastBefore(step, startsAt));
}

/** The last instant at which a step does not count yet. */
function lastBefore(step: CancellationStep, startsAt: Date): Date {
  const days = daysOfStep(step);
  return days === null ? addMs(startsAt, -step.hours * HOUR_MS) : addIrishDays(startsAt, -days);
}
