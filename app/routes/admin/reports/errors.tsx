import {
  ERROR_LIST_COLUMNS,
  ErrorReportTable,
} from "#app/features/error-reports/components/error-report-table.tsx";
import { ERROR_COLUMNS } from "#app/features/error-reports/error-report.ts";
import { errorsList } from "#app/features/error-reports/errors-query.ts";
import { listErrorReports } from "#app/features/error-reports/queries.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/admin/error-reports.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { AdminPage } from "#app/ui/admin/admin-page.tsx";
import { SearchField } from "#app/ui/forms/search-field.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import { ColumnChoice } from "#app/ui/tables/column-choice.tsx";
import { ListCount } from "#app/ui/tables/list-count.tsx";
import { ListFilter } from "#app/ui/tables/list-filter.tsx";
import { ListPages } from "#app/ui/tables/list-pages.tsx";
import { ListRows } from "#app/ui/tables/list-rows.tsx";
import { columnMessages } from "#app/ui/tables/list-table.tsx";
import type { Route } from "./+types/errors.ts";

export const handle = { theme: "light", hydrate: true } satisfies PageHandle;

export const meta: Route.MetaFunction = () => noindexMeta(messages.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const query = errorsList.parse(new URL(request.url).searchParams);
  const { number, before } = query;
  const { next, ...list } = await listErrorReports(db, { number, before });
  return { ...list, query, next: next && errorsList.href({ ...query, before: next }) };
}

export default function ErrorsPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { reports, total, all, next, query } = loaderData;
  const { number, columns } = query;
  return (
    <AdminPage title={messages.title} lead={messages.lead}>
      <ListFilter
        key={errorsList.href(query)}
        columns={
          <ColumnChoice all={ERROR_COLUMNS} chosen={columns} labels={columnMessages(ERROR_LIST_COLUMNS)} />
        }
        count={
          <ListCount
            n={total}
            all={all}
            csv={errorsList.href({ ...query, before: "" }, adminPath("/admin/errors/export"))}
          />
        }
      >
        <SearchField name="number" label={t(messages.searchLabel)} defaultValue={number} />
      </ListFilter>
      <ListRows
        isEmpty={reports.length === 0}
        empty={{ title: messages.none, text: number ? messages.unknown : messages.noneText }}
      >
        <ErrorReportTable reports={reports} columns={columns} />
      </ListRows>
      <ListPages first={query.before ? errorsList.href({ ...query, before: "" }) : null} next={next} />
    </AdminPage>
  );
}
