import { MAIL_STATE_MESSAGES } from "#app/features/mail/components/mail-messages.ts";
import type { MailState } from "#app/features/mail/mail.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { Message } from "#app/i18n/message.ts";
import * as ordersAdmin from "#app/i18n/messages/orders-admin/orders-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Link } from "#app/ui/link.tsx";

interface TrailProps {
  readonly title: Message;
  /** A list item each. */
  readonly children: readonly React.ReactNode[];
}

/** What happened to an order or a hire, as a list below a heading. */
export function Trail({ title, children }: TrailProps) {
  const t = useT();
  return (
    <section>
      <h2>{t(title)}</h2>
      {children.length === 0 ? (
        <p className="muted">{t(ordersAdmin.none)}</p>
      ) : (
        <ul className="admin-trail">{children}</ul>
      )}
    </section>
  );
}

interface MailSummaryProps {
  readonly mail: {
    readonly id: string;
    readonly subject: string;
    readonly recipient: string;
    readonly state: MailState;
  };
}

/** A mail of a trail, as a link to its text. */
export function TrailMail({ mail }: MailSummaryProps) {
  const t = useT();
  return (
    <span>
      <Link className="link" to={adminPath(`/admin/mail/${mail.id}`)}>
        {mail.subject}
      </Link>
      <small>
        {mail.recipient} · {t(MAIL_STATE_MESSAGES[mail.state].label)}
      </small>
    </span>
  );
}
