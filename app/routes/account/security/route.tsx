import { Outlet } from "react-router";
import {
  EmailForm,
  PasswordForm,
  SecuritySection,
} from "#app/features/identity/account/components/security-forms.tsx";
import { isStaff } from "#app/features/identity/permissions.ts";
import { getAccount } from "#app/features/identity/queries.server.ts";
import { useActionResult } from "#app/http/action-route.tsx";
import type { FormRefusal } from "#app/http/auth/auth-request.server.ts";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { localeHref } from "#app/i18n/locale.ts";
import * as account from "#app/i18n/messages/account/account.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { ButtonRouteLink } from "#app/ui/button-route-link.tsx";
import { RequiredHint } from "#app/ui/forms/field.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { CompanionHeading } from "#app/ui/page/companion-heading.tsx";
import { titleMeta } from "#app/ui/page/page-title.ts";
import { StateWord } from "#app/ui/tag.tsx";
import type { Route } from "./+types/route.ts";

export const handle = { theme: "light", hydrate: true } satisfies PageHandle;

export const meta = titleMeta(account.security);

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const viewer = await requireViewer(context);
  const stored = await getAccount(db, viewer.id);
  return { viewer, twoStep: stored?.twoFactorEnabled ?? false };
}

export default function SecurityPage({ loaderData: { viewer, twoStep } }: Route.ComponentProps) {
  const t = useT();
  const answer = useActionResult<FormRefusal<"email" | "password">>();
  return (
    <div className="account-columns account-security">
      <CompanionHeading level={1} of={account.security} className="step-2" />
      <div>
        <RequiredHint />
      </div>
      <PasswordForm viewer={viewer} refused={answer?.action === "password" ? answer.refused : null} />
      <EmailForm viewer={viewer} refused={answer?.action === "email" ? answer.refused : null} />
      <SecuritySection id="two-step" title={account.twoStep}>
        <p className="muted">{t(account.twoStepText)}</p>
        {isStaff(viewer.roles) && !twoStep && <Banner>{t(account.twoStepAdmins)}</Banner>}
        {twoStep && <StateWord state="ok">{t(account.twoStepOn)}</StateWord>}
        <p>
          <ButtonRouteLink variant="outline" to={localeHref(useLocale(), "/account/security/code")}>
            {t(twoStep ? account.twoStep : account.twoStepStart)}
          </ButtonRouteLink>
        </p>
      </SecuritySection>
      <Outlet />
    </div>
  );
}
