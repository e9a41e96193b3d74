import * as messages from "#app/i18n/messages/fleet.ts";
import * as lists from "#app/i18n/messages/lists.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { ButtonRouteLink } from "#app/ui/button-route-link.tsx";

/** How many of all a list shows. */
export function Counted({ n, all }: { readonly n: number; readonly all: number }) {
  const t = useT();
  return <span className="muted">{t(messages.counted, { n, all })}</span>;
}

/** The way to the page before and to the next one. */
export function NumberedPages({
  page,
  more,
  href,
}: {
  readonly page: number;
  readonly more: boolean;
  readonly href: (page: number) => string;
}) {
  const t = useT();
  if (page === 1 && !more) return null;
  return (
    <nav className="row" aria-label={t(lists.pages)}>
      {page > 1 && (
        <ButtonRouteLink variant="quiet" to={href(page - 1)} rel="prev">
          {t(messages.previousPage)}
        </ButtonRouteLink>
      )}
      {more && (
        <ButtonRouteLink variant="outline" to={href(page + 1)} rel="next">
          {t(messages.nextPage)}
        </ButtonRouteLink>
      )}
    </nav>
  );
}
