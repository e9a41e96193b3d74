import type { AuditEntry } from "#app/features/audit/audit.ts";
import { formatDateTime } from "#app/i18n/formats.ts";
import type { Message } from "#app/i18n/message.ts";
import * as words from "#app/i18n/messages/users.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";

const ACTIONS: Readonly<Record<string, Message>> = {
  "user.invited": words.actionInvited,
  "user.role-added": words.actionRoleAdded,
  "user.role-removed": words.actionRoleRemoved,
  "user.locked": words.actionLocked,
  "user.unlocked": words.actionUnlocked,
  "user.trade-allowed": words.actionTradeAllowed,
  "user.trade-ended": words.actionTradeEnded,
  "user.sessions-ended": words.actionSessionsEnded,
  "user.email-changed": words.actionEmailChanged,
  "user.password-changed": words.actionPasswordChanged,
  "user.second-factor-added": words.actionFactorAdded,
  "user.second-factor-removed": words.actionFactorRemoved,
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
    <section aria-labelledby="history" className="stack-4">
      <h2 id="history" className="step-1">
        {t(words.history)}
      </h2>
      {entries.length === 0 ? (
        <p className="muted">{t(words.noHistory)}</p>
      ) : (
        <ul className="ruled-list">
          {entries.map((entry) => (
            <li key={entry.id} className="row row-links spread">
              <span>
                {t(ACTIONS[entry.action] ?? words.actionOther)}{" "}
                <span className="muted">
                  {entry.actorId === null
                    ? t(words.bySystem)
                    : t(words.by, { name: names[entry.actorId] ?? entry.actorId })}
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
