import type { PeriodFault } from "#app/features/claims/hire-period.ts";
import type { Message } from "#app/i18n/message.ts";
import * as m from "#app/i18n/messages/hire/hire-period.ts";

/** What is said of two times that are no period of a hire, in one sentence. */
export const PERIOD_FAULTS: Readonly<Record<PeriodFault["kind"], Message>> = {
  "from-missing": m.fromMissing,
  "to-missing": m.toMissing,
  "from-shape": m.fromShape,
  "to-shape": m.toShape,
  "from-quarter": m.fromQuarter,
  "to-quarter": m.toQuarter,
  "from-skipped": m.fromSkipped,
  "to-skipped": m.toSkipped,
  "from-repeated": m.fromRepeated,
  "to-repeated": m.toRepeated,
  past: m.past,
  "return-past": m.returnPast,
  order: m.order,
  "too-long": m.tooLong,
  "too-far": m.tooFar,
};

/** The field that a fault belongs to: a collection in the past or too far ahead is the collection's. */
export function faultyField({ kind }: PeriodFault): "from" | "to" {
  if (kind === "past" || kind === "too-far") return "from";
  return kind.startsWith("from-") ? "from" : "to";
}
