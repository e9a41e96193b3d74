import { Outlet } from "react-router";
import {
  KindsForm,
  MarkAllForm,
  NotificationList,
} from "#app/features/notifications/components/notification-list.tsx";
import { kindsFor } from "#app/features/notifications/notifications.ts";
import { getMuted, listNotifications } from "#app/features/notifications/queries.server.ts";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { appContext } from "#app/http/context.server.ts";
import * as messages from "#app/i18n/messages/ui/notifications.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { AdminPage } from "#app/ui/admin/admin-page.tsx";
import { FlashMessage } from "#app/ui/flash/flash-message.tsx";
import { EmptyState } from "#app/ui/page/empty-state.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/route.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export const meta: Route.MetaFunction = () => noindexMeta(messages.title);

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const { id: userId, roles } = await requireViewer(context);
  const kinds = kindsFor(roles);
  const [rows, muted] = await Promise.all([listNotifications(db, { userId, kinds }), getMuted(db, userId)]);
  return { rows, muted, kinds, roles };
}

export default function NotificationsPage({ loaderData }: Route.ComponentProps) {
  const { rows, muted, kinds, roles } = loaderData;
  const t = useT();
  return (
    <AdminPage title={messages.title} lead={messages.lead}>
      <FlashMessage
        results={{ "notifications-read": messages.allRead, "notifications-chosen": messages.saved }}
      />
      {rows.some(({ isRead }) => !isRead) && <MarkAllForm />}
      {rows.length === 0 ? (
        <EmptyState title={t(messages.none)}>{t(messages.noneText)}</EmptyState>
      ) : (
        <NotificationList rows={rows} roles={roles} />
      )}
      {kinds.length > 0 && <KindsForm kinds={kinds} muted={muted} />}
      <Outlet />
    </AdminPage>
  );
}
