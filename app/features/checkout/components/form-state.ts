import { useT } from "#app/i18n/use-t.tsx";
import { valuesOf } from "#app/ui/forms/form-fields.ts";
import type { CheckoutView } from "../checkout.ts";
import type { CheckoutField, CheckoutValues, FieldFaults } from "../schema.ts";
import { FAULT_MESSAGES } from "./fault-messages.ts";

/** What every part of the checkout's form needs to know. */
export interface FormState {
  readonly checkout: CheckoutView;
  readonly values: CheckoutValues;
  readonly faults: FieldFaults;
  /** The buyer has an account open, which can keep what is typed. */
  readonly signedIn: boolean;
}

/** What a field of this form gets: what was typed, and what is wrong with it. */
export function useCheckoutField({ values, faults }: FormState) {
  const t = useT();
  return valuesOf<CheckoutField>(values, (name) => {
    const fault = faults[name];
    return fault && t(FAULT_MESSAGES[fault]);
  });
}
