import type { AuditEntry } from "#app/features/audit/audit.ts";
import { formatDateTime } from "#app/i18n/dates.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/admin/users.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { ROLES } from "../../enums.ts";
import { ROLE_MESSAGES } from "./role-tags.tsx";

const ACTIONS: Readonly<Record<string, Message>> = {
  "user.invited": messages.actionInvited,
  "user.role-added": messages.actionRoleAdded,
  "user.role-removed": messages.actionRoleRemoved,
  "user.locked": messages.actionLocked,
  "user.unlocked": messages.actionUnlocked,
  "user.trade-allowed": messages.actionTradeAllowed,
  "user.trade-ended": messages.actionTradeEnded,
  "user.sessions-ended": messages.actionSessionsEnded,
  "user.email-changed": messages.actionEmailChanged,
  "user.password-changed": messages.actionPasswordChanged,
  "user.recovery-codes-regenerated": messages.actionRecoveryCodes,
  "user.second-factor-added": messages.actionFactorAdded,
  "user.second-factor-removed": messages.actionFactorRemoved,
};

/** What was done to an account, newest first, and by whom. `names` holds the names of those who still have accounts. */
export function UserHistory({
  entries,
  names,
}: {
  entries: readonly AuditEntry[];
  names: Readonly<Record<string, string>>;
}) {
  const t = useT();
  const locale = useLocale();
  return (
    <section aria-labelledby="history" className="admin-card stack-3">
      <h2 id="history" className="step-1">
        {t(messages.history)}
      </h2>
      {entries.length === 0 ? (
        <p className="muted">{t(messages.noHistory)}</p>
      ) : (
        <ul className="ruled-list">
          {entries.map((entry) => (
            <li key={entry.id} className="row row-links spread">
              <span>
                {t(ACTIONS[entry.action] ?? messages.actionOther)}
                <RoleOf entry={entry} />{" "}
                <span className="muted">
                  {entry.actorId === null
                    ? t(messages.bySystem)
                    : t(messages.by, { name: names[entry.actorId] ?? entry.actorId })}
                </span>
              </span>
              <time dateTime={entry.at.toISOString()} className="muted">
                {formatDateTime(locale, entry.at)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The role that an entry names, after its action. */
function RoleOf({ entry }: { entry: AuditEntry }) {
  const t = useT();
  const role = ROLES.find((known) => known === entry.details["role"]);
  return role && <>: {t(ROLE_MESSAGES[role].label)}</>;
}
