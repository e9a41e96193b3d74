import { ErrorReportTable } from "#app/features/error-reports/components/error-report-table.tsx";
import { listErrorReports } from "#app/features/error-reports/queries.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import * as words from "#app/i18n/messages/error-reports.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Button, ButtonRouteLink } from "#app/ui/button.tsx";
import { DeskSheet } from "#app/ui/desk-sheet.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { SearchField } from "#app/ui/search-field.tsx";
import type { Route } from "./+types/errors";

export const handle = { lights: "work", hydrate: true } satisfies PageHandle;

export const meta: Route.MetaFunction = () => [{ title: "Errors – ItsShowTime" }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const query = new URL(request.url).searchParams;
  const number = (query.get("number") ?? "")
    .toLowerCase()
    .replaceAll(/[^0-9a-f]/g, "")
    .slice(0, 12);
  const before = new Date(query.get("before") ?? "");
  const list = await listErrorReports(db, {
    number,
    before: Number.isNaN(before.getTime()) ? undefined : before,
  });
  return { ...list, number };
}

export default function ErrorsPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { reports, next, number } = loaderData;
  return (
    <DeskSheet title={words.title} lead={words.lead}>
      <search>
        <form className="flex flex-wrap gap-3">
          <SearchField name="number" label={t(words.searchLabel)} defaultValue={number} />
          <Button type="submit">{t(words.find)}</Button>
        </form>
      </search>
      {reports.length === 0 ? (
        <EmptyState title={t(words.none)}>{t(number ? words.unknown : words.noneText)}</EmptyState>
      ) : (
        <ErrorReportTable reports={reports} />
      )}
      {next && (
        <ButtonRouteLink
          look="line"
          to={`/admin/errors?${new URLSearchParams({ ...(number && { number }), before: next.toISOString() })}`}
          rel="next"
        >
          {t(words.older)}
        </ButtonRouteLink>
      )}
    </DeskSheet>
  );
}
