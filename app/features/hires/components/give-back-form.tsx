import { Form } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import * as messages from "#app/i18n/messages/hire-admin/hire-payments.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { FormDialog } from "#app/ui/forms/form-dialog.tsx";
import { usePressed } from "#app/ui/session/use-pressed.ts";
import { givesBack } from "../closing/open-money.ts";
import { type FormProps, Refused } from "./hire-forms.tsx";

/** The window in which the security deposit is given back. */
const ANCHOR = "give-back";

interface GiveBackProps extends FormProps {
  /** Made again for every page: a form sent twice asks for one refund. */
  readonly idempotencyKey: string;
}

/** Gives back what is held of the security deposit; nothing where nothing is, or the equipment is out. */
export function GiveBackForm({ hire, answer, idempotencyKey }: GiveBackProps) {
  const t = useT();
  const action = adminPath(`/admin/hire/hires/${hire.id}/security-refunds`);
  const busy = usePressed()({}, action);
  const isAnswered = answer?.action === "security-refunds";
  if (!(givesBack(hire) || isAnswered)) return null;
  const amount = formatMoney(hire.money.securityHeld);
  return (
    <FormDialog
      label={t(messages.giveBack, { amount })}
      variant="solid"
      isAnswered={isAnswered}
      anchor={ANCHOR}
    >
      <Form method="post" action={action} className="admin-form">
        <Refused answer={answer} action="security-refunds" />
        <p>{t(messages.giveBackText)}</p>
        <input type="hidden" name="version" value={hire.version} />
        <input type="hidden" name="idempotency-key" value={idempotencyKey} />
        <input type="hidden" name="amount" value={hire.money.securityHeld} />
        {givesBack(hire) && (
          <p>
            <SubmitButton variant="solid" busy={busy}>
              {t(messages.giveBack, { amount })}
            </SubmitButton>
          </p>
        )}
      </Form>
    </FormDialog>
  );
}

/** The way to that window, where a hire is not closed because of it. */
export function GiveBackLink({ hire }: Pick<FormProps, "hire">) {
  const t = useT();
  if (!givesBack(hire)) return null;
  return (
    <a className="link" href={`#${ANCHOR}`}>
      {t(messages.giveBack, { amount: formatMoney(hire.money.securityHeld) })}
    </a>
  );
}
