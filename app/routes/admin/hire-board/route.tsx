import { Outlet } from "react-router";
import { hireBoard } from "#app/features/hires/board/board-query.ts";
import { Board } from "#app/features/hires/board/components/board.tsx";
import { BoardAgenda } from "#app/features/hires/board/components/board-agenda.tsx";
import { BoardFilter } from "#app/features/hires/board/components/board-filter.tsx";
import { BoardLegend } from "#app/features/hires/board/components/board-legend.tsx";
import { BoardPages, BoardTools } from "#app/features/hires/board/components/board-tools.tsx";
import { usePhoneAgenda } from "#app/features/hires/board/components/use-phone-agenda.ts";
import { getBoard } from "#app/features/hires/board/get-board.server.ts";
import { canOpen } from "#app/features/identity/permissions.ts";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { readAgainAfterConflict } from "#app/http/cache/read-again.ts";
import { appContext } from "#app/http/context.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/hire-admin/hire-board.ts";
import { AdminPage } from "#app/ui/admin/admin-page.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import { ListRows } from "#app/ui/tables/list-rows.tsx";
import type { Route } from "./+types/route.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export const meta: Route.MetaFunction = () => noindexMeta(messages.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(appContext);
  const { id: viewerId, roles } = await requireViewer(context);
  const query = hireBoard.parse(new URL(request.url).searchParams);
  const mayOpen = (href: string) => canOpen(roles, href);
  const board = await getBoard(db, query, { viewerId, canOpen: mayOpen, now: clock.now() });
  return { query, canMove: mayOpen(adminPath("/admin/hire/board/moves")), ...board };
}

export const shouldRevalidate = readAgainAfterConflict;

export default function HireBoardPage({ loaderData }: Route.ComponentProps) {
  const { query, rows, subjects, first, today, now, closed, canMove, matches } = loaderData;
  usePhoneAgenda(query);
  const board = { rows, subjects, now, closed, scale: { first, days: query.days } };
  return (
    <AdminPage title={messages.title} lead={messages.lead}>
      <BoardTools query={query} first={first} today={today} />
      <BoardFilter query={query} choices={loaderData} />
      <ListRows
        isEmpty={rows.length === 0}
        empty={{ title: messages.none, text: messages.noneText }}
        all={{ to: adminPath("/admin/hire/board"), label: messages.showAll }}
      >
        {query.layout === "agenda" ? (
          <BoardAgenda board={board} query={query} />
        ) : (
          <Board board={board} query={query} canMove={canMove} />
        )}
      </ListRows>
      <BoardPages query={query} matches={matches} />
      <BoardLegend />
      <Outlet />
    </AdminPage>
  );
}
