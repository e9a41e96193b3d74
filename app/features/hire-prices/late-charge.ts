import type { Period } from "#app/features/claims/claims.ts";
import { minutesLeft } from "#app/features/opening-hours/working-hours.ts";
import type { Cents } from "#app/lib/money.ts";
import { type KeptLine, type LongerTerms, longerHireOf } from "./longer-hire.ts";

/**
 * What a late return costs on top, net of VAT: as a longer hire would, with each piece until it came back. Nothing within
 * `graceMinutes` working minutes after the agreed time.
 */
export function lateChargeOf(lines: readonly KeptLine[], agreed: Period, terms: LongerTerms): Cents {
  const { settings, hours } = terms;
  const isLate = ({ until }: KeptLine["kept"][number]) =>
    until > agreed.to && -minutesLeft(agreed.to, until, hours) > settings.graceMinutes;
  const late = lines.map((line) => ({ ...line, kept: line.kept.filter(isLate) }));
  return longerHireOf(late, agreed, terms);
}
