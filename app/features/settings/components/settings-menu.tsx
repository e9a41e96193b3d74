import { adminPath } from "#app/i18n/admin-path.ts";
import { title } from "#app/i18n/messages/admin/settings-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Link } from "#app/ui/link.tsx";
import type { SettingsSection } from "../settings-form.ts";
import { SECTION_MESSAGES, SETTINGS_GROUPS } from "./section-messages.ts";
import "./settings.css";

const pathOf = (section: SettingsSection) => adminPath(`/admin/settings/${section}`);

/** The way from one section of the settings to the others. */
export function SettingsMenu({ current }: { readonly current: SettingsSection }) {
  const t = useT();
  return (
    <nav className="settings-menu" aria-label={t(title)}>
      {SETTINGS_GROUPS.map(({ label, sections, pages = [] }) => (
        <div key={sections[0]}>
          <p className="settings-menu-label">{t(label)}</p>
          <ul>
            {sections.map((section) => (
              <li key={section}>
                <Link to={pathOf(section)} aria-current={section === current ? "page" : undefined}>
                  {t(SECTION_MESSAGES[section].title)}
                </Link>
              </li>
            ))}
            {pages.map(({ to, title: name }) => (
              <li key={to}>
                <Link to={to}>{t(name)}</Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** Every section with what it is for. */
export function SettingsOverview() {
  const t = useT();
  return SETTINGS_GROUPS.map(({ label, sections, pages = [] }) => (
    <section key={sections[0]} className="settings-group">
      <h2>{t(label)}</h2>
      <ul>
        {sections.map((section) => (
          <li key={section} className="card settings-card">
            <h3>
              <Link className="card-link" to={pathOf(section)}>
                {t(SECTION_MESSAGES[section].title)}
              </Link>
            </h3>
            <p className="muted">{t(SECTION_MESSAGES[section].text)}</p>
          </li>
        ))}
        {pages.map(({ to, title: name, text }) => (
          <li key={to} className="card settings-card">
            <h3>
              <Link className="card-link" to={to}>
                {t(name)}
              </Link>
            </h3>
            <p className="muted">{t(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  ));
}
