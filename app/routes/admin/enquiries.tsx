import { EnquiryFilter, enquiriesHref } from "#app/features/enquiries/components/enquiry-filter.tsx";
import { EnquiryList } from "#app/features/enquiries/components/enquiry-list.tsx";
import { ENQUIRY_STATES } from "#app/features/enquiries/enquiries.ts";
import { countEnquiries, listEnquiries } from "#app/features/enquiries/queries.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import * as messages from "#app/i18n/messages/enquiries.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { isId } from "#app/lib/ids.ts";
import { ButtonRouteLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { Route } from "./+types/enquiries";

export const handle = { lights: "work", hydrate: true } satisfies PageHandle;

export const meta: Route.MetaFunction = () => [{ title: "Enquiries – ItsShowTime" }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const query = new URL(request.url).searchParams;
  const state = ENQUIRY_STATES.find((one) => one === query.get("state"));
  const search = (query.get("search") ?? "").trim().slice(0, 200);
  const before = query.get("before") ?? undefined;
  const [list, counts] = await Promise.all([
    listEnquiries(db, { state, search, before: isId(before) ? before : undefined }),
    countEnquiries(db),
  ]);
  return { ...list, counts, state, search };
}

export default function EnquiriesPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { enquiries, next, counts, state, search } = loaderData;
  return (
    <div className="wrap section-tight grid gap-6">
      <h1 className="text-step-3">{t(messages.adminTitle)}</h1>
      <EnquiryFilter state={state} search={search} counts={counts} />
      {enquiries.length === 0 ? (
        <EmptyState title={t(messages.adminNone)}>{t(messages.adminNoneText)}</EmptyState>
      ) : (
        <EnquiryList enquiries={enquiries} />
      )}
      {next && (
        <ButtonRouteLink look="line" to={enquiriesHref({ state, search, before: next })} rel="next">
          {t(messages.adminOlder)}
        </ButtonRouteLink>
      )}
    </div>
  );
}
