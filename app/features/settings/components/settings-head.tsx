import { Link } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/settings-admin.ts";
import { Companion, useT } from "#app/i18n/use-t.tsx";
import { SECTIONS } from "../settings-form.ts";

const JUMPS = {
  company: messages.company,
  hours: messages.hours,
  social: messages.social,
  notice: messages.notice,
  shop: messages.shop,
  guarantee: messages.guarantee,
  makers: messages.makers,
  delivery: messages.delivery,
  trade: messages.trade,
};

/** What the page is for, the way to each of its forms, and how many legal pages no one has read yet. */
export function SettingsHead({ unread }: { unread: number }) {
  const t = useT();
  return (
    <header className="admin-head">
      <h1 className="step-3">
        {t(messages.title)} <Companion of={messages.title} />
      </h1>
      <p className="muted">{t(messages.intro)}</p>
      <nav aria-label={t(messages.sections)} className="admin-jumps">
        {SECTIONS.map((section) => (
          <a key={section} href={`#${section}`}>
            {t(JUMPS[section])}
          </a>
        ))}
      </nav>
      {unread > 0 && (
        <p className="muted">
          {t(messages.legalUnread, { n: unread })}{" "}
          <Link className="link" to={adminPath("/admin/content#legal")}>
            {t(messages.legalPages)}
          </Link>
        </p>
      )}
    </header>
  );
}
