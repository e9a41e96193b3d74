import { parseEuro } from "#app/lib/euro.ts";
import type { FormFields } from "#app/lib/forms/form-fields.ts";
import type { Cents } from "#app/lib/money.ts";
import { dayOfIso } from "#app/lib/time/irish-time.ts";

/** What is known of a repair, as its form holds it. */
export interface RepairValues {
  readonly fault: string;
  readonly repairer: string;
  /** YYYY-MM-DD, or empty. */
  readonly promised: string;
  /** Euro without VAT, or empty. */
  readonly cost: string;
}

/** The repair that a unit is in. */
export interface UnitRepair {
  readonly claimId: string;
  readonly since: Date;
  /** From when on the unit counts as free. */
  readonly endsAt: Date;
  /** The hire that it came back from; null where staff sent it themselves. */
  readonly hire: { readonly id: string | null; readonly number: string } | null;
  readonly values: RepairValues;
}

export interface RepairFacts {
  readonly fault: string;
  readonly repairer: string;
  readonly promisedOn: string | null;
  /** Undefined: it is left as it is. */
  readonly costNet?: Cents | null;
}

export type RepairFault = "cost" | "promised" | "too-long";

export type RepairRefusal =
  /** The unit is not in this repair any more. */
  | { readonly kind: "ended" }
  /** Somebody else has saved it meanwhile. */
  | { readonly kind: "conflict" }
  /** The promised day is over. */
  | { readonly kind: "past" }
  /** Until that day more is out or blocked than there is. */
  | { readonly kind: "all-out" };

/** Characters of each text at most. Each scan of a damaged unit adds its note to the fault. */
export const REPAIR_LIMITS = { fault: 10_000, repairer: 120 } as const;

/** What the form of a repair says, or what of it cannot be read. A form without the cost leaves it. */
export function readRepair(form: FormFields): {
  readonly values: RepairValues;
  readonly facts: RepairFacts;
  readonly faults: readonly RepairFault[];
} {
  const [promised, cost] = [form.text("promised"), form.text("cost")];
  const values = {
    fault: form.lines("fault"),
    repairer: form.text("repairer"),
    promised,
    cost,
  };
  const costNet = cost === "" ? null : parseEuro(cost);
  const isTooLong =
    values.fault.length > REPAIR_LIMITS.fault || values.repairer.length > REPAIR_LIMITS.repairer;
  const faults = [
    ...(isTooLong ? (["too-long"] as const) : []),
    ...(promised !== "" && dayOfIso(promised) === null ? (["promised"] as const) : []),
    ...(cost !== "" && costNet === null ? (["cost"] as const) : []),
  ];
  const { fault, repairer } = values;
  const facts = { fault, repairer, promisedOn: promised || null, ...(form.has("cost") && { costNet }) };
  return { values, facts, faults };
}
