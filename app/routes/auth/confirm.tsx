import { data, type RouterContextProvider } from "react-router";
import { OwnAddress } from "#app/features/identity/account/components/security-forms.tsx";
import {
  type ConfirmedAccount,
  confirmByLink,
  getConfirmAccount,
} from "#app/features/identity/account/confirm-address.server.ts";
import { returnedForm } from "#app/features/identity/account/returned-form.ts";
import { AccountForm, useFieldError } from "#app/features/identity/components/account-form.tsx";
import { AccountFrame } from "#app/features/identity/components/account-frame.tsx";
import { PasswordField } from "#app/features/identity/components/password-field.tsx";
import { resetSchema } from "#app/features/identity/schema.ts";
import { HASHING_RETRY_S } from "#app/features/identity/sign-in/password-hashing.server.ts";
import { isRefusedPassword } from "#app/features/identity/sign-in/refused-passwords.server.ts";
import { useMailed } from "#app/features/mail/mail-server.tsx";
import { refusalInit } from "#app/http/auth/auth-request.server.ts";
import { isSignUpBrowser } from "#app/http/auth/sign-up-browser.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { postedForm } from "#app/http/forms/posted-form.server.ts";
import { SECRET_ADDRESS } from "#app/http/headers/private-headers.ts";
import { tokenMeta } from "#app/http/headers/token-meta.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { localeHref, localeOf } from "#app/i18n/locale.ts";
import * as auth from "#app/i18n/messages/account/auth.ts";
import { Companion, useLocale, useT } from "#app/i18n/use-t.tsx";
import type { FormFields } from "#app/lib/forms/form-fields.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { AlertBanner } from "#app/ui/page/banner.tsx";
import type { Route } from "./+types/confirm.ts";

export const handle = { theme: "light", hydrate: true } satisfies PageHandle;

export const meta = tokenMeta(auth.confirmTitle);

export const headers = () => SECRET_ADDRESS;

/**
 * Opened from the mail it asks; only the button confirms, so that a mail scanner's visit does not. A browser that did
 * not sign up is asked for the password too, because a stranger may have signed up with the address.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(appContext);
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const account = await getConfirmAccount(db, token, clock.now());
  const asks = account !== null && !(await isSignUpBrowser(context, account.id));
  return { token, alive: account !== null, email: asks ? account.email : null };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock } = context.get(appContext);
  const form = await postedForm(request);
  const token = form.get("token") ?? "";
  const account = await getConfirmAccount(db, token, clock.now());
  if (!account) return refusal(form, "INVALID_TOKEN");
  let password: string | null = null;
  if (!(await isSignUpBrowser(context, account.id))) {
    const input = resetSchema.safeParse(Object.fromEntries(form));
    if (!input.success) return data(returnedForm(form, input.error), refusalInit(input.error));
    password = input.data.password;
    if (await isRefused(context, password, account)) return refusal(form, "PASSWORD_TOO_COMMON");
  }
  const confirmed = await confirmByLink(db, { token, now: clock.now(), password });
  if (!confirmed.ok)
    return refusal(form, confirmed.error.kind === "busy" ? "TOO_MANY_REQUESTS" : "INVALID_TOKEN");
  return redirectWith(
    context,
    localeHref(localeOf(new URL(request.url).pathname), "/auth"),
    "address-confirmed",
  );
}

function isRefused(context: Readonly<RouterContextProvider>, password: string, account: ConfirmedAccount) {
  const { db, config } = context.get(appContext);
  return isRefusedPassword({ db, origin: config.origin }, password, account);
}

function refusal(form: FormFields, code: "INVALID_TOKEN" | "PASSWORD_TOO_COMMON" | "TOO_MANY_REQUESTS") {
  const isBusy = code === "TOO_MANY_REQUESTS";
  const why = { code, retryAfter: isBusy ? HASHING_RETRY_S : undefined, status: isBusy ? 429 : 400 };
  return data(returnedForm(form, why), refusalInit(why));
}

export default function ConfirmPage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, alive, email } = loaderData;
  const t = useT();
  const mailed = useMailed();
  const locale = useLocale();
  const refused = actionData ?? null;
  const errorOf = useFieldError(refused);
  if (alive)
    return (
      <AccountFrame
        title={auth.confirmTitle}
        lede={email === null ? auth.confirmLede : auth.confirmPasswordLede}
      >
        <AccountForm submit={auth.confirmButton} busy={auth.confirming} refused={refused} hidden={{ token }}>
          {email !== null && (
            <>
              <OwnAddress email={email} />
              <PasswordField name="password" label={auth.password} error={errorOf("password")} isNew />
            </>
          )}
        </AccountForm>
      </AccountFrame>
    );
  return (
    <AccountFrame title={auth.confirmTitle}>
      <AlertBanner title={t(auth.linkDead)}>
        {t(mailed(auth.confirmDeadText, auth.confirmDeadUnmailed))}
      </AlertBanner>
      <p>
        <ButtonLink href={localeHref(locale, "/auth")}>
          {t(auth.logInTitle)} <Companion of={auth.logInTitle} />
        </ButtonLink>
      </p>
    </AccountFrame>
  );
}
