import { Outlet } from "react-router";
import { DeskFilter } from "#app/features/enquiries/components/desk-filter.tsx";
import { DeskList } from "#app/features/enquiries/components/desk-list.tsx";
import { deskHref, parseDeskQuery } from "#app/features/enquiries/desk.ts";
import { listDesk } from "#app/features/enquiries/desk-queries.server.ts";
import { countEnquiries } from "#app/features/enquiries/queries.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { requireViewer } from "#app/http/guards.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { readAgainAfterConflict } from "#app/http/read-again.ts";
import * as messages from "#app/i18n/messages/enquiries.ts";
import * as desk from "#app/i18n/messages/enquiry-desk.ts";
import { Companion, useT } from "#app/i18n/use-t.tsx";
import { ButtonRouteLink } from "#app/ui/button-route-link.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { noindexMeta } from "#app/ui/page-title.ts";
import type { Route } from "./+types/enquiries";
import "#app/features/enquiries/components/enquiry-desk.css";

export const handle = { theme: "light", hydrate: true, footer: false } satisfies PageHandle;

export const shouldRevalidate = readAgainAfterConflict;

export const meta: Route.MetaFunction = () => noindexMeta(messages.adminTitle);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(appContext);
  const viewer = await requireViewer(context);
  const query = parseDeskQuery(new URL(request.url).searchParams);
  const [list, counts] = await Promise.all([
    listDesk(db, query, { viewerId: viewer.id, now: clock.now() }),
    countEnquiries(db),
  ]);
  return { ...list, query, counts };
}

/** The queue, and beside it on wide screens the enquiry that is open. On narrow ones the open enquiry stands alone. */
export default function EnquiriesPage({ loaderData, params }: Route.ComponentProps) {
  const { rows, next, query, counts } = loaderData;
  const t = useT();
  const open = "id" in params ? String(params.id) : null;
  return (
    <div className="enquiry-panes" {...(open && { "data-open": "" })}>
      <section className="enquiry-queue" aria-label={t(messages.adminTitle)}>
        <header className="stack-2">
          {open ? (
            <p className="step-1 bold">{t(messages.adminTitle)}</p>
          ) : (
            <h1 className="step-3">
              {t(messages.adminTitle)} <Companion of={messages.adminTitle} />
            </h1>
          )}
          {!open && <p className="intro">{t(desk.lead)}</p>}
        </header>
        <DeskFilter query={query} counts={counts} />
        {rows.length === 0 ? (
          <Nothing filtered={deskHref(query) !== "/admin/enquiries"} />
        ) : (
          <DeskList rows={rows} query={query} open={open} />
        )}
        {(next || query.before) && (
          <nav className="enquiry-actions" aria-label={t(messages.adminTitle)}>
            {query.before && (
              <ButtonRouteLink variant="quiet" to={deskHref({ ...query, before: "" })}>
                {t(desk.first)}
              </ButtonRouteLink>
            )}
            {next && (
              <ButtonRouteLink variant="outline" to={deskHref({ ...query, before: next })} rel="next">
                {t(desk.next)}
              </ButtonRouteLink>
            )}
          </nav>
        )}
        <p>
          <a className="link" href={deskHref({ ...query, before: "" }, "/export")} download>
            {t(desk.exportCsv)}
          </a>
        </p>
      </section>
      <div className="enquiry-letter">
        <Outlet />
      </div>
    </div>
  );
}

function Nothing({ filtered }: { filtered: boolean }) {
  const t = useT();
  if (!filtered) return <EmptyState title={t(desk.noneToAnswer)}>{t(desk.noneToAnswerText)}</EmptyState>;
  return (
    <EmptyState
      title={t(messages.adminNone)}
      action={
        <ButtonRouteLink variant="outline" to="/admin/enquiries">
          {t(desk.clear)}
        </ButtonRouteLink>
      }
    >
      {t(messages.adminNoneText)}
    </EmptyState>
  );
}
