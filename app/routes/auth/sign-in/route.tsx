import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  Outlet,
  redirect,
  useLocation,
} from "react-router";
import { type ReturnedAccountForm, returnedForm } from "#app/features/identity/account/returned-form.ts";
import { AccountFrame } from "#app/features/identity/components/account-frame.tsx";
import { AFTER_SIGN_IN, returnPathFrom } from "#app/features/identity/identity.ts";
import { logInSchema } from "#app/features/identity/schema.ts";
import { AuthTabs } from "#app/features/identity/sign-in/components/auth-tabs.tsx";
import { LogInForm } from "#app/features/identity/sign-in/components/log-in-form.tsx";
import { SignUpForm } from "#app/features/identity/sign-in/components/sign-up-form.tsx";
import { useMailed } from "#app/features/mail/mail-server.tsx";
import { useActionResult } from "#app/http/action-route.tsx";
import { type AuthAnswer, askAuth, refusalInit } from "#app/http/auth/auth-request.server.ts";
import { getViewer } from "#app/http/auth/viewer.server.ts";
import { carriesSession } from "#app/http/cache/public-pages.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { postedForm } from "#app/http/forms/posted-form.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { localeHref, localeOf } from "#app/i18n/locale.ts";
import * as auth from "#app/i18n/messages/account/auth.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { FlashMessage } from "#app/ui/flash/flash-message.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { personalMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/route.ts";

export const handle = { theme: "light", hydrate: true } satisfies PageHandle;

export function meta({ location }: Route.MetaArgs) {
  return personalMeta(localeOf(location.pathname), auth.title);
}

export { privateHeaders as headers } from "#app/http/headers/private-headers.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const home = localeHref(localeOf(pathname), AFTER_SIGN_IN);
  if (await getViewer(context)) throw redirect(returnPathFrom(searchParams, home));
  const returnPath = returnPathFrom(searchParams, "");
  return {
    tab: searchParams.get("tab") === "sign-up" ? ("sign-up" as const) : ("log-in" as const),
    returnPath: returnPath === "" ? null : returnPath,
    // Of a session that is over: only then something can have been typed in the back office.
    wasSignedIn: carriesSession(request.headers.get("Cookie") ?? undefined),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await postedForm(request);
  const locale = localeOf(new URL(request.url).pathname);
  const input = logInSchema.safeParse(Object.fromEntries(form));
  if (!input.success) return data(returnedForm(form, input.error), refusalInit(input.error));
  const answer = await askAuth(context, "/sign-in/email", input.data);
  if (!answer.ok) return data(returnedForm(form, answer), refusalInit(answer, answer.cookies));
  if (asksForCode(answer)) {
    const back = returnPathFrom(form, "");
    const query = back ? (`?${new URLSearchParams({ return: back })}` as const) : "";
    return redirectWith(context, localeHref(locale, `/auth/code${query}`), null, answer.cookies);
  }
  const to = returnPathFrom(form, localeHref(locale, AFTER_SIGN_IN));
  return redirectWith(context, to, "logged-in", answer.cookies);
}

/** The password was right, and the account asks for a code of its app too. */
function asksForCode({ body }: AuthAnswer): boolean {
  return typeof body === "object" && body !== null && "twoFactorRedirect" in body;
}

const loginMessages = (returnPath: string, wasSignedIn: boolean) =>
  wasSignedIn && returnPath.startsWith("/admin") ? auth.adminLoginRequired : auth.loginRequired;

export default function SignInPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const mailed = useMailed();
  const locale = useLocale();
  const { returnPath, wasSignedIn } = loaderData;
  const refused = useActionResult<ReturnedAccountForm>();
  const confirmed = { title: t(auth.confirmed), text: t(auth.confirmedText) };
  const tab = useLocation().pathname.endsWith("/sign-up") ? "sign-up" : loaderData.tab;
  const query = returnPath ? `&${new URLSearchParams({ return: returnPath })}` : "";
  const hrefs = {
    "log-in": localeHref(locale, `/auth?tab=login${query}`),
    "sign-up": localeHref(locale, `/auth?tab=sign-up${query}`),
  };
  return (
    <AccountFrame title={auth.title} lede={auth.lede} aside={[auth.keepsCart, auth.noAccountNeeded]}>
      <FlashMessage
        results={{
          "account-created": mailed(auth.accountCreated, auth.accountCreatedUnmailed),
          "address-confirmed": confirmed,
          "password-chosen": auth.passwordChosen,
        }}
      />
      {returnPath && !refused && <Banner>{t(loginMessages(returnPath, wasSignedIn))}</Banner>}
      <AuthTabs current={tab} hrefs={hrefs}>
        {tab === "sign-up" ? (
          <SignUpForm refused={refused} />
        ) : (
          <LogInForm refused={refused} returnPath={returnPath} />
        )}
      </AuthTabs>
      <Outlet />
    </AccountFrame>
  );
}
