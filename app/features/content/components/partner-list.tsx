import { useT } from "#app/i18n/use-t.tsx";
import { ExternalLink } from "#app/ui/external-link.tsx";
import type { Entry } from "../schema.ts";

/** Makers as word marks set in type, each a link to the maker's own site. */
export function PartnerList({ entries }: { entries: readonly Entry<"partners">[] }) {
  const t = useT();
  return (
    <ul className="makers">
      {entries.map((entry) => (
        <li key={entry.id}>
          <ExternalLink className="maker" href={entry.url}>
            <span className="maker-name">{entry.name}</span>
            <span className="maker-kind">{t(entry.category)}</span>
            <span className="maker-text">{t(entry.description)}</span>
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}

/** The names of partners alone, large: for pages that need the brands and not their stories. */
export function PartnerNames({ entries }: { entries: readonly Entry<"partners">[] }) {
  return (
    <ul className="maker-names">
      {entries.map((entry) => (
        <li key={entry.id}>
          <ExternalLink href={entry.url}>{entry.name}</ExternalLink>
        </li>
      ))}
    </ul>
  );
}
