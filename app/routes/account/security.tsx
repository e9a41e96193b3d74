import { data } from "react-router";
import type { z } from "zod";
import { requestEmailChange } from "#app/features/identity/account/change-email.server.ts";
import { refusedForm } from "#app/features/identity/account/refused-form.ts";
import {
  EmailForm,
  PasswordForm,
  SecuritySection,
} from "#app/features/identity/components/security-forms.tsx";
import { getAccount } from "#app/features/identity/queries.server.ts";
import { changeEmailSchema, changePasswordSchema } from "#app/features/identity/schema.ts";
import { atFloor } from "#app/http/admission/answer-floor.server.ts";
import {
  type AuthAnswer,
  askAuth,
  confirmOwner,
  refusalInit,
  withCookies,
} from "#app/http/auth/auth-request.server.ts";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { postedForm } from "#app/http/posted-form.server.ts";
import { localeHref, localeOf } from "#app/i18n/locale.ts";
import * as account from "#app/i18n/messages/account.ts";
import { Companion, useLocale, useT } from "#app/i18n/use-t.tsx";
import type { FormFields } from "#app/lib/form-fields.ts";
import { Banner } from "#app/ui/banner.tsx";
import { ButtonRouteLink } from "#app/ui/button-route-link.tsx";
import { RequiredHint } from "#app/ui/forms/field.tsx";
import { pageTitle } from "#app/ui/page-title.ts";
import { StateWord } from "#app/ui/tag.tsx";
import type { Route } from "./+types/security.ts";

export const handle = { theme: "light", hydrate: true } satisfies PageHandle;

export function meta({ location }: Route.MetaArgs) {
  return [{ title: pageTitle(account.security, localeOf(location.pathname)) }];
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const viewer = await requireViewer(context);
  const stored = await getAccount(db, viewer.id);
  return { viewer, twoStep: stored?.twoFactorEnabled ?? false };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await postedForm(request);
  return form.get("form") === "email" ? changeEmail(request, context, form) : changePassword(context, form);
}

type Context = Route.ActionArgs["context"];

async function changePassword(context: Context, form: FormFields) {
  const input = changePasswordSchema.safeParse(Object.fromEntries(form));
  if (!input.success) return refused("password", form, input.error);
  const { current, password } = input.data;
  const asked = { currentPassword: current, newPassword: password, revokeOtherSessions: true };
  const answer = await askAuth(context, "/change-password", asked);
  if (!answer.ok) return refused("password", form, answer);
  return data(
    { form: "password" as const, done: true, refused: null },
    { headers: withCookies(answer.cookies) },
  );
}

async function changeEmail(request: Request, context: Context, form: FormFields) {
  const { db, config, clock } = context.get(appContext);
  const viewer = await requireViewer(context);
  const input = changeEmailSchema.safeParse(Object.fromEntries(form));
  if (!input.success) return refused("email", form, input.error);
  const { current, email } = input.data;
  const owner = await confirmOwner(context, viewer.id, current);
  if (!owner.ok) return refused("email", form, owner);
  const locale = localeOf(new URL(request.url).pathname);
  const change = { userId: viewer.id, email, origin: config.origin, locale, now: clock.now() };
  await atFloor(context, () => requestEmailChange(db, change));
  return data({ form: "email" as const, done: true, refused: null }, { headers: withCookies([]) });
}

function refused(name: "email" | "password", form: FormFields, why: z.ZodError | AuthAnswer) {
  return data({ form: name, done: false, refused: refusedForm(form, why) }, refusalInit(why));
}

export default function SecurityPage({ loaderData: { viewer, twoStep }, actionData }: Route.ComponentProps) {
  const t = useT();
  const outcomeOf = (name: string) => (actionData?.form === name ? actionData : null);
  return (
    <div className="account-columns account-security">
      <h1 className="step-2">
        {t(account.security)} <Companion of={account.security} />
      </h1>
      <div>
        <RequiredHint />
      </div>
      <PasswordForm viewer={viewer} outcome={outcomeOf("password")} />
      <EmailForm viewer={viewer} outcome={outcomeOf("email")} />
      <SecuritySection id="two-step" title={account.twoStep}>
        <p className="muted">{t(account.twoStepText)}</p>
        {viewer.isAdmin && !twoStep && <Banner>{t(account.twoStepAdmins)}</Banner>}
        {twoStep && <StateWord state="ok">{t(account.twoStepOn)}</StateWord>}
        <p>
          <ButtonRouteLink variant="outline" to={localeHref(useLocale(), "/account/security/code")}>
            {t(twoStep ? account.twoStep : account.twoStepStart)}
          </ButtonRouteLink>
        </p>
      </SecuritySection>
    </div>
  );
}
