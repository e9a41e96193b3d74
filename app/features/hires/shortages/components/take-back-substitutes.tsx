import { Form } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/hire-admin/subhires.ts";
import { nameIn } from "#app/i18n/named.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/forms/field.tsx";
import { LimitedTextArea } from "#app/ui/forms/limited-field.tsx";
import type { HireAnswer } from "../../admin-answer.ts";
import { HireFormRefused } from "../../components/hire-forms.tsx";
import type { HireLineView, HireView, LineSubstitute } from "../../hires.ts";
import { HIRE_LIMITS } from "../../text-limits.ts";

interface Props {
  readonly hire: HireView;
  readonly answer: HireAnswer | null;
}

/** Takes back substitutes that are not packed: one form for each. Nothing where there are none. */
export function TakeBackSubstitutes({ hire, answer }: Props) {
  const own = answer?.action === "substitutions" ? answer : null;
  const rows = hire.lines.flatMap((line) =>
    line.substitutes.filter(({ waiting }) => waiting > 0).map((substitute) => ({ line, substitute })),
  );
  return (
    <>
      <HireFormRefused answer={answer} action="substitutions" />
      {rows.map(({ line, substitute }) => (
        <TakeBackForm
          key={[line.id, substitute.itemId, substitute.forItemId].join(" ")}
          hire={hire}
          line={line}
          substitute={substitute}
          answer={own}
        />
      ))}
    </>
  );
}

interface FormProps extends Props {
  readonly line: HireLineView;
  readonly substitute: LineSubstitute;
}

function TakeBackForm({ hire, line, substitute, answer }: FormProps) {
  const [t, locale] = [useT(), useLocale()];
  const { itemId, forItemId, forName, forNameGa, waiting } = substitute;
  const key = [line.id, itemId, forItemId].join("-");
  const { values = {} } = answer ?? {};
  const typed = values["line"] === line.id && values["item"] === itemId ? values : null;
  const promised = forName === null ? line : { name: forName, nameGa: forNameGa };
  const goods = {
    n: formatNumber(waiting),
    item: nameIn(locale, substitute),
    other: nameIn(locale, promised),
  };
  return (
    <details open={typed !== null}>
      <summary>{t(messages.takeBackSubstitute)}</summary>
      <Form
        method="post"
        action={adminPath(`/admin/hire/hires/${hire.id}/substitutions/reversal`)}
        className="stack-3"
      >
        <input type="hidden" name="version" value={waiting} />
        <input type="hidden" name="line" value={line.id} />
        <input type="hidden" name="item" value={itemId} />
        <input type="hidden" name="for" value={forItemId} />
        <p className="muted">{t(messages.takeBackHint, goods)}</p>
        <Checkbox
          name="tell"
          id={`tell-${key}`}
          label={t(messages.tellCustomer)}
          defaultChecked={typed?.["tell"] !== undefined}
        />
        <LimitedTextArea
          name="message"
          id={`message-${key}`}
          label={messages.customerMessage}
          hint={t(messages.customerMessageHint[hire.locale === "ga" ? "irish" : "english"])}
          rows={3}
          limit={HIRE_LIMITS.message}
          lang={hire.locale}
          defaultValue={typed?.["message"] ?? ""}
        />
        <p>
          <SubmitButton variant="outline">{t(messages.takeBackSubstitute)}</SubmitButton>
        </p>
      </Form>
    </details>
  );
}
