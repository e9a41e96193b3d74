import * as ui from "#app/i18n/messages/ui.ts";
import { useT } from "#app/i18n/use-t.tsx";

/** The way to this page. The last entry is the page itself. */
export function Breadcrumb({
  trail,
}: {
  trail: readonly { readonly label: string; readonly href?: string }[];
}) {
  const t = useT();
  return (
    <nav className="breadcrumb" aria-label={t(ui.breadcrumb)}>
      <ol>
        {trail.map(({ label, href }) => (
          <li key={label}>{href ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}
