import type { CancellationStep } from "#app/features/settings/hire-settings.ts";

/** The days of a step of whole days: calendar days, whatever the clocks do; null for a step of hours. */
export function daysOfStep({ hours }: CancellationStep): number | null {
  return hours % 24 === 0 ? hours / 24 : null;
}
