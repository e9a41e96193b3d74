import { Form } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/hire-admin/hires-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { toIrishInput } from "#app/lib/time/irish-time.ts";
import { SubmitButton } from "#app/ui/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { FormDialog } from "#app/ui/forms/form-dialog.tsx";
import { StateWord } from "#app/ui/tag.tsx";
import { useDatesReply } from "../dates/use-dates-reply.ts";
import { isRunning } from "../hire-states.ts";
import { type HireFormProps, HireFormRefused, useHireField } from "./hire-forms.tsx";

/** Moves the hire to other dates; says while they are typed whether everything is free on them. */
export function DatesForm(props: HireFormProps) {
  const t = useT();
  const { hire, answer } = props;
  return (
    <FormDialog
      key={`dates ${hire.version}`}
      anchor="dates"
      label={t(isRunning(hire.state) ? messages.moveReturn : messages.move)}
      isAnswered={answer?.action === "dates"}
    >
      <DateFields {...props} />
    </FormDialog>
  );
}

function DateFields({ hire, answer }: HireFormProps) {
  const t = useT();
  const field = useHireField(answer, "dates");
  const { reply, look } = useDatesReply(hire.id);
  const isOut = isRunning(hire.state);
  return (
    <Form
      method="post"
      action={adminPath(`/admin/hire/hires/${hire.id}/dates`)}
      className="admin-form"
      noValidate
      onChange={({ currentTarget }) => look(currentTarget)}
    >
      <HireFormRefused answer={answer} action="dates" />
      <p className="muted">{t(isOut ? messages.returnHint : messages.datesHint)}</p>
      <input type="hidden" name="version" value={hire.version} />
      {!isOut && (
        <Field
          {...field("from", toIrishInput(hire.startsAt))}
          label={messages.from}
          type="datetime-local"
          step={900}
        />
      )}
      <Field
        {...field("to", toIrishInput(hire.endsAt))}
        label={messages.to}
        type="datetime-local"
        step={900}
      />
      <p role="status">{reply && <StateWord state={reply.isFree ? "ok" : "warn"}>{reply.text}</StateWord>}</p>
      <p>
        <SubmitButton variant="outline">{t(isOut ? messages.moveReturn : messages.move)}</SubmitButton>
      </p>
    </Form>
  );
}
