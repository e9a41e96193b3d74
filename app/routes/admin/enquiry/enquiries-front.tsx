import { listMonthlySpeed } from "#app/features/enquiries/admin/admin-queries.server.ts";
import { SpeedTable } from "#app/features/enquiries/components/admin/speed-table.tsx";
import { appContext } from "#app/http/context.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as enquiryAdmin from "#app/i18n/messages/admin/enquiry-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Link } from "#app/ui/link.tsx";
import type { Route } from "./+types/enquiries-front.ts";

export async function loader({ context }: Route.LoaderArgs) {
  return { months: await listMonthlySpeed(context.get(appContext).db) };
}

/** What is beside the queue while no enquiry is open: how fast answers are, and the hours of the clock. */
export default function EnquiriesFront({ loaderData }: Route.ComponentProps) {
  const t = useT();
  return (
    <div className="stack-6">
      <SpeedTable months={loaderData.months} />
      <p>
        <Link className="link" to={adminPath("/admin/enquiries/hours")}>
          {t(enquiryAdmin.hoursPage)}
        </Link>
      </p>
    </div>
  );
}
