import { Form, Outlet } from "react-router";
import {
  CoverageHead,
  ListTools,
  ReasonBar,
  SitemapForm,
} from "#app/features/redirects/components/coverage-admin.tsx";
import { OUTCOME_MESSAGES } from "#app/features/redirects/components/coverage-messages.ts";
import { CoverageResult } from "#app/features/redirects/components/coverage-result.tsx";
import { CoverageTable } from "#app/features/redirects/components/coverage-table.tsx";
import { readLists } from "#app/features/redirects/coverage/change-coverage.server.ts";
import { coverageList, parseCoverageQuery } from "#app/features/redirects/coverage/coverage.ts";
import { getCoverage, listOldAddresses } from "#app/features/redirects/coverage/coverage-queries.server.ts";
import type { SettledCoverage } from "#app/features/redirects/coverage/coverage-result.ts";
import { OUTCOMES } from "#app/features/redirects/enums.ts";
import { useActionResult } from "#app/http/action-route.tsx";
import { appContext } from "#app/http/context.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/content-admin/old-addresses.ts";
import * as redirectMessages from "#app/i18n/messages/content-admin/redirects-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { AdminPage } from "#app/ui/admin/admin-page.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { SearchField } from "#app/ui/forms/search-field.tsx";
import { EmptyState } from "#app/ui/page/empty-state.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import { ListPages } from "#app/ui/tables/list-pages.tsx";
import "#app/features/redirects/components/coverage.css";
import type { Route } from "./+types/route.ts";
import { settleCoverage } from "./settle-coverage.server.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export const meta: Route.MetaFunction = () => noindexMeta(messages.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const coverage = await getCoverage(db);
  const first = OUTCOMES.find((outcome) => coverage.outcomes[outcome] > 0);
  const query = parseCoverageQuery(new URL(request.url).searchParams, first);
  return { coverage, query, ...(await listOldAddresses(db, query)) };
}

export function action(args: Route.ActionArgs) {
  return settleCoverage(args, readLists);
}

export default function CoveragePage({ loaderData }: Route.ComponentProps) {
  const { coverage, query, rows, next } = loaderData;
  const t = useT();
  const result = useActionResult<SettledCoverage>();
  const pasted = result?.kind === "read" ? result.pasted : "";
  const refused = result?.kind === "accepted" ? result.refused : [];
  return (
    <AdminPage
      back={{ to: adminPath("/admin/redirects"), label: redirectMessages.title }}
      title={messages.title}
      lead={messages.lead}
    >
      {result && <CoverageResult result={result} />}
      {coverage.total > 0 && (
        <>
          <CoverageHead coverage={coverage} query={query} />
          <div className="stack-4">
            <p className="muted">{t(OUTCOME_MESSAGES[query.outcome].text)}</p>
            <ReasonBar coverage={coverage} query={query} />
            <Form method="get" action={adminPath("/admin/redirects/coverage")} role="search" className="row">
              <input type="hidden" name="show" value={query.outcome} />
              {query.reason && <input type="hidden" name="why" value={query.reason} />}
              <SearchField
                label={t(redirectMessages.searchLabel)}
                name="search"
                defaultValue={query.search}
              />
              <SubmitButton variant="outline" small>
                {t(redirectMessages.find)}
              </SubmitButton>
            </Form>
            {rows.length === 0 ? (
              <EmptyState title={t(query.search ? messages.nothingFound : messages.nothingHere)}>
                {query.outcome === "proposed" && !query.search && t(messages.allDecided)}
              </EmptyState>
            ) : (
              <CoverageTable key={query.after} rows={rows} query={query} refused={refused} />
            )}
            <ListPages
              first={query.after ? coverageList.href({ ...query, after: "" }) : null}
              next={next && coverageList.href({ ...query, after: next })}
            />
          </div>
        </>
      )}
      <section className="admin-section" aria-labelledby="read-title">
        <h2 id="read-title" className="step-1">
          {t(coverage.total > 0 ? messages.moreTitle : messages.readTitle)}
        </h2>
        <SitemapForm key={coverage.total} pasted={pasted} />
      </section>
      {coverage.total > 0 && <ListTools query={query} />}
      <Outlet />
    </AdminPage>
  );
}
