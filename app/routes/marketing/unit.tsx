import { listCurrentCertificates } from "#app/features/assets/inspections/list-current-certificates.server.ts";
import { newFormToken } from "#app/features/enquiries/proof/form-token.server.ts";
import { UnitPublicPage } from "#app/features/fleet/components/unit-public-page.tsx";
import { findLabelledUnit } from "#app/features/fleet/units/unit-queries.server.ts";
import { can } from "#app/features/identity/permissions.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { getViewer } from "#app/http/auth/viewer.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { enquiryFormAction } from "#app/http/forms/enquiry-form-action.server.ts";
import { NO_STORE } from "#app/http/headers/private-headers.ts";
import { notFound } from "#app/http/not-found.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { irishDate } from "#app/lib/time/irish-time.ts";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/unit.ts";

export const handle = { theme: "light", hydrate: false } satisfies PageHandle;

export const headers = () => NO_STORE;

export const meta: Route.MetaFunction = ({ loaderData }) => noindexMeta(loaderData?.unit.name ?? "");

/** What the QR code of a label opens. Unknown, malformed and no longer ours are the same 404. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, config, clock } = context.get(appContext);
  const unit = await findLabelledUnit(db, params.code);
  if (unit?.number == null) throw notFound();
  const { number, ...shown } = unit;
  const [{ company }, viewer, certificates, token] = await Promise.all([
    getSettings(db),
    getViewer(context),
    listCurrentCertificates(db, { number, today: irishDate(clock.now()) }),
    newFormToken({ db, config, clock }),
  ]);
  const staff =
    viewer && can(viewer.roles, "units") ? { number, scans: can(viewer.roles, "warehouse") } : null;
  return { unit: shown, code: params.code, company: company.tradingName, number, certificates, token, staff };
}

/** Stores the report of a fault as an enquiry about the unit. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const unit = await findLabelledUnit(context.get(appContext).db, params.code);
  if (unit?.number == null) throw notFound();
  const details = { unit: unit.number, model: unit.name };
  return enquiryFormAction({ request, context }, "equipment-servicing", async () => ({
    details,
    faults: [],
    kept: [],
  }));
}

export default function UnitRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <UnitPublicPage {...loaderData} answer={actionData} />;
}
