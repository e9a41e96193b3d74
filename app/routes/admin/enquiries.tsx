import { Link } from "react-router";
import { DeskFilter } from "#app/features/enquiries/components/desk-filter.tsx";
import { DeskList } from "#app/features/enquiries/components/desk-list.tsx";
import { SpeedTable } from "#app/features/enquiries/components/speed-table.tsx";
import { deskHref, parseDeskQuery } from "#app/features/enquiries/desk.ts";
import { listDesk, listMonthlySpeed } from "#app/features/enquiries/desk-queries.server.ts";
import { countEnquiries } from "#app/features/enquiries/queries.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { requireViewer } from "#app/http/guards.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import * as messages from "#app/i18n/messages/enquiries.ts";
import * as desk from "#app/i18n/messages/enquiry-desk.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { ButtonRouteLink } from "#app/ui/button.tsx";
import { DeskSheet } from "#app/ui/desk-sheet.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { Route } from "./+types/enquiries";
import "#app/features/enquiries/components/enquiry-desk.css";

export const handle = { lights: "work", hydrate: true, footer: false } satisfies PageHandle;

export const meta: Route.MetaFunction = () => [
  { title: `${messages.adminTitle.en} – ItsShowTime` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(appContext);
  const viewer = await requireViewer(context);
  const query = parseDeskQuery(new URL(request.url).searchParams);
  const [list, counts, months] = await Promise.all([
    listDesk(db, query, { viewerId: viewer.id, now: clock.now() }),
    countEnquiries(db),
    listMonthlySpeed(db),
  ]);
  return { ...list, query, counts, months };
}

export default function EnquiriesPage({ loaderData }: Route.ComponentProps) {
  const { rows, next, query, counts, months } = loaderData;
  const t = useT();
  return (
    <DeskSheet title={messages.adminTitle} lead={desk.lead}>
      <DeskFilter query={query} counts={counts} />
      {rows.length === 0 ? (
        <Nothing filtered={deskHref(query) !== "/admin/enquiries"} />
      ) : (
        <DeskList rows={rows} />
      )}
      {(next || query.before) && (
        <nav className="enquiry-actions" aria-label={t(messages.adminTitle)}>
          {query.before && (
            <ButtonRouteLink look="quiet" to={deskHref({ ...query, before: "" })}>
              {t(desk.first)}
            </ButtonRouteLink>
          )}
          {next && (
            <ButtonRouteLink look="line" to={deskHref({ ...query, before: next })} rel="next">
              {t(desk.next)}
            </ButtonRouteLink>
          )}
        </nav>
      )}
      <SpeedTable months={months} />
      <p>
        <Link className="link" to="/admin/enquiries/hours">
          {t(desk.hoursPage)}
        </Link>
      </p>
    </DeskSheet>
  );
}

function Nothing({ filtered }: { filtered: boolean }) {
  const t = useT();
  if (!filtered) return <EmptyState title={t(desk.noneToAnswer)}>{t(desk.noneToAnswerText)}</EmptyState>;
  return (
    <EmptyState
      title={t(messages.adminNone)}
      action={
        <ButtonRouteLink look="line" to="/admin/enquiries">
          {t(desk.clear)}
        </ButtonRouteLink>
      }
    >
      {t(messages.adminNoneText)}
    </EmptyState>
  );
}
