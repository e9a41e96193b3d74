import * as messages from "#app/i18n/messages/hire-admin/hire-settings.ts";
import { type StepFields, StepRows } from "./step-rows.tsx";

interface StepsTableProps extends StepFields {
  /** Fields are called `<name>.<row>.from|thousandths|further`. */
  readonly name: string;
  readonly rows: number;
}

const PARTS = [
  ["from", messages.stepFrom],
  ["thousandths", messages.stepFactor],
  ["further", messages.stepFurther],
] as const;

/** Factors by charged days. */
export function StepsTable(props: StepsTableProps) {
  return <StepRows caption={messages.steps} parts={PARTS} {...props} />;
}
