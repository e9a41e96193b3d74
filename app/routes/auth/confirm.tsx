import { data } from "react-router";
import { confirmByLink, isConfirmTokenLive } from "#app/features/identity/account/confirm-address.server.ts";
import { AccountForm } from "#app/features/identity/components/account-form.tsx";
import { AccountFrame } from "#app/features/identity/components/account-frame.tsx";
import { useMailed } from "#app/features/mail/mail-server.tsx";
import { appContext } from "#app/http/context.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { postedForm } from "#app/http/forms/posted-form.server.ts";
import { SECRET_ADDRESS } from "#app/http/headers/private-headers.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { localeHref, localeOf } from "#app/i18n/locale.ts";
import * as auth from "#app/i18n/messages/account/auth.ts";
import { Companion, useLocale, useT } from "#app/i18n/use-t.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { AlertBanner } from "#app/ui/page/banner.tsx";
import { pageTitle } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/confirm.ts";

export const handle = { theme: "light", hydrate: false } satisfies PageHandle;

export function meta({ location }: Route.MetaArgs) {
  // As on the page of a new password: the token stays here, the origin lets the form be known as our own.
  return [
    { title: pageTitle(auth.confirmTitle, localeOf(location.pathname)) },
    { name: "referrer", content: "strict-origin" },
  ];
}

export const headers = () => SECRET_ADDRESS;

/** Opened from the mail it asks; only the button confirms, so that a mail scanner's visit does not. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(appContext);
  const token = new URL(request.url).searchParams.get("token") ?? "";
  return { token, alive: await isConfirmTokenLive(db, token, clock.now()) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock } = context.get(appContext);
  const form = await postedForm(request);
  const confirmed = await confirmByLink(db, form.get("token") ?? "", clock.now());
  if (!confirmed.ok) return data({ refused: confirmed.error.kind }, { status: 400 });
  return redirectWith(
    context,
    localeHref(localeOf(new URL(request.url).pathname), "/auth"),
    "address-confirmed",
  );
}

export default function ConfirmPage({ loaderData: { token, alive }, actionData }: Route.ComponentProps) {
  const t = useT();
  const mailed = useMailed();
  const locale = useLocale();
  if (alive && !actionData)
    return (
      <AccountFrame title={auth.confirmTitle} lede={auth.confirmLede}>
        <AccountForm submit={auth.confirmButton} busy={auth.confirming} refused={null} hidden={{ token }}>
          {null}
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
