import type { Period } from "#app/features/claims/claims.ts";
import { faultyField, PERIOD_FAULTS } from "#app/features/hire-prices/period-text.ts";
import type { Message } from "#app/i18n/message.ts";
import * as payments from "#app/i18n/messages/hire-admin/hire-payments.ts";
import * as messages from "#app/i18n/messages/hire-admin/hires-admin.ts";
import { textTooLong } from "#app/i18n/messages/ui/text-limits.ts";
import type { ActionAnswer } from "#app/lib/forms/form-faults.ts";
import type { Cents } from "#app/lib/money.ts";
import { isKeyOf } from "#app/lib/records.ts";

/** The resources of a hire that its page sends forms to. */
export type HireAction =
  | "assignments"
  | "cancellation"
  | "charges"
  | "closure"
  | "dates"
  | "notes"
  | "payments"
  | "requests"
  | "safety-links"
  | "security-charges"
  | "security-refunds"
  | "subhires"
  | "substitutions"
  | "resolutions"
  | "waivers";

/** What a form of a hire's page is answered when nothing was done. */
export interface HireAnswer extends ActionAnswer<HireAction> {
  /** All that is wrong with a form, where that is known at once; left out: the one reason. */
  readonly faults?: readonly string[];
  /** The refund of a cancellation that waits for a yes. */
  readonly refund: Cents | null;
  /** What is kept of it; also the sum that is to be paid, or was charged before, of what else waits for a yes. */
  readonly charge: Cents | null;
  /**
   * Which lines or which unit are not free on the dates that were refused, as a sentence's end; null for every other
   * refusal.
   */
  readonly short: string | null;
  /** When the gear of a sub-hire that waits for a yes is needed; null for every other answer. */
  readonly blocked: Period | null;
}

/** The fields of the form of charges, by what may be wrong with them. */
const CHARGE_FIELDS: Readonly<Record<string, string>> = {
  "no-charge": "charge",
  "no-text": "text",
  "no-amount": "net",
  "over-security": "net",
  "no-rate": "vat-rate",
};

/** The fields of the forms of payments and waivers, by what may be wrong with them. */
const MONEY_FIELDS: Readonly<Record<"payments" | "waivers", Readonly<Record<string, string>>>> = {
  payments: { "no-part": "part", "no-method": "method", "bad-day": "received", "no-reference": "reference" },
  waivers: { "no-part": "waived", "no-reason": "waived-reason" },
};

const FAULTS: Readonly<Record<string, Message>> = {
  ...messages.faults,
  ...payments.faults,
  "too-long": textTooLong,
  "unit-taken": messages.faults.short,
};

/** Why nothing was done, as a sentence; null for a question. */
export function hireFault({ action, kind }: HireAnswer): Message | null {
  if (kind === "to-confirm") return null;
  if (action === "dates" && isKeyOf(PERIOD_FAULTS, kind)) return PERIOD_FAULTS[kind];
  return FAULTS[kind] ?? messages.faults["not-allowed"];
}

/** The name of the field that a refused form answers at; null where no field is at fault. */
export function hireFaultField({ action, kind }: HireAnswer): string | null {
  if (action === "charges") return CHARGE_FIELDS[kind] ?? null;
  if (action === "payments" || action === "waivers") return MONEY_FIELDS[action][kind] ?? null;
  return action === "dates" && isKeyOf(PERIOD_FAULTS, kind) ? faultyField({ kind }) : null;
}
