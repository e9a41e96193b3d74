import * as messages from "#app/i18n/messages/hire-admin/hire-settings.ts";
import { MAX_CANCELLATION_STEPS } from "../hire-form.ts";
import { type StepFields, StepRows } from "./step-rows.tsx";

const PARTS = [
  ["hours", messages.cancellationHours],
  ["share", messages.cancellationShare],
] as const;

/** What a late cancellation costs. */
export function CancellationTable(fields: StepFields) {
  return (
    <StepRows
      caption={messages.cancellation}
      name="hire.cancellation"
      parts={PARTS}
      rows={MAX_CANCELLATION_STEPS}
      {...fields}
    />
  );
}
