import { data } from "react-router";
import { ASKED_ACTIONS, USER_ACTIONS, type UserAction } from "#app/features/identity/identity.ts";
import { rolesIn } from "#app/features/identity/roles-form.ts";
import { changeRoles } from "#app/features/identity/users/change-roles.server.ts";
import { changeUser } from "#app/features/identity/users/change-user.server.ts";
import { inviteAgain, withdrawInvitation } from "#app/features/identity/users/invite-user.server.ts";
import { getUser } from "#app/features/identity/users/list-users.server.ts";
import { mailedFlash } from "#app/features/mail/mailed-flash.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { Route } from "./+types/change.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Why an account was not changed, or the change that waits for a yes. */
export type UserAnswer =
  | { readonly kind: "to-confirm"; readonly asked: UserAction }
  | { readonly kind: "refused"; readonly refused: UserRefusal };

export type UserRefusal =
  | "last-admin"
  | "own-account"
  | "conflict"
  | "not-found"
  | "unconfirmed"
  | "confirmed"
  | "exists";

/** Changes somebody's account as the address says: `/admin/users/:id/lock`. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, config, clock, actorId, form } = await readPost({ request, context });
  const wanted = USER_ACTIONS.find((known) => known === params.change);
  if (!wanted || !(await getUser(db, params.id, clock.now()))) throw notFound();
  if (ASKED_ACTIONS.includes(wanted) && !form.confirmed())
    return answer({ kind: "to-confirm", asked: wanted });
  const change = { actorId, userId: params.id, now: clock.now() };
  if (wanted === "withdraw-invitation") {
    const withdrawn = await withdrawInvitation(db, change);
    if (!withdrawn.ok) return answer({ kind: "refused", refused: withdrawn.error.kind });
    throw redirectWith(context, adminPath("/admin/users"), "user-invitation-withdrawn");
  }
  const run = () => {
    if (wanted === "invite-again") return inviteAgain(db, { ...change, origin: config.origin });
    if (wanted !== "roles") return changeUser(db, wanted, change);
    return changeRoles(db, { ...change, roles: rolesIn(form), seen: form.getAll("seen") });
  };
  const changed = await run();
  if (!changed.ok) return answer({ kind: "refused", refused: changed.error.kind });
  const flash = wanted === "invite-again" ? mailedFlash(config, "user-invited") : "user-changed";
  throw redirectWith(context, adminPath(`/admin/users/${params.id}`), flash);
}

function answer(why: UserAnswer) {
  return data(why, { status: why.kind === "refused" ? 409 : 200 });
}
