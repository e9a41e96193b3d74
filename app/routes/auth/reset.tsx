import { data, Link, redirect } from "react-router";
import { AccountForm, useFieldError } from "#app/features/identity/components/account-form.tsx";
import { AccountFrame } from "#app/features/identity/components/account-frame.tsx";
import { MIN_PASSWORD_LENGTH } from "#app/features/identity/identity.ts";
import { noticeCookie } from "#app/features/identity/notice-cookie.ts";
import { refusedForm } from "#app/features/identity/refused-form.ts";
import { resetSchema } from "#app/features/identity/schema.ts";
import { askAuth, isLiveResetToken, refusalInit, withCookies } from "#app/http/auth-request.server.ts";
import { postedForm } from "#app/http/posted-form.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { localeHref, localeOf } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as auth from "#app/i18n/messages/auth.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { ButtonRouteLink } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { Route } from "./+types/reset.ts";

export const handle = { lights: "work", hydrate: true } satisfies PageHandle;

export function meta({ location }: Route.MetaArgs) {
  const title = format(localeOf(location.pathname), auth.resetTitle);
  return [
    { title: `${title} – ItsShowTime` },
    // The header keeps the address with its token from everybody; under that policy alone browsers would
    // also hide from us that the form comes from our own page. The origin without the path tells only that.
    { name: "referrer", content: "strict-origin" },
  ];
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => {
  const answer = new Headers(actionHeaders);
  answer.set("Referrer-Policy", "no-referrer");
  answer.set("Cache-Control", "no-store");
  return answer;
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  return { token, alive: await isLiveResetToken(context, token) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await postedForm(request);
  const input = resetSchema.safeParse(Object.fromEntries(form));
  if (!input.success) return data(refusedForm(form, input.error), refusalInit(input.error));
  const { token, password } = input.data;
  const answer = await askAuth(context, "/reset-password", { token, newPassword: password });
  if (!answer.ok) return data(refusedForm(form, answer), refusalInit(answer));
  const locale = localeOf(new URL(request.url).pathname);
  return redirect(localeHref(locale, "/auth"), { headers: withCookies([noticeCookie("password-changed")]) });
}

export default function ResetPage({ loaderData: { token, alive }, actionData }: Route.ComponentProps) {
  const t = useT();
  const refused = actionData ?? null;
  const errorOf = useFieldError(refused);
  return (
    <AccountFrame title={auth.resetTitle} lede={auth.resetLede}>
      {alive ? (
        <AccountForm
          name="reset"
          submit={auth.changePassword}
          busy={auth.saving}
          refused={refused}
          hidden={{ token }}
        >
          <Field
            name="password"
            type="password"
            label={auth.newPassword}
            hint={t(auth.passwordHint)}
            autoComplete="new-password"
            minLength={MIN_PASSWORD_LENGTH}
            required
            error={errorOf("password")}
          />
        </AccountForm>
      ) : (
        <DeadLink />
      )}
    </AccountFrame>
  );
}

function DeadLink() {
  const t = useT();
  return (
    <>
      <Notice kind="fault" role="alert">
        {t(auth.linkDead)}
      </Notice>
      <ButtonRouteLink to={localeHref(useLocale(), "/auth/forgot")}>{t(auth.newLink)}</ButtonRouteLink>
      <p>
        <Link className="link inline-block py-2" to={localeHref(useLocale(), "/auth")}>
          {t(auth.backToLogin)}
        </Link>
      </p>
    </>
  );
}
