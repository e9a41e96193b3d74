import * as ui from "#app/i18n/messages/ui/ui.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { PageStep } from "./page-step.tsx";

/** The way back: a page at a time where the list can be read backwards, else to the first page. Null on the first. */
type WayBack = { readonly previous: string | null } | { readonly first: string | null };

/** Links to the pages beside this one, of a list whose pages have no numbers. Nothing when there are none. */
export function ListPages({ next, ...back }: WayBack & { readonly next: string | null }) {
  const t = useT();
  const [to, label] = "first" in back ? [back.first, ui.firstPage] : [back.previous, ui.previous];
  if (!to && !next) return null;
  return (
    <nav className="pages" aria-label={t(ui.pagination)}>
      <PageStep to={to} rel={"first" in back ? undefined : "prev"}>
        {t(label)}
      </PageStep>
      <PageStep to={next} rel="next">
        {t(ui.next)}
      </PageStep>
    </nav>
  );
}
