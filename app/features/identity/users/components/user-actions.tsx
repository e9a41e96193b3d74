import { Form } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/admin/users.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { Question } from "#app/ui/forms/question.tsx";
import { Link } from "#app/ui/link.tsx";
import { usePressed } from "#app/ui/session/use-pressed.ts";
import type { UserAction, UserDetail } from "../../identity.ts";

/** Roles have a form of their own. */
type ButtonAction = Exclude<UserAction, "roles">;

interface ActionMessages {
  readonly label: Message;
  readonly hint?: Message;
  readonly danger?: boolean;
}

const ACTION_MESSAGES: Readonly<Record<ButtonAction, ActionMessages>> = {
  "end-sessions": { label: messages.endSessions, hint: messages.endSessionsHint },
  "invite-again": { label: messages.inviteAgain, hint: messages.inviteAgainHint },
  "withdraw-invitation": {
    label: messages.withdrawInvitation,
    hint: messages.withdrawInvitationHint,
    danger: true,
  },
  "remove-factor": { label: messages.removeFactor, hint: messages.removeFactorHint, danger: true },
  "allow-invoice": { label: messages.allowInvoice, hint: messages.allowInvoiceHint },
  "end-invoice": { label: messages.endInvoice, hint: messages.endInvoiceHint },
  lock: { label: messages.lock, hint: messages.lockHint, danger: true },
  unlock: { label: messages.unlock },
};

interface UserActionsProps {
  readonly user: UserDetail;
  readonly own: boolean;
  /** False while the settings name no account for a transfer, so that no one can order on invoice. */
  readonly hasIban: boolean;
  /** What waits for a yes; null for nothing. */
  readonly asked: UserAction | null;
}

/** The changes that make sense for an account as it is; one button each. */
export function UserActions({ user, own, hasIban, asked }: UserActionsProps) {
  const t = useT();
  const pressed = usePressed();
  const pathOf = (action: UserAction) => adminPath(`/admin/users/${user.id}/${action}`);
  return (
    <section aria-labelledby="actions" className="admin-card stack-3">
      <h2 id="actions" className="step-1">
        {t(messages.actions)}
      </h2>
      <ul className="ruled-list">
        {actionsFor(user, own).map((action) => {
          const { label, hint, danger } = ACTION_MESSAGES[action];
          return (
            <li key={action} className="stack-2">
              <Form method="post" action={pathOf(action)}>
                {action === asked ? (
                  <Question
                    text={t(messages.removeFactorQuestion, { name: user.name })}
                    yes={t(messages.removeFactorYes)}
                    confirmed="yes"
                    back={adminPath(`/admin/users/${user.id}`)}
                    busy={pressed({}, pathOf(action))}
                  />
                ) : (
                  <SubmitButton
                    variant={danger ? "danger" : "outline"}
                    small
                    busy={pressed({}, pathOf(action))}
                    {...(hint && { "aria-describedby": `${action}-hint` })}
                  >
                    {t(label)}
                  </SubmitButton>
                )}
              </Form>
              {hint && (
                <p id={`${action}-hint`} className="field-hint">
                  {t(hint)}
                </p>
              )}
              {!hasIban && (action === "allow-invoice" || action === "end-invoice") && <NoIban />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function NoIban() {
  const t = useT();
  return (
    <p className="field-error">
      <span>
        {t(messages.invoiceNoIban)}{" "}
        <Link to={adminPath("/admin/settings/trade")} className="link-plain">
          {t(messages.invoiceSetIban)}
        </Link>
      </span>
    </p>
  );
}

function actionsFor(user: UserDetail, isOwnAccount: boolean): readonly ButtonAction[] {
  const actions: ButtonAction[] = [];
  if (user.confirmed || user.tradeSince) actions.push(user.tradeSince ? "end-invoice" : "allow-invoice");
  if (!user.confirmed) actions.push("invite-again");
  if (user.isInvited) actions.push("withdraw-invitation");
  if (user.openSessions > 0) actions.push("end-sessions");
  if (user.twoFactorEnabled) actions.push("remove-factor");
  if (user.lockedAt) actions.push("unlock");
  else if (!isOwnAccount) actions.push("lock");
  return actions;
}
