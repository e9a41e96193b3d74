import { type ActionFunctionArgs, data, Link, type LoaderFunctionArgs, redirect } from "react-router";
import { refusedForm } from "#app/features/identity/account/refused-form.ts";
import { AccountForm, useFieldError } from "#app/features/identity/components/account-form.tsx";
import { AccountFrame } from "#app/features/identity/components/account-frame.tsx";
import { AFTER_SIGN_IN, returnPathFrom } from "#app/features/identity/identity.ts";
import { codeSchema } from "#app/features/identity/schema.ts";
import { askAuth, refusalInit } from "#app/http/auth/auth-request.server.ts";
import { getViewer } from "#app/http/auth/viewer.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { NO_STORE, withHeaders } from "#app/http/headers/private-headers.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { postedForm } from "#app/http/posted-form.server.ts";
import { localeHref, localeOf } from "#app/i18n/locale.ts";
import * as auth from "#app/i18n/messages/auth.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { pageTitle } from "#app/ui/page-title.ts";
import type { Route } from "./+types/code.ts";

export const handle = { theme: "light", hydrate: true } satisfies PageHandle;

export function meta({ location }: Route.MetaArgs) {
  return [{ title: pageTitle(auth.codeTitle, localeOf(location.pathname)) }];
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => withHeaders(actionHeaders, NO_STORE);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const home = localeHref(localeOf(pathname), AFTER_SIGN_IN);
  if (await getViewer(context)) throw redirect(returnPathFrom(searchParams, home));
  return { returnPath: returnPathFrom(searchParams, ""), recovery: searchParams.has("recovery") };
}

/** The second step of signing in: a code of the app, or a recovery code. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await postedForm(request);
  const input = codeSchema.safeParse(Object.fromEntries(form));
  if (!input.success) return data(refusedForm(form, input.error), refusalInit(input.error));
  const path = form.get("form") === "recovery" ? "/two-factor/verify-backup-code" : "/two-factor/verify-totp";
  const answer = await askAuth(context, path, { code: input.data.code });
  if (!answer.ok) return data(refusedForm(form, answer), refusalInit(answer));
  const to = returnPathFrom(form, localeHref(localeOf(new URL(request.url).pathname), AFTER_SIGN_IN));
  return redirectWith(context, to, "logged-in", answer.cookies);
}

export default function CodePage({
  loaderData: { returnPath, recovery },
  actionData,
}: {
  loaderData: Route.ComponentProps["loaderData"];
  actionData?: Route.ComponentProps["actionData"];
}) {
  const t = useT();
  const locale = useLocale();
  const refused = actionData ?? null;
  const errorOf = useFieldError(refused);
  const query = returnPath ? { return: returnPath } : {};
  const otherWay = new URLSearchParams(recovery ? query : { ...query, recovery: "" });
  return (
    <AccountFrame
      title={recovery ? auth.recoveryTitle : auth.codeTitle}
      lede={recovery ? auth.recoveryLede : auth.codeLede}
    >
      <AccountForm
        key={recovery ? "recovery" : "app"}
        name={recovery ? "recovery" : "app"}
        submit={auth.logIn}
        busy={auth.loggingIn}
        refused={refused}
        hidden={query}
      >
        <Field
          name="code"
          label={recovery ? auth.recoveryTitle : auth.code}
          {...(recovery
            ? { autoComplete: "off", autoCapitalize: "none", spellCheck: false }
            : { hint: t(auth.codeHint), autoComplete: "one-time-code", inputMode: "numeric" as const })}
          required
          error={errorOf("code")}
        />
      </AccountForm>
      <p>
        <Link className="link link-block" to={`?${otherWay}`}>
          {t(recovery ? auth.useApp : auth.useRecovery)}
        </Link>
      </p>
      <p>
        <Link className="link link-block" to={localeHref(locale, "/auth")}>
          {t(auth.backToLogin)}
        </Link>
      </p>
    </AccountFrame>
  );
}
