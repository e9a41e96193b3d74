import { data } from "react-router";
import { changeEmail, getEmailChange } from "#app/features/identity/account/change-email.server.ts";
import { returnedForm } from "#app/features/identity/account/returned-form.ts";
import { AccountForm, useFieldError } from "#app/features/identity/components/account-form.tsx";
import { AccountFrame } from "#app/features/identity/components/account-frame.tsx";
import { PasswordField } from "#app/features/identity/components/password-field.tsx";
import { confirmSchema } from "#app/features/identity/schema.ts";
import { confirmOwner, refusalInit, signOut } from "#app/http/auth/auth-request.server.ts";
import { getViewer } from "#app/http/auth/viewer.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { postedForm } from "#app/http/forms/posted-form.server.ts";
import { SECRET_ADDRESS } from "#app/http/headers/private-headers.ts";
import { tokenMeta } from "#app/http/headers/token-meta.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import * as auth from "#app/i18n/messages/account/auth.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { AlertBanner } from "#app/ui/page/banner.tsx";
import type { Route } from "./+types/new-address.ts";

export const handle = { theme: "light", hydrate: true } satisfies PageHandle;

export const meta = tokenMeta(auth.newAddressTitle);

export const headers = () => SECRET_ADDRESS;

/**
 * Opened from the mail it asks; only the button changes the address, so that a mail scanner's visit does not. The reader
 * of the mail also shows that the account is theirs, because a stranger may have asked for their address.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(appContext);
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const change = await getEmailChange(db, token, clock.now());
  const asksPassword = change !== null && (await getViewer(context))?.id !== change.userId;
  return { token, email: change?.email ?? null, asksPassword };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, config, clock } = context.get(appContext);
  const form = await postedForm(request);
  const token = form.get("token") ?? "";
  const change = await getEmailChange(db, token, clock.now());
  if (change && (await getViewer(context))?.id !== change.userId) {
    const input = confirmSchema.safeParse(Object.fromEntries(form));
    if (!input.success) return data(returnedForm(form, input.error), refusalInit(input.error));
    const owner = await confirmOwner(context, change.userId, input.data.current);
    if (!owner.ok) return data(returnedForm(form, owner), refusalInit(owner));
  }
  const changed = await changeEmail(db, { token, origin: config.origin, now: clock.now() });
  if (!changed.ok)
    return data(returnedForm(form, { code: "INVALID_TOKEN", retryAfter: undefined }), { status: 400 });
  // The session has ended with the others; this takes its cookie along.
  return signOut(context, "address-changed");
}

export default function NewAddressPage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, email, asksPassword } = loaderData;
  const t = useT();
  const refused = actionData ?? null;
  const errorOf = useFieldError(refused);
  return (
    <AccountFrame
      title={auth.newAddressTitle}
      lede={asksPassword ? auth.newAddressPasswordLede : auth.newAddressLede}
    >
      {email === null ? (
        <AlertBanner>{t(auth.linkDead)}</AlertBanner>
      ) : (
        <>
          <p className="step-1">
            <bdi>{email}</bdi>
          </p>
          <AccountForm
            submit={auth.newAddressConfirm}
            busy={auth.saving}
            refused={refused}
            hidden={{ token }}
          >
            {asksPassword && (
              <PasswordField name="current" label={auth.password} error={errorOf("current")} />
            )}
          </AccountForm>
        </>
      )}
    </AccountFrame>
  );
}
