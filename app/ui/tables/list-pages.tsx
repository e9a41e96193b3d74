import { useLocation } from "react-router";
import * as ui from "#app/i18n/messages/ui/ui.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { useHydrated } from "../session/use-hydrated.ts";
import { trailOf, withTrail } from "./list-trail.ts";
import { PageStep } from "./page-step.tsx";

/** The way back: a page at a time where the list can be read backwards, else to the first page. Null on the first. */
type WayBack = { readonly previous: string | null } | { readonly first: string | null };

/** Links to the pages beside this one, of a list whose pages have no numbers. Nothing when there are none. */
export function ListPages({ next, ...back }: WayBack & { readonly next: string | null }) {
  const t = useT();
  const { pathname, search, state } = useLocation();
  const isHydrated = useHydrated();
  const first = "first" in back ? back.first : null;
  // The server does not know the history of a tab.
  const trail = first && isHydrated ? trailOf(state) : [];
  const before = trail.at(-1);
  const [to, label] = "first" in back ? [first, ui.firstPage] : [back.previous, ui.previous];
  if (!to && !next) return null;
  return (
    <nav className="pages" aria-label={t(ui.pagination)}>
      <PageStep to={to} rel={"first" in back ? undefined : "prev"}>
        {t(label)}
      </PageStep>
      {before && (
        <PageStep to={before} rel="prev" state={withTrail(trail.slice(0, -1))}>
          {t(ui.previous)}
        </PageStep>
      )}
      <PageStep to={next} rel="next" state={withTrail([...trail, pathname + search])}>
        {t(ui.next)}
      </PageStep>
    </nav>
  );
}
