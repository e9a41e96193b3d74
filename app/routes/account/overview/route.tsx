import { data, Outlet } from "react-router";
import { changeDetails } from "#app/features/identity/account/change-details.server.ts";
import { DetailsForm } from "#app/features/identity/account/components/details-form.tsx";
import { DeviceList } from "#app/features/identity/account/components/device-list.tsx";
import { returnedForm } from "#app/features/identity/account/returned-form.ts";
import { listOpenSessions } from "#app/features/identity/queries.server.ts";
import { detailsSchema } from "#app/features/identity/schema.ts";
import { requireSignedIn } from "#app/http/auth/guards.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { localeHref, localeOf } from "#app/i18n/locale.ts";
import * as account from "#app/i18n/messages/account/account.ts";
import { FormTitle } from "#app/ui/page/form-title.tsx";
import type { Route } from "./+types/route.ts";

export const handle = { theme: "light", hydrate: true } satisfies PageHandle;

export const meta: Route.MetaFunction = () => [];

export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock } = context.get(appContext);
  const { viewer, sessionId } = await requireSignedIn(context);
  return { viewer, sessions: await listOpenSessions(db, viewer.id, sessionId, clock.now()) };
}

/** Saves name and language. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, actorId: id, form } = await readPost({ request, context });
  const input = detailsSchema.safeParse(Object.fromEntries(form));
  if (!input.success) return data(returnedForm(form, input.error), { status: 400 });
  await changeDetails(db, id, input.data);
  const page = localeHref(localeOf(new URL(request.url).pathname), "/account");
  return redirectWith(context, page, "details-saved");
}

export default function OverviewPage({ loaderData: { viewer, sessions }, actionData }: Route.ComponentProps) {
  return (
    <div className="account-columns">
      <FormTitle title={account.title} isRefused={actionData !== undefined} />
      <DetailsForm viewer={viewer} refused={actionData ?? null} />
      <DeviceList sessions={sessions} />
      <Outlet />
    </div>
  );
}
