import type { PeriodFault } from "#app/features/claims/hire-period.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/hire-period.ts";

/** What is said of two times that are no period of a hire, in one sentence. */
export const PERIOD_FAULTS: Readonly<Record<PeriodFault["kind"], Message>> = {
  "from-missing": messages.fromMissing,
  "to-missing": messages.toMissing,
  "from-shape": messages.fromShape,
  "to-shape": messages.toShape,
  "from-quarter": messages.fromQuarter,
  "to-quarter": messages.toQuarter,
  "from-skipped": messages.fromSkipped,
  "to-skipped": messages.toSkipped,
  "from-repeated": messages.fromRepeated,
  "to-repeated": messages.toRepeated,
  past: messages.past,
  "return-past": messages.returnPast,
  order: messages.order,
  "too-long": messages.tooLong,
  "too-far": messages.tooFar,
};

/** The field that a fault belongs to: a collection in the past or too far ahead is the collection's. */
export function faultyField({ kind }: PeriodFault): "from" | "to" {
  if (kind === "past" || kind === "too-far") return "from";
  return kind.startsWith("from-") ? "from" : "to";
}
