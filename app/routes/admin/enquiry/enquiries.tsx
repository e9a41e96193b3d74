import { Outlet } from "react-router";
import { listEnquiries } from "#app/features/enquiries/admin/admin-queries.server.ts";
import { enquiriesList } from "#app/features/enquiries/admin/enquiry-admin.ts";
import { AdminFilter } from "#app/features/enquiries/components/admin/admin-filter.tsx";
import { AdminList } from "#app/features/enquiries/components/admin/admin-list.tsx";
import { countEnquiries } from "#app/features/enquiries/queries.server.ts";
import { requireActor } from "#app/http/auth/require-actor.server.ts";
import { readAgainAfterConflict } from "#app/http/cache/read-again.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as enquiryAdmin from "#app/i18n/messages/admin/enquiry-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { CompanionHeading } from "#app/ui/page/companion-heading.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import { ListPages } from "#app/ui/tables/list-pages.tsx";
import { ListRows } from "#app/ui/tables/list-rows.tsx";
import type { Route } from "./+types/enquiries.ts";
import "#app/features/enquiries/components/admin/enquiry-admin.css";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export const shouldRevalidate = readAgainAfterConflict;

export const meta: Route.MetaFunction = () => noindexMeta(enquiryAdmin.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock, actorId } = await requireActor(context);
  const query = enquiriesList.parse(new URL(request.url).searchParams);
  const [list, counts] = await Promise.all([
    listEnquiries(db, query, { viewerId: actorId, now: clock.now() }),
    countEnquiries(db),
  ]);
  return { ...list, query, counts };
}

/** The queue, and beside it on wide screens the enquiry that is open. On narrow ones the open enquiry is alone. */
export default function EnquiriesPage({ loaderData, params }: Route.ComponentProps) {
  const { rows, total, all, next, query, counts } = loaderData;
  const t = useT();
  const filtered = enquiriesList.href(query) !== adminPath("/admin/enquiries");
  const open = "id" in params ? String(params.id) : null;
  return (
    <div className="enquiry-panes" {...(open && { "data-open": "" })}>
      <section className="enquiry-queue" aria-label={t(enquiryAdmin.title)}>
        <header className="page-head">
          {open ? (
            <p className="step-1 bold">{t(enquiryAdmin.title)}</p>
          ) : (
            <CompanionHeading level={1} of={enquiryAdmin.title} className="step-3" />
          )}
        </header>
        <AdminFilter query={query} counts={counts} shown={{ n: total, all }} />
        <ListRows
          isEmpty={rows.length === 0}
          empty={
            filtered
              ? { title: enquiryAdmin.none, text: enquiryAdmin.noneText }
              : { title: enquiryAdmin.noneToAnswer, text: enquiryAdmin.noneText }
          }
          all={{ to: filtered && adminPath("/admin/enquiries"), label: enquiryAdmin.clear }}
        >
          <AdminList rows={rows} query={query} open={open} />
          <ListPages
            first={query.before && enquiriesList.href({ ...query, before: "" })}
            next={next && enquiriesList.href({ ...query, before: next })}
          />
        </ListRows>
      </section>
      <div className="enquiry-letter">
        <Outlet />
      </div>
    </div>
  );
}
