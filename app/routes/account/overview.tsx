import { data } from "react-router";
import { changeDetails } from "#app/features/identity/account/change-details.server.ts";
import { refusedForm } from "#app/features/identity/account/refused-form.ts";
import { DetailsForm } from "#app/features/identity/components/details-form.tsx";
import { DeviceList } from "#app/features/identity/components/device-list.tsx";
import { listOpenSessions } from "#app/features/identity/queries.server.ts";
import { detailsSchema } from "#app/features/identity/schema.ts";
import { endAllSessions, endSession } from "#app/features/identity/sign-in/end-sessions.server.ts";
import { leave } from "#app/http/auth/auth-request.server.ts";
import { requireSignedIn } from "#app/http/auth/guards.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { postedForm } from "#app/http/posted-form.server.ts";
import { localeOf } from "#app/i18n/locale.ts";
import * as account from "#app/i18n/messages/account.ts";
import { pageTitle } from "#app/ui/page-title.ts";
import type { Route } from "./+types/overview.ts";

export const handle = { theme: "light", hydrate: true } satisfies PageHandle;

export function meta({ location }: Route.MetaArgs) {
  return [{ title: pageTitle(account.title, localeOf(location.pathname)) }];
}

export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock } = context.get(appContext);
  const { viewer, sessionId } = await requireSignedIn(context);
  return { viewer, sessions: await listOpenSessions(db, viewer.id, sessionId, clock.now()) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db } = context.get(appContext);
  const { viewer } = await requireSignedIn(context);
  const form = await postedForm(request);
  switch (form.get("form")) {
    case "everywhere": {
      await endAllSessions(db, viewer.id);
      return leave(context, "logged-out");
    }
    case "session":
      await endSession(db, viewer.id, String(form.get("id")));
      return { saved: false, refused: null };
    default: {
      const input = detailsSchema.safeParse(Object.fromEntries(form));
      if (!input.success)
        return data({ saved: false, refused: refusedForm(form, input.error) }, { status: 400 });
      await changeDetails(db, viewer.id, input.data);
      return { saved: true, refused: null };
    }
  }
}

export default function OverviewPage({ loaderData: { viewer, sessions }, actionData }: Route.ComponentProps) {
  return (
    <div className="account-columns">
      <DetailsForm viewer={viewer} outcome={actionData ?? null} />
      <DeviceList sessions={sessions} />
    </div>
  );
}
