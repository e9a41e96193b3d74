import { type LoaderFunctionArgs, Outlet, redirect, useLocation } from "react-router";
import type { ReturnedAccountForm } from "#app/features/identity/account/returned-form.ts";
import { AccountForm, useFieldError } from "#app/features/identity/components/account-form.tsx";
import { AccountFrame } from "#app/features/identity/components/account-frame.tsx";
import { AFTER_SIGN_IN, returnPathFrom } from "#app/features/identity/identity.ts";
import { useActionResult } from "#app/http/action-route.tsx";
import { getViewer } from "#app/http/auth/viewer.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { localeHref, localeOf } from "#app/i18n/locale.ts";
import * as auth from "#app/i18n/messages/account/auth.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { Link } from "#app/ui/link.tsx";
import { titleMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/route.ts";
import { enterCode } from "./enter-code.server.ts";

export const handle = { theme: "light", hydrate: true } satisfies PageHandle;

export const meta = titleMeta(auth.codeTitle);

export { privateHeaders as headers } from "#app/http/headers/private-headers.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const home = localeHref(localeOf(pathname), AFTER_SIGN_IN);
  if (await getViewer(context)) throw redirect(returnPathFrom(searchParams, home));
  return { returnPath: returnPathFrom(searchParams, ""), recovery: searchParams.has("recovery") };
}

/** Logs in with a code of the app. */
export function action(args: Route.ActionArgs) {
  return enterCode(args, "/two-factor/verify-totp");
}

export default function CodePage({ loaderData: { returnPath, recovery } }: Route.ComponentProps) {
  const t = useT();
  const locale = useLocale();
  const { search } = useLocation();
  const refused = useActionResult<ReturnedAccountForm>();
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
        action={localeHref(locale, recovery ? "/auth/code/recovery" : "/auth/code") + search}
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
        <Link className="link link-block" to={localeHref(locale, `/auth/code?${otherWay}`)}>
          {t(recovery ? auth.useApp : auth.useRecovery)}
        </Link>
      </p>
      <p>
        <Link className="link link-block" to={localeHref(locale, "/auth")}>
          {t(auth.backToLogin)}
        </Link>
      </p>
      <Outlet />
    </AccountFrame>
  );
}
