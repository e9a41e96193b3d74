import type { Role } from "#app/features/identity/identity.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/admin/admin-home.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Link } from "#app/ui/link.tsx";
import { groupsFor } from "../sections.ts";

/** The parts of the back office that the roles open, for those whose day has no list of its own here. */
export function SectionLinks({ roles }: { roles: readonly Role[] }) {
  const t = useT();
  const sections = groupsFor(roles)
    .flatMap(({ sections }) => sections)
    .filter(({ href }) => href !== adminPath("/admin"));
  return (
    <section className="today-section" aria-labelledby="today-places">
      <header>
        <h2 id="today-places">{t(messages.goTo)}</h2>
      </header>
      <ul className="today-rows">
        {sections.map(({ href, label }) => (
          <li key={href} className="today-row" data-admin-row="">
            <Link to={href}>{t(label)}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
