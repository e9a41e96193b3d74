import * as lists from "#app/i18n/messages/ui/lists.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { ButtonRouteLink } from "../button-route-link.tsx";

interface ListPagesProps {
  /** Back to the start; null when one is there. */
  readonly first: string | null;
  /** The following page; null at the end. */
  readonly next: string | null;
}

/** The way through a list that goes on from its last row. */
export function ListPages({ first, next }: ListPagesProps) {
  const t = useT();
  if (!first && !next) return null;
  return (
    <nav className="row" aria-label={t(lists.pages)}>
      {first && (
        <ButtonRouteLink variant="quiet" to={first}>
          {t(lists.first)}
        </ButtonRouteLink>
      )}
      {next && (
        <ButtonRouteLink variant="outline" to={next} rel="next">
          {t(lists.more)}
        </ButtonRouteLink>
      )}
    </nav>
  );
}
