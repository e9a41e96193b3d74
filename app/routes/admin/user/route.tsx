import { Outlet } from "react-router";
import { listAuditEntries } from "#app/features/audit/queries.server.ts";
import { DraftsOf } from "#app/features/draft-orders/components/drafts-list.tsx";
import { listDraftsOf } from "#app/features/draft-orders/list/list-drafts.server.ts";
import { RoleTags } from "#app/features/identity/users/components/role-tags.tsx";
import { RolesForm } from "#app/features/identity/users/components/roles-form.tsx";
import { UserActions } from "#app/features/identity/users/components/user-actions.tsx";
import { UserHistory } from "#app/features/identity/users/components/user-history.tsx";
import { UserStateWord } from "#app/features/identity/users/components/users-list.tsx";
import { getUser, listNames } from "#app/features/identity/users/list-users.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { useActionResult } from "#app/http/action-route.tsx";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { readAgainAfterConflict } from "#app/http/cache/read-again.ts";
import { appContext } from "#app/http/context.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatDateTime } from "#app/i18n/dates.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/admin/users.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { AdminDetail } from "#app/ui/admin/admin-page.tsx";
import { FlashMessage } from "#app/ui/flash/flash-message.tsx";
import { AlertBanner, Banner } from "#app/ui/page/banner.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import { Facts } from "#app/ui/tables/table.tsx";
import type { Route } from "./+types/route.ts";
import type { UserAnswer, UserRefusal } from "./change.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

const REFUSALS: Readonly<Record<UserRefusal, Message>> = {
  "last-admin": messages.refusedLastAdmin,
  "own-account": messages.refusedOwn,
  conflict: messages.refusedGone,
  "not-found": messages.refusedGone,
  unconfirmed: messages.refusedUnconfirmed,
  confirmed: messages.refusedGone,
  exists: messages.refusedGone,
};

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(appContext);
  const viewer = await requireViewer(context);
  const user = await getUser(db, params.id, clock.now());
  if (!user) throw notFound();
  const history = await listAuditEntries(db, { subjectType: "user", subjectId: user.id });
  const names = await listNames(
    db,
    history.flatMap((entry) => entry.actorId ?? []),
  );
  const drafts = await listDraftsOf(db, { userId: user.id, email: user.email }, clock.now());
  const { trade } = await getSettings(db);
  return { user, history, names, drafts, own: viewer.id === user.id, hasIban: trade.iban !== "" };
}

export const shouldRevalidate = readAgainAfterConflict;

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return noindexMeta(loaderData?.user.name ?? "User");
}

export default function UserPage({ loaderData }: Route.ComponentProps) {
  const { user, history, names, drafts, own, hasIban } = loaderData;
  const answer = useActionResult<UserAnswer>();
  const t = useT();
  const locale = useLocale();
  return (
    <AdminDetail
      back={{ to: adminPath("/admin/users"), label: messages.users }}
      heading={<bdi>{user.name}</bdi>}
      marks={
        <span className="row row-tight">
          <UserStateWord user={user} />
          <RoleTags roles={user.roles} />
        </span>
      }
    >
      {answer?.kind === "refused" && <AlertBanner>{t(REFUSALS[answer.refused])}</AlertBanner>}
      <FlashMessage
        results={{
          "user-invited": messages.invited,
          "user-invitation-not-sent": { kind: "info", text: t(messages.invitationNotSent) },
          "user-changed": messages.done,
        }}
      />
      {own && <Banner>{t(messages.you)}</Banner>}
      <div className="user-columns">
        <section className="admin-card user-facts">
          <Facts
            rows={[
              [t(messages.email), <bdi key="email">{user.email}</bdi>],
              ...(user.lockedAt
                ? [[t(messages.lockedSince), formatDateTime(locale, user.lockedAt)] as const]
                : []),
              [t(messages.secondFactor), t(user.twoFactorEnabled ? messages.on : messages.off)],
              [t(messages.tradeAccount), t(user.tradeSince ? messages.on : messages.off)],
              [t(messages.openSessions), user.openSessions],
              [t(messages.language), t(user.locale === "ga" ? messages.irish : messages.english)],
              [t(messages.since), formatDateTime(locale, user.createdAt)],
            ]}
          />
        </section>
        <RolesForm key={user.roles.join()} user={user} />
        <UserActions
          user={user}
          own={own}
          hasIban={hasIban}
          asked={answer?.kind === "to-confirm" ? answer.asked : null}
        />
        <DraftsOf drafts={drafts} from="customer" id={user.id} />
        <UserHistory entries={history} names={names} />
      </div>
      <Outlet />
    </AdminDetail>
  );
}
