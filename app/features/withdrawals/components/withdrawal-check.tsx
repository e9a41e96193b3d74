import * as messages from "#app/i18n/messages/shop/withdrawal.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { CompanionHeading } from "#app/ui/page/companion-heading.tsx";
import type { WithdrawalValues } from "../schema.ts";

interface WithdrawalCheckProps {
  /** What was typed, posted again with the confirmation. */
  readonly values: WithdrawalValues;
  /** Names this statement, so that it counts once however often it is posted. */
  readonly token: string;
  /** The text that will be kept, and its mark. */
  readonly statement: string;
  readonly frozen: string;
}

/** Names of the form's own buttons and marks, which are not part of what was typed. */
const OWN = new Set(["step", "token", "frozen"]);

/** Second step: the statement to read, and the button that makes it count. */
export function WithdrawalCheck({ values, token, statement, frozen }: WithdrawalCheckProps) {
  const t = useT();
  return (
    <form method="post" noValidate className="withdraw-form">
      <CompanionHeading level={2} of={messages.checkTitle} tabIndex={-1} data-problem="" />
      <p>{t(messages.checkText)}</p>
      <StatementText text={statement} />
      {Object.entries(values)
        .filter(([name]) => !OWN.has(name))
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="frozen" value={frozen} />
      <div className="row">
        <SubmitButton variant="primary" name="step" value="confirm">
          {t(messages.confirmWithdrawal)}
        </SubmitButton>
        <SubmitButton variant="outline" name="step" value="change">
          {t(messages.change)}
        </SubmitButton>
      </div>
    </form>
  );
}

/** The words of a statement, line by line. */
export function StatementText({ text }: { text: string }) {
  return (
    <blockquote className="withdraw-statement">
      {text.split("\n").map((line) => (
        <p key={line}>{line}</p>
      ))}
    </blockquote>
  );
}
