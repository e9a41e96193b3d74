import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "react-router";
import type { z } from "zod";
import { refusedForm } from "#app/features/identity/account/refused-form.ts";
import { AccountFrame } from "#app/features/identity/components/account-frame.tsx";
import { type AuthTab, AuthTabs } from "#app/features/identity/components/auth-tabs.tsx";
import { LogInForm } from "#app/features/identity/components/log-in-form.tsx";
import { SignUpForm } from "#app/features/identity/components/sign-up-form.tsx";
import { AFTER_SIGN_IN, returnPathFrom } from "#app/features/identity/identity.ts";
import { logInSchema, signUpSchema } from "#app/features/identity/schema.ts";
import { type AuthAnswer, askAuth, refusalInit, withCookies } from "#app/http/auth/auth-request.server.ts";
import { getViewer } from "#app/http/auth/viewer.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { NO_STORE, withHeaders } from "#app/http/headers/private-headers.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { postedForm } from "#app/http/posted-form.server.ts";
import { localeHref, localeOf } from "#app/i18n/locale.ts";
import * as auth from "#app/i18n/messages/auth.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import type { FormFields } from "#app/lib/form-fields.ts";
import { Banner } from "#app/ui/banner.tsx";
import { FlashMessage } from "#app/ui/flash-message.tsx";
import { personalMeta } from "#app/ui/page-title.ts";
import type { Route } from "./+types/sign-in.ts";

export const handle = { theme: "light", hydrate: true } satisfies PageHandle;

export function meta({ location }: Route.MetaArgs) {
  return personalMeta(localeOf(location.pathname), auth.title);
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => withHeaders(actionHeaders, NO_STORE);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const home = localeHref(localeOf(pathname), AFTER_SIGN_IN);
  if (await getViewer(context)) throw redirect(returnPathFrom(searchParams, home));
  const asked = returnPathFrom(searchParams, "");
  return {
    tab: searchParams.get("tab") === "sign-up" ? ("sign-up" as const) : ("log-in" as const),
    returnPath: asked === "" ? null : asked,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await postedForm(request);
  const locale = localeOf(new URL(request.url).pathname);
  if (form.get("form") === "sign-up") {
    const input = signUpSchema.safeParse(Object.fromEntries(form));
    if (!input.success) return refused("sign-up", form, input.error);
    const answer = await askAuth(context, "/sign-up/email", input.data);
    return answer.ok
      ? redirectWith(context, localeHref(locale, "/auth"), "account-created")
      : refused("sign-up", form, answer);
  }
  const input = logInSchema.safeParse(Object.fromEntries(form));
  if (!input.success) return refused("log-in", form, input.error);
  const answer = await askAuth(context, "/sign-in/email", input.data);
  if (!answer.ok) return refused("log-in", form, answer);
  if (asksForCode(answer)) {
    const back = returnPathFrom(form, "");
    const query = back ? (`?${new URLSearchParams({ return: back })}` as const) : "";
    return redirect(localeHref(locale, `/auth/code${query}`), { headers: withCookies(answer.cookies) });
  }
  const to = returnPathFrom(form, localeHref(locale, AFTER_SIGN_IN));
  return redirectWith(context, to, "logged-in", answer.cookies);
}

/** The password was right, and the account asks for a code of its app too. */
function asksForCode({ body }: AuthAnswer): boolean {
  return typeof body === "object" && body !== null && "twoFactorRedirect" in body;
}

/** The form of a tab again. */
function refused(tab: AuthTab, form: FormFields, why: z.ZodError | AuthAnswer) {
  return data({ tab, ...refusedForm(form, why) }, refusalInit(why));
}

const loginMessages = (returnPath: string) =>
  returnPath.startsWith("/admin") ? auth.adminLoginRequired : auth.loginRequired;

export default function SignInPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const locale = useLocale();
  const { returnPath } = loaderData;
  const confirmed = {
    kind: "ok",
    role: "status",
    title: t(auth.confirmed),
    text: t(auth.confirmedText),
  } as const;
  const tab = actionData?.tab ?? loaderData.tab;
  const query = returnPath ? `&${new URLSearchParams({ return: returnPath })}` : "";
  const hrefs = {
    "log-in": localeHref(locale, `/auth?tab=login${query}`),
    "sign-up": localeHref(locale, `/auth?tab=sign-up${query}`),
  };
  return (
    <AccountFrame title={auth.title} lede={auth.lede} aside={[auth.keepsCart, auth.noAccountNeeded]}>
      <FlashMessage results={{ "account-created": auth.accountCreated, "address-confirmed": confirmed }} />
      {returnPath && !actionData && <Banner>{t(loginMessages(returnPath))}</Banner>}
      <AuthTabs current={tab} hrefs={hrefs}>
        {tab === "sign-up" ? (
          <SignUpForm refused={actionData ?? null} />
        ) : (
          <LogInForm refused={actionData ?? null} returnPath={returnPath} />
        )}
      </AuthTabs>
    </AccountFrame>
  );
}
