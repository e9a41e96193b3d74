import { Labels } from "#app/features/fleet/components/labels.tsx";
import { unitsList } from "#app/features/fleet/list-queries.ts";
import { listLabels } from "#app/features/fleet/units/unit-queries.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/fleet-admin/fleet.ts";
import * as unitMessages from "#app/i18n/messages/fleet-admin/fleet-units.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { parseWhole } from "#app/lib/numbers.ts";
import { AdminDetail } from "#app/ui/admin/admin-page.tsx";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/page/empty-state.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/hire-labels.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export const meta: Route.MetaFunction = () => noindexMeta(unitMessages.labels);

/** `?unit=` (repeated) names units, `?item=` an item; otherwise those that the list of units would show. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, config } = context.get(appContext);
  const { searchParams } = new URL(request.url);
  const numbers = searchParams.getAll("unit").flatMap((text) => parseWhole(text, 2_000_000_000) ?? []);
  const units = await listLabels(db, numbers.slice(0, 1_000), unitsList.parse(searchParams));
  return { units, origin: config.origin };
}

export default function HireLabelsPage({ loaderData: { units, origin } }: Route.ComponentProps) {
  const t = useT();
  return (
    <AdminDetail
      back={{ to: adminPath("/admin/hire/units"), label: messages.units }}
      heading={t(unitMessages.labels)}
    >
      {units.length === 0 ? (
        <EmptyState title={t(unitMessages.noLabels)} />
      ) : (
        <>
          <p className="row no-print">
            <span>{t(unitMessages.labelsLead, { n: units.length })}</span>
            <Button type="button" small onClick={() => window.print()}>
              {t(unitMessages.print)}
            </Button>
          </p>
          <Labels units={units} origin={origin} />
        </>
      )}
    </AdminDetail>
  );
}
