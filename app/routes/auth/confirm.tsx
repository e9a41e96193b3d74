import { AccountFrame } from "#app/features/identity/components/account-frame.tsx";
import { askAuth } from "#app/http/auth-request.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { localeHref, localeOf } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as auth from "#app/i18n/messages/auth.ts";
import { Companion, useLocale, useT } from "#app/i18n/use-t.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { Route } from "./+types/confirm.ts";

export const handle = { lights: "work", hydrate: false } satisfies PageHandle;

export function meta({ location }: Route.MetaArgs) {
  const title = format(localeOf(location.pathname), auth.confirmTitle);
  return [{ title: `${title} – ItsShowTime` }];
}

export const headers = () => ({ "Referrer-Policy": "no-referrer", "Cache-Control": "no-store" });

/**
 * The link of the mail. Following it confirms the address, so that it works in every mail program; the
 * token shows that the mail was received, and a second visit changes nothing.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  if (token === "") return { confirmed: false };
  const answer = await askAuth(context, "/verify-email", { query: { token } });
  return { confirmed: answer.ok };
}

export default function ConfirmPage({ loaderData: { confirmed } }: Route.ComponentProps) {
  const t = useT();
  return (
    <AccountFrame title={auth.confirmTitle}>
      {confirmed ? (
        <Notice kind="ok" role="status" title={t(auth.confirmed)}>
          {t(auth.confirmedText)}
        </Notice>
      ) : (
        <Notice kind="fault" role="alert" title={t(auth.linkDead)}>
          {t(auth.confirmDeadText)}
        </Notice>
      )}
      <p>
        <ButtonLink href={localeHref(useLocale(), "/auth")}>
          {t(auth.logInTitle)} <Companion of={auth.logInTitle} />
        </ButtonLink>
      </p>
    </AccountFrame>
  );
}
