import { data } from "react-router";
import { returnedForm } from "#app/features/identity/account/returned-form.ts";
import { rolesIn } from "#app/features/identity/roles-form.ts";
import { inviteSchema } from "#app/features/identity/schema.ts";
import { InviteForm } from "#app/features/identity/users/components/invite-form.tsx";
import { UsersFilter, UsersTable } from "#app/features/identity/users/components/users-list.tsx";
import { inviteUser } from "#app/features/identity/users/invite-user.server.ts";
import { listUsers } from "#app/features/identity/users/list-users.server.ts";
import { usersList } from "#app/features/identity/users/users-query.ts";
import { mailedFlash } from "#app/features/mail/mailed-flash.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/admin/users.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { AdminPage } from "#app/ui/admin/admin-page.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { FlashMessage } from "#app/ui/flash/flash-message.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import { ListCount } from "#app/ui/tables/list-count.tsx";
import { ListPages } from "#app/ui/tables/list-pages.tsx";
import { ListRows } from "#app/ui/tables/list-rows.tsx";
import type { Route } from "./+types/users.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export const meta: Route.MetaFunction = () => noindexMeta(messages.users);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const query = usersList.parse(new URL(request.url).searchParams);
  return { query, ...(await listUsers(db, query)) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, config, clock, actorId, form } = await readPost({ request, context });
  const roles = rolesIn(form);
  const input = inviteSchema.safeParse(Object.fromEntries(form));
  if (!input.success)
    return data({ existing: null, roles, refused: returnedForm(form, input.error) }, { status: 400 });
  const invited = await inviteUser(db, {
    ...input.data,
    roles,
    actorId,
    origin: config.origin,
    now: clock.now(),
  });
  if (invited.ok) {
    const flash = mailedFlash(config, "user-invited");
    return redirectWith(context, adminPath(`/admin/users/${invited.value}`), flash);
  }
  const existing = invited.error.kind === "exists" ? invited.error.userId : null;
  const { values } = returnedForm(form, { code: undefined, retryAfter: undefined });
  return data({ existing, roles, refused: { values, fieldErrors: {}, refusal: null } }, { status: 409 });
}

export default function UsersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { query, users, total, all, next } = loaderData;
  const t = useT();
  const csv = usersList.href({ ...query, after: "" }, adminPath("/admin/users/export"));
  return (
    <AdminPage
      title={messages.users}
      lead={messages.lead}
      actions={
        <ButtonLink variant="solid" small href="#invite">
          {t(messages.invite)}
        </ButtonLink>
      }
    >
      <FlashMessage results={{ "user-invitation-withdrawn": messages.invitationWithdrawn }} />
      <UsersFilter query={query} count={<ListCount n={total} all={all} csv={csv} />} />
      <ListRows
        isEmpty={users.length === 0}
        empty={{ title: messages.none, text: messages.noneText }}
        all={{ to: adminPath("/admin/users"), label: messages.clear }}
      >
        <UsersTable users={users} columns={query.columns} />
        <ListPages
          first={query.after ? usersList.href({ ...query, after: "" }) : null}
          next={next && usersList.href({ ...query, after: next })}
        />
      </ListRows>
      <InviteForm
        refused={actionData?.refused ?? null}
        roles={actionData?.roles ?? []}
        existing={actionData?.existing ?? null}
      />
    </AdminPage>
  );
}
