import { data } from "react-router";
import { recordErasure } from "#app/features/backups/erasures.server.ts";
import { removeAttachmentFiles } from "#app/features/enquiries/attachments/remove-attachment-files.server.ts";
import { AffectedList } from "#app/features/hires/public/components/affected-list.tsx";
import { listAffected } from "#app/features/hires/public/list-affected.server.ts";
import { CurrentPassword } from "#app/features/identity/account/components/security-forms.tsx";
import { deleteAccount, isAccountDeleted } from "#app/features/identity/account/delete-account.server.ts";
import { returnedForm } from "#app/features/identity/account/returned-form.ts";
import { AccountForm, useFieldError } from "#app/features/identity/components/account-form.tsx";
import { confirmSchema } from "#app/features/identity/schema.ts";
import { isLastAdmin } from "#app/features/identity/users/active-admins.server.ts";
import { listUnpaidOrdersOf } from "#app/features/orders/list-unpaid-orders.server.ts";
import { cancelUnpaidOrders } from "#app/features/payments/cancel-unpaid-orders.server.ts";
import { withDeadline } from "#app/features/payments/providers.server.ts";
import { confirmOwner, refusalInit, signOut } from "#app/http/auth/auth-request.server.ts";
import { forgettingOf } from "#app/http/auth/forgetting.server.ts";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import * as deletion from "#app/i18n/messages/account/deletion.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { CompanionHeading } from "#app/ui/page/companion-heading.tsx";
import { titleMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/delete.ts";

export const handle = { theme: "light", hydrate: true } satisfies PageHandle;

export const meta = titleMeta(deletion.title);

export { privateHeaders as headers } from "#app/http/headers/private-headers.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock } = context.get(appContext);
  const { id: userId, email } = await requireViewer(context);
  return { userId, ...(await listAffected(db, { userId, email, now: clock.now() })) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, config, clock, log, orderKinds, form } = await readPost({ request, context });
  const { id: userId, email } = await requireViewer(context);
  const input = confirmSchema.safeParse(Object.fromEntries(form));
  if (!input.success) return data(returnedForm(form, input.error), refusalInit(input.error));
  const owner = await confirmOwner(context, userId, input.data.current);
  if (!owner.ok && (await isAccountDeleted(db, userId))) return signOut(context, "account-deleted");
  if (!owner.ok) return data(returnedForm(form, owner), refusalInit(owner));
  const lastAdmin = () =>
    data(returnedForm(form, { code: "LAST_ADMIN", retryAfter: undefined }), { status: 409 });
  if (await isLastAdmin(db, userId)) return lastAdmin();
  const unpaid = await listUnpaidOrdersOf(db, { userIds: [userId], emails: [] });
  const paying = withDeadline({ db, config, clock, orderKinds });
  const ended = await cancelUnpaidOrders(paying, unpaid, { to: "cancelled", reason: "account-deleted" });
  if (!ended.ok)
    return data(returnedForm(form, { code: "PROVIDER_UNAVAILABLE", retryAfter: undefined }), { status: 503 });
  const forgetting = await forgettingOf({ db, config }, clock.now());
  const deleted = await deleteAccount(db, { actorId: userId, userId }, forgetting);
  if (!deleted.ok && deleted.error.kind === "last-admin") return lastAdmin();
  if (deleted.ok) {
    await recordErasure({ config, clock, log }, { ids: [userId], emails: [email] });
    await removeAttachmentFiles(config, deleted.value.files);
  }
  return signOut(context, "account-deleted");
}

export default function DeletePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { userId, goesOn, ends } = loaderData;
  const refused = actionData ?? null;
  const errorOf = useFieldError(refused);
  return (
    <section className="stack-5 width-narrow">
      <CompanionHeading level={1} of={deletion.title} className="step-2" />
      <p>{t(deletion.text)}</p>
      <AffectedList title={deletion.goesOn} affected={goesOn}>
        <p>{t(deletion.goesOnText)}</p>
      </AffectedList>
      <AffectedList title={deletion.ends} affected={ends} />
      <AccountForm
        variant="danger"
        submit={deletion.button}
        busy={deletion.deleting}
        refused={refused}
        hidden={{ account: userId }}
      >
        <CurrentPassword id="current" error={errorOf("current")} />
      </AccountForm>
    </section>
  );
}
