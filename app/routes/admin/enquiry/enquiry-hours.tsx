import { data } from "react-router";
import { changeOpeningHours } from "#app/features/enquiries/admin/change-opening-hours.server.ts";
import { HoursForm } from "#app/features/enquiries/components/admin/hours-form.tsx";
import { ClosedDayHires } from "#app/features/hires/components/closed-day-hires.tsx";
import { listClosedDayHires } from "#app/features/hires/dates/closed-day-hires.server.ts";
import { can } from "#app/features/identity/permissions.ts";
import { irishPublicHolidays } from "#app/features/opening-hours/irish-holidays.ts";
import { getEditedHours } from "#app/features/opening-hours/opening-hours.server.ts";
import { readHoursForm, workingHoursOf } from "#app/features/opening-hours/opening-hours.ts";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as enquiryAdmin from "#app/i18n/messages/admin/enquiry-admin.ts";
import { irishDate } from "#app/lib/time/irish-time.ts";
import { AdminPage } from "#app/ui/admin/admin-page.tsx";
import { FlashMessage } from "#app/ui/flash/flash-message.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/enquiry-hours.ts";
import "#app/features/enquiries/components/admin/enquiry-admin.css";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export const meta: Route.MetaFunction = () => noindexMeta(enquiryAdmin.hoursPage);

export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock } = context.get(appContext);
  const { roles } = await requireViewer(context);
  const now = clock.now();
  const today = irishDate(now);
  const year = Number(today.slice(0, 4));
  const edited = await getEditedHours(db);
  return {
    ...edited,
    onClosedDays: can(roles, "hires")
      ? await listClosedDayHires(db, workingHoursOf(edited.hours, now), now)
      : [],
    ahead: [year, year + 1]
      .flatMap(irishPublicHolidays)
      .filter((day) => day >= today)
      .slice(0, 10),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock, actorId, form } = await readPost({ request, context });
  const values = Object.fromEntries(form);
  const { version = "" } = values;
  const read = readHoursForm(values);
  if (!read.ok) return data({ faults: read.error, version, values }, { status: 422 });
  const saved = await changeOpeningHours(db, { hours: read.value, version, actorId, now: clock.now() });
  if (!saved.ok) return data({ faults: null, version: saved.error.version, values }, { status: 409 });
  throw redirectWith(context, adminPath("/admin/enquiries/hours"), "hours-saved");
}

export default function EnquiryHoursPage({ loaderData, actionData }: Route.ComponentProps) {
  const { hours, version, ahead, onClosedDays } = loaderData;
  return (
    <AdminPage
      back={{ to: adminPath("/admin/enquiries"), label: enquiryAdmin.title }}
      title={enquiryAdmin.hoursPage}
      lead={enquiryAdmin.hoursLead}
    >
      <FlashMessage results={{ "hours-saved": enquiryAdmin.saved }} />
      <ClosedDayHires hires={onClosedDays} />
      <HoursForm hours={hours} version={version} ahead={ahead} refused={actionData} />
    </AdminPage>
  );
}
