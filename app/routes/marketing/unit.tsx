import { UnitPublicPage } from "#app/features/fleet/components/unit-public-page.tsx";
import { findLabelledUnit } from "#app/features/fleet/units/unit-queries.server.ts";
import { can } from "#app/features/identity/permissions.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { getViewer } from "#app/http/auth/viewer.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { NO_STORE } from "#app/http/headers/private-headers.ts";
import { notFound } from "#app/http/not-found.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { noindexMeta } from "#app/ui/page-title.ts";
import type { Route } from "./+types/unit.ts";

export const handle = { theme: "light", hydrate: false } satisfies PageHandle;

export const headers = () => NO_STORE;

export const meta: Route.MetaFunction = ({ loaderData }) => noindexMeta(loaderData?.unit.name ?? "");

/** What the QR code of a label opens. Unknown, malformed and no longer ours are the same 404. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const unit = await findLabelledUnit(db, params.code);
  if (!unit) throw notFound();
  const [{ company }, viewer] = await Promise.all([getSettings(db), getViewer(context)]);
  const { number, ...shown } = unit;
  const staffNumber = viewer && can(viewer.roles, "units") ? number : null;
  return { unit: shown, code: params.code, company: company.tradingName, number, staffNumber };
}

export default function UnitRoute({ loaderData }: Route.ComponentProps) {
  return <UnitPublicPage {...loaderData} />;
}
