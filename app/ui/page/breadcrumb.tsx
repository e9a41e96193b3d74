import * as ui from "#app/i18n/messages/ui/ui.ts";
import { useT } from "#app/i18n/use-t.tsx";

/** The way to this page. The last entry is the page itself. */
export function Breadcrumb({
  trail,
}: {
  /** `lang` of a label that is not in the page's language. */
  trail: readonly { readonly label: string; readonly lang?: string; readonly href?: string }[];
}) {
  const t = useT();
  return (
    <nav className="breadcrumb" aria-label={t(ui.breadcrumb)}>
      <ol>
        {trail.map(({ label, lang, href }) => (
          <li key={label} lang={lang}>
            {href ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
