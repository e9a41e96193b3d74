import { Form } from "react-router";
import type { Role } from "#app/features/identity/identity.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/ui/notifications.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/forms/field.tsx";
import { Link } from "#app/ui/link.tsx";
import { When } from "#app/ui/when.tsx";
import { type NotificationKind, type NotificationRow, notificationHref } from "../notifications.ts";
import "./notifications.css";

const READS = adminPath("/admin/notifications/reads");

interface ListProps {
  readonly rows: readonly NotificationRow[];
  readonly roles: readonly Role[];
}

/** What happened, newest first; each leads to what it is about. */
export function NotificationList({ rows, roles }: ListProps) {
  const t = useT();
  return (
    <ul className="notifications">
      {rows.map((row) => (
        <li
          key={row.id}
          data-admin-row=""
          className={row.isRead ? "notification" : "notification notification-new"}
        >
          <Link to={notificationHref(roles, row)} className="link link-block">
            {t(messages.sentences[row.kind], { label: row.label })}
          </Link>
          <span className="muted">
            <When at={row.createdAt} />
          </span>
          {!row.isRead && (
            <Form method="post" action={READS}>
              <input type="hidden" name="id" value={row.id} />
              <SubmitButton variant="quiet" small>
                {t(messages.markRead)}
              </SubmitButton>
            </Form>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Marks all of them as read. */
export function MarkAllForm() {
  const t = useT();
  return (
    <Form method="post" action={READS}>
      <SubmitButton name="all" value="yes" variant="outline" small>
        {t(messages.markAll)}
      </SubmitButton>
    </Form>
  );
}

interface ChoiceProps {
  /** Those that the person's roles are told of. */
  readonly kinds: readonly NotificationKind[];
  readonly muted: readonly string[];
}

/** The form of the notifications that the person gets. */
export function KindsForm({ kinds, muted }: ChoiceProps) {
  const t = useT();
  return (
    <details className="admin-card">
      <summary>{t(messages.choose)}</summary>
      <Form method="post" action={adminPath("/admin/notifications/choices")} className="stack-3">
        {kinds.map((kind) => (
          <Checkbox
            key={kind}
            id={`kind-${kind}`}
            name="kind"
            value={kind}
            label={t(messages.kinds[kind])}
            defaultChecked={!muted.includes(kind)}
          />
        ))}
        <p>
          <SubmitButton small>{t(messages.save)}</SubmitButton>
        </p>
      </Form>
    </details>
  );
}
