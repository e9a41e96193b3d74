import { Form } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as returns from "#app/i18n/messages/hire-admin/hire-return.ts";
import * as messages from "#app/i18n/messages/hire-admin/warehouse.ts";
import { nameIn } from "#app/i18n/named.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { Question } from "#app/ui/forms/question.tsx";
import { usePressed } from "#app/ui/session/use-pressed.ts";
import type { WarehouseView } from "../warehouse.ts";

interface CheckFormProps {
  /** The list as the server knows it. */
  readonly view: WarehouseView;
  /** It was pressed while something is missing, and waits for a yes. */
  readonly asks: boolean;
}

/**
 * Ends the work of the warehouse on a hire of which, as the server knows, everything is accounted for. Names what did not
 * come back, and asks before.
 */
export function CheckForm({ view, asks }: CheckFormProps) {
  const [t, locale] = [useT(), useLocale()];
  const missing = view.items.filter((item) => item.missing > 0);
  const goods = missing.map((item) => `${formatNumber(item.missing)} × ${nameIn(locale, item)}`).join(", ");
  const action = adminPath(`/admin/hire/warehouse/${view.hireId}/return/check`);
  const busy = usePressed()({}, action);
  const label = t(missing.length > 0 ? returns.checkRest : messages.check);
  return (
    <Form method="post" action={action} className="stack-3">
      {asks && missing.length > 0 ? (
        <Question
          text={t(returns.checkQuestion, { goods })}
          yes={label}
          confirmed="yes"
          back={adminPath(`/admin/hire/warehouse/${view.hireId}/return`)}
          busy={busy}
        />
      ) : (
        <>
          {missing.length > 0 && <p>{t(returns.missingText, { goods })}</p>}
          <p className="muted">{t(messages.checkText)}</p>
          <SubmitButton variant="primary" busy={busy}>
            {label}
          </SubmitButton>
        </>
      )}
    </Form>
  );
}
