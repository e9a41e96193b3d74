import { z } from "zod";
import { cents } from "#app/lib/money.ts";

/**
 * A step of a price: from how many charged days on it applies, its factor in thousandths, and what each further day
 * adds.
 */
export interface FactorStep {
  readonly from: number;
  readonly thousandths: number;
  readonly further: number;
}

const factorStep = z.object({
  from: z.number().int().min(1).max(366),
  thousandths: z.number().int().min(1).max(1_000_000),
  further: z.number().int().min(0).max(100_000),
});

interface StepsFault {
  readonly kind: "first" | "order" | "falls";
  readonly at: number;
}

/**
 * Why steps are not a price list: they begin at day 1, each begins after the one before, and a longer hire never costs
 * less. `at` is the position of the step that is wrong. Null when they are one.
 */
export function stepsFault(steps: readonly FactorStep[]): StepsFault | null {
  if (steps[0]?.from !== 1) return { kind: "first", at: 0 };
  for (const [position, step] of steps.entries()) {
    const before = steps[position - 1];
    if (before === undefined) continue;
    if (step.from <= before.from) return { kind: "order", at: position };
    const last = before.thousandths + before.further * (step.from - 1 - before.from);
    if (step.thousandths < last) return { kind: "falls", at: position };
  }
  return null;
}

const factorStepsSchema = z
  .array(factorStep)
  .min(1)
  .max(20)
  .refine((steps) => stepsFault(steps) === null);

/** A cancellation less than so many hours before collection costs this share of the total, in basis points. */
export interface CancellationStep {
  readonly hours: number;
  readonly share: number;
}

/** Later cancellations never cost less: hours fall, shares rise. */
const cancellationSchema = z
  .array(z.object({ hours: z.number().int().min(1).max(8_784), share: z.number().int().min(0).max(10_000) }))
  .max(5)
  .refine((steps) =>
    steps.every((step, at) => {
      const before = steps[at - 1];
      return !before || (step.hours < before.hours && step.share >= before.share);
    }),
  );

const clockMinutes = z.number().int().min(0).max(1439).multipleOf(15);
const basisPoints = z.number().int().min(0).max(10_000);
/** An amount as the settings store it. */
export const centsField = z.number().int().nonnegative().transform(cents);

/** Prices and times of hire. Times are minutes after midnight in Ireland; sums are net of VAT, in cents. */
export const hireSettingsSchema = z.object({
  collectionTime: clockMinutes.default(9 * 60),
  returnTime: clockMinutes.default(17 * 60),
  /** A collection at or after this time makes the first of several days free. */
  freeFrom: clockMinutes.default(15 * 60),
  /** A return at or before this time makes the last of several days free. */
  freeUntil: clockMinutes.default(10 * 60 + 30),
  /** A run of up to this many closed days counts as one. */
  closedDaysTogether: z.number().int().min(1).max(14).default(4),
  steps: factorStepsSchema.prefault([
    { from: 1, thousandths: 1000, further: 500 },
    { from: 5, thousandths: 3000, further: 0 },
    { from: 8, thousandths: 3300, further: 300 },
    { from: 14, thousandths: 5000, further: 200 },
  ]),
  /** The longest hire that is a half-day, in minutes. */
  halfDayMinutes: z.number().int().min(15).max(1439).default(300),
  minimumNet: centsField.prefault(5_000),
  /** Basis points: 10 % is 1000. */
  waiver: basisPoints.default(1_000),
  deposit: basisPoints.default(3_000),
  /** The security in basis points of the replacement value, rounded up to `securityStep`. */
  security: basisPoints.default(1_000),
  securityStep: centsField.prefault(1_000),
  /** Working minutes after the return time that cost nothing. */
  graceMinutes: z.number().int().min(0).max(1_440).default(60),
  /** Days that a quote can be accepted. */
  quoteDays: z.number().int().min(1).max(90).default(14),
  /** Hours from acceptance in which the deposit is paid, or the hire lapses. */
  depositHours: z.number().int().min(1).max(336).default(48),
  /** Whether a customer may ask for a quote that is sent at once, up to so much net of VAT. */
  instantQuotes: z.boolean().default(true),
  instantMostNet: centsField.prefault(150_000),
  /** Hours for which an instant quote holds its gear, from the press of *Keep it for me*. */
  instantHoldHours: z.number().int().min(1).max(72).default(24),
  /**
   * Months between thorough examinations of lifting accessories, of other lifting gear and of gear that lifts persons.
   */
  ga1AccessoryMonths: z.number().int().min(1).max(60).default(6),
  ga1LiftingMonths: z.number().int().min(1).max(60).default(12),
  ga1PersonsMonths: z.number().int().min(1).max(60).default(6),
  /** Months between tests of portable electrical gear (S.I. 299/2007, Reg. 81). */
  reg81Months: z.number().int().min(1).max(60).default(12),
  /** Days before its due day in which an inspection is listed as due, and staff get a mail. */
  inspectionReminderDays: z.number().int().min(1).max(180).default(30),
  cancellation: cancellationSchema.prefault([
    { hours: 336, share: 2_500 },
    { hours: 168, share: 5_000 },
    { hours: 72, share: 7_500 },
  ]),
});

export type HireSettings = z.output<typeof hireSettingsSchema>;
