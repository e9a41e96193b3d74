import { data } from "react-router";
import { OwnAddress } from "#app/features/identity/account/components/security-forms.tsx";
import { getResetAccount, isWithdrawnLink } from "#app/features/identity/account/mailed-links.server.ts";
import { returnedForm } from "#app/features/identity/account/returned-form.ts";
import { AccountForm, useFieldError } from "#app/features/identity/components/account-form.tsx";
import { AccountFrame } from "#app/features/identity/components/account-frame.tsx";
import { PasswordField } from "#app/features/identity/components/password-field.tsx";
import { resetSchema } from "#app/features/identity/schema.ts";
import { askAuth, refusalInit } from "#app/http/auth/auth-request.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { postedForm } from "#app/http/forms/posted-form.server.ts";
import { tokenDescriptors } from "#app/http/headers/token-meta.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { localeHref, localeOf } from "#app/i18n/locale.ts";
import * as auth from "#app/i18n/messages/account/auth.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { ButtonRouteLink } from "#app/ui/button-route-link.tsx";
import { Link } from "#app/ui/link.tsx";
import { AlertBanner } from "#app/ui/page/banner.tsx";
import type { Route } from "./+types/reset.ts";

export const handle = { theme: "light", hydrate: true } satisfies PageHandle;

/** A link that is dead tells not whose it was: its page has the title of most. */
const titleOf = (isFirst: boolean | undefined) => (isFirst ? auth.chooseTitle : auth.resetTitle);

export function meta({ loaderData, location }: Route.MetaArgs): Route.MetaDescriptors {
  return tokenDescriptors(titleOf(loaderData?.isFirst), location.pathname);
}

export { secretHeaders as headers } from "#app/http/headers/private-headers.ts";

/** Anyone who holds the link has read the account's mail: the address helps their password manager. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(appContext);
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const account = await getResetAccount(db, token, clock.now());
  const isWithdrawn = account === null && (await isWithdrawnLink(db, token));
  const isFirst = isWithdrawn || account?.isConfirmed === false;
  return { token, email: account?.email ?? null, isFirst, isWithdrawn };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await postedForm(request);
  const input = resetSchema.safeParse(Object.fromEntries(form));
  if (!input.success) return data(returnedForm(form, input.error), refusalInit(input.error));
  const { token, password } = input.data;
  const { db, clock } = context.get(appContext);
  const account = await getResetAccount(db, token, clock.now());
  const answer = await askAuth(context, "/reset-password", { token, newPassword: password });
  if (!answer.ok) return data(returnedForm(form, answer), refusalInit(answer));
  const locale = localeOf(new URL(request.url).pathname);
  const flash = account?.isConfirmed === false ? "password-chosen" : "password-changed";
  return redirectWith(context, localeHref(locale, "/auth"), flash, answer.cookies);
}

export default function ResetPage({
  loaderData: { token, email, isFirst, isWithdrawn },
  actionData,
}: Route.ComponentProps) {
  const refused = actionData ?? null;
  const errorOf = useFieldError(refused);
  return (
    <AccountFrame title={titleOf(isFirst)} lede={isFirst ? auth.chooseLede : auth.resetLede}>
      {email !== null ? (
        <AccountForm
          submit={isFirst ? auth.setPassword : auth.changePassword}
          busy={auth.saving}
          refused={refused}
          hidden={{ token }}
        >
          <OwnAddress email={email} />
          <PasswordField
            name="password"
            label={isFirst ? auth.password : auth.newPassword}
            error={errorOf("password")}
            isNew
          />
        </AccountForm>
      ) : (
        <DeadLink isWithdrawn={isWithdrawn} />
      )}
    </AccountFrame>
  );
}

/** An invitation that was withdrawn leaves no account, so no new link is offered. */
function DeadLink({ isWithdrawn }: { readonly isWithdrawn: boolean }) {
  const t = useT();
  const locale = useLocale();
  return (
    <>
      <AlertBanner>{t(isWithdrawn ? auth.linkWithdrawn : auth.linkDead)}</AlertBanner>
      {!isWithdrawn && (
        <ButtonRouteLink to={localeHref(locale, "/auth/forgot")}>{t(auth.newLink)}</ButtonRouteLink>
      )}
      <p>
        <Link className="link link-block" to={localeHref(locale, "/auth")}>
          {t(auth.backToLogin)}
        </Link>
      </p>
    </>
  );
}
