import { Form } from "react-router";
import type { Message } from "#app/i18n/message.ts";
import * as words from "#app/i18n/messages/users.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Button } from "#app/ui/button.tsx";
import { Question } from "#app/ui/question.tsx";
import { usePressed } from "#app/ui/use-pressed.ts";
import { includesAdmin, type UserAction, type UserDetail } from "../identity.ts";

interface ActionWords {
  readonly label: Message;
  readonly hint?: Message;
  readonly danger?: boolean;
}

const ACTION_WORDS: Readonly<Record<UserAction, ActionWords>> = {
  "make-admin": { label: words.makeAdmin, hint: words.makeAdminHint },
  "remove-admin": { label: words.removeAdmin, hint: words.removeAdminHint },
  "end-sessions": { label: words.endSessions, hint: words.endSessionsHint },
  "invite-again": { label: words.inviteAgain, hint: words.inviteAgainHint },
  "remove-factor": { label: words.removeFactor, hint: words.removeFactorHint, danger: true },
  "allow-invoice": { label: words.allowInvoice, hint: words.allowInvoiceHint },
  "end-invoice": { label: words.endInvoice, hint: words.endInvoiceHint },
  lock: { label: words.lock, hint: words.lockHint, danger: true },
  unlock: { label: words.unlock },
};

interface UserActionsProps {
  readonly user: UserDetail;
  readonly own: boolean;
  /** What waits for a yes; null for nothing. */
  readonly asked: UserAction | null;
}

/** The changes that make sense for an account as it is; one button each. */
export function UserActions({ user, own, asked }: UserActionsProps) {
  const t = useT();
  const pressed = usePressed();
  const pathOf = (action: UserAction) => `/admin/users/${user.id}/${action}`;
  return (
    <section aria-labelledby="actions" className="stack-4">
      <h2 id="actions" className="step-1">
        {t(words.actions)}
      </h2>
      <ul className="ruled-list">
        {actionsFor(user, own).map((action) => {
          const { label, hint, danger } = ACTION_WORDS[action];
          return (
            <li key={action} className="stack-2">
              <Form method="post" action={pathOf(action)}>
                {action === asked ? (
                  <Question
                    text={t(words.removeFactorQuestion, { name: user.name })}
                    yes={t(words.removeFactorYes)}
                    sure="yes"
                    back={`/admin/users/${user.id}`}
                    busy={pressed({}, pathOf(action))}
                  />
                ) : (
                  <Button
                    type="submit"
                    variant={danger ? "danger" : "outline"}
                    small
                    busy={pressed({}, pathOf(action))}
                    {...(hint && { "aria-describedby": `${action}-hint` })}
                  >
                    {t(label)}
                  </Button>
                )}
              </Form>
              {hint && (
                <p id={`${action}-hint`} className="field-hint">
                  {t(hint)}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function actionsFor(user: UserDetail, own: boolean): readonly UserAction[] {
  const actions: UserAction[] = [];
  if (!includesAdmin(user.roles)) actions.push("make-admin");
  else if (!own) actions.push("remove-admin");
  if (user.confirmed || user.tradeSince) actions.push(user.tradeSince ? "end-invoice" : "allow-invoice");
  if (!user.confirmed) actions.push("invite-again");
  if (user.openSessions > 0) actions.push("end-sessions");
  if (user.twoFactorEnabled) actions.push("remove-factor");
  if (user.lockedAt) actions.push("unlock");
  else if (!own) actions.push("lock");
  return actions;
}
