import { Form } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import * as messages from "#app/i18n/messages/hire-admin/hires-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { Checkbox } from "#app/ui/forms/field.tsx";
import { FormDialog } from "#app/ui/forms/form-dialog.tsx";
import { valuesOf } from "#app/ui/forms/form-fields.ts";
import { LimitedField } from "#app/ui/forms/limited-field.tsx";
import { Question } from "#app/ui/forms/question.tsx";
import { FocusedBanner } from "#app/ui/page/focused-banner.tsx";
import { usePressed } from "#app/ui/session/use-pressed.ts";
import { type HireAction, type HireAnswer, hireFault, hireFaultField } from "../admin-answer.ts";
import type { HireView } from "../hires.ts";
import { HIRE_LIMITS } from "../text-limits.ts";

export interface HireFormProps {
  readonly hire: HireView;
  readonly answer: HireAnswer | null;
}

/** Why the form did nothing, above its fields: a list with the field that is at fault, or one sentence. */
export function HireFormRefused({
  answer,
  action,
}: {
  readonly answer: HireAnswer | null;
  readonly action: HireAction;
}) {
  const t = useT();
  const fault = answer?.action === action ? hireFault(answer) : null;
  const field = answer && fault ? hireFaultField(answer) : null;
  if (field !== null && fault) return <ErrorSummary faults={[{ field, message: t(fault) }]} />;
  return (
    fault && (
      <FocusedBanner of={answer}>
        {t(fault)} {answer?.short}
      </FocusedBanner>
    )
  );
}

/** What a field holds: what was typed into a refused form, with what is wrong with it; otherwise what is stored. */
export function useHireField(answer: HireAnswer | null, action: HireAction) {
  const t = useT();
  const own = answer?.action === action ? answer : null;
  const fault = own && hireFault(own);
  const faulty = own && hireFaultField(own);
  return valuesOf<string>(own?.values ?? {}, (name) => (fault && faulty === name ? t(fault) : undefined));
}

/** Cancels the hire, after a question that names the sums. */
export function CancelHireForm(props: HireFormProps) {
  const t = useT();
  const { hire, answer } = props;
  return (
    <FormDialog
      key={`cancel ${hire.version}`}
      label={t(messages.cancel)}
      variant="danger"
      isAnswered={answer?.action === "cancellation"}
    >
      <CancelFields {...props} />
    </FormDialog>
  );
}

function CancelFields({ hire, answer }: HireFormProps) {
  const t = useT();
  const pressed = usePressed();
  const field = useHireField(answer, "cancellation");
  const asked = answer?.action === "cancellation" && answer.kind === "to-confirm" ? answer : null;
  const page = adminPath(`/admin/hire/hires/${hire.id}`);
  return (
    <Form
      method="post"
      action={adminPath(`/admin/hire/hires/${hire.id}/cancellation`)}
      className="admin-form"
      noValidate
    >
      <HireFormRefused answer={answer} action="cancellation" />
      <input type="hidden" name="version" value={hire.version} />
      <LimitedField {...field("reason")} label={messages.reason} limit={HIRE_LIMITS.reason} />
      <Checkbox
        name="free"
        value="yes"
        label={t(messages.free)}
        defaultChecked={field("free").defaultValue === "yes"}
      />
      {asked ? (
        <Question
          text={t(messages.sureToCancel, {
            number: hire.number,
            refund: formatMoney(asked.refund ?? hire.money.paid),
            charge: formatMoney(asked.charge ?? hire.money.paid),
          })}
          yes={t(messages.cancel)}
          confirmed="yes"
          back={page}
          busy={pressed({ confirmed: "yes" })}
        />
      ) : (
        <p>
          <SubmitButton variant="danger">{t(messages.cancel)}</SubmitButton>
        </p>
      )}
    </Form>
  );
}
