import { Link } from "react-router";
import * as words from "#app/i18n/messages/settings-admin.ts";
import { Companion, useT } from "#app/i18n/use-t.tsx";
import { SECTIONS } from "../settings-form.ts";

const JUMPS = {
  company: words.company,
  hours: words.hours,
  social: words.social,
  notice: words.notice,
  shop: words.shop,
  guarantee: words.guarantee,
  makers: words.makers,
  delivery: words.delivery,
  trade: words.trade,
};

/** What the page is for, the way to each of its forms, and how many legal pages nobody has read yet. */
export function SettingsHead({ unread }: { unread: number }) {
  const t = useT();
  return (
    <header className="desk-head">
      <h1 className="step-3">
        {t(words.title)} <Companion of={words.title} />
      </h1>
      <p className="muted">{t(words.intro)}</p>
      <nav aria-label={t(words.sections)} className="desk-jumps">
        {SECTIONS.map((section) => (
          <a key={section} href={`#${section}`}>
            {t(JUMPS[section])}
          </a>
        ))}
      </nav>
      {unread > 0 && (
        <p className="muted">
          {t(words.legalUnread, { n: unread })}{" "}
          <Link className="link" to="/admin/content#legal">
            {t(words.legalPages)}
          </Link>
        </p>
      )}
    </header>
  );
}
