import { data } from "react-router";
import { returnedForm } from "#app/features/identity/account/returned-form.ts";
import { EmailField } from "#app/features/identity/components/account-fields.tsx";
import { AccountForm } from "#app/features/identity/components/account-form.tsx";
import { AccountFrame } from "#app/features/identity/components/account-frame.tsx";
import { forgotSchema } from "#app/features/identity/schema.ts";
import { useMailed } from "#app/features/mail/mail-server.tsx";
import { askAuth, refusalInit } from "#app/http/auth/auth-request.server.ts";
import { postedForm } from "#app/http/forms/posted-form.server.ts";
import { NO_STORE } from "#app/http/headers/private-headers.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { localeHref, localeOf } from "#app/i18n/locale.ts";
import * as auth from "#app/i18n/messages/account/auth.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { Link } from "#app/ui/link.tsx";
import { DoneBanner } from "#app/ui/page/banner.tsx";
import { personalMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/forgot.ts";

export const handle = { theme: "light", hydrate: true } satisfies PageHandle;

export function meta({ location }: Route.MetaArgs) {
  return personalMeta(localeOf(location.pathname), auth.forgotTitle);
}

export { privateHeaders as headers } from "#app/http/headers/private-headers.ts";

export async function action({ request, context }: Route.ActionArgs) {
  const form = await postedForm(request);
  const input = forgotSchema.safeParse(Object.fromEntries(form));
  if (!input.success)
    return data({ sent: false, refused: returnedForm(form, input.error) }, refusalInit(input.error));
  const answer = await askAuth(context, "/request-password-reset", input.data);
  if (!answer.ok) return data({ sent: false, refused: returnedForm(form, answer) }, refusalInit(answer));
  // The same words whether there is such an account or not.
  return data({ sent: true, refused: null }, { headers: NO_STORE });
}

export default function ForgotPage({ actionData }: Route.ComponentProps) {
  const t = useT();
  const mailed = useMailed();
  const refused = actionData?.refused ?? null;
  return (
    <AccountFrame title={auth.forgotTitle} lede={mailed(auth.forgotLede, auth.forgotLedeUnmailed)}>
      {actionData?.sent ? (
        <DoneBanner title={t(mailed(auth.linkSent, auth.linkKept))}>
          {t(mailed(auth.linkSentText, auth.linkKeptText))}
        </DoneBanner>
      ) : (
        <AccountForm submit={auth.sendLink} busy={auth.sending} refused={refused}>
          <EmailField label={auth.email} autoComplete="username" refused={refused} />
        </AccountForm>
      )}
      <p>
        <Link className="link link-block" to={localeHref(useLocale(), "/auth")}>
          {t(auth.backToLogin)}
        </Link>
      </p>
    </AccountFrame>
  );
}
