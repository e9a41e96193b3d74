import { Outlet } from "react-router";
import {
  TwoStepOff,
  TwoStepOn,
  TwoStepSetup,
} from "#app/features/identity/account/components/two-step-forms.tsx";
import { getAccount } from "#app/features/identity/queries.server.ts";
import { useActionResult } from "#app/http/action-route.tsx";
import { requireActor } from "#app/http/auth/require-actor.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import * as account from "#app/i18n/messages/account/account.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { CompanionHeading } from "#app/ui/page/companion-heading.tsx";
import { titleMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/route.ts";
import type { TwoStepAnswer } from "./change-two-step.server.ts";

export const handle = { theme: "light", hydrate: true } satisfies PageHandle;

export const meta = titleMeta(account.twoStep);

export async function loader({ context }: Route.LoaderArgs) {
  const { db, actorId } = await requireActor(context);
  const stored = await getAccount(db, actorId);
  return { enabled: stored?.twoFactorEnabled ?? false };
}

export default function CodePage({ loaderData: { enabled } }: Route.ComponentProps) {
  const t = useT();
  const { action, refused = null, setup, codes = null } = useActionResult<TwoStepAnswer>() ?? {};
  return (
    <section className="stack-6 width-medium">
      <CompanionHeading level={1} of={account.twoStep} className="step-2" />
      <p className="muted">{t(account.twoStepText)}</p>
      {enabled && <TwoStepOn codes={codes} refused={refused} action={action} />}
      {!enabled && setup && <TwoStepSetup setup={setup} refused={refused} />}
      {!enabled && !setup && <TwoStepOff refused={refused} />}
      <Outlet />
    </section>
  );
}
