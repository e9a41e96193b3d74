import { Link } from "react-router";
import { SpeedTable } from "#app/features/enquiries/components/speed-table.tsx";
import { listMonthlySpeed } from "#app/features/enquiries/desk-queries.server.ts";
import { appContext } from "#app/http/context.server.ts";
import * as desk from "#app/i18n/messages/enquiry-desk.ts";
import { useT } from "#app/i18n/use-t.tsx";
import type { Route } from "./+types/enquiries-front";

export async function loader({ context }: Route.LoaderArgs) {
  return { months: await listMonthlySpeed(context.get(appContext).db) };
}

/** What stands beside the queue while no enquiry is open: how fast answers are, and the hours of the clock. */
export default function EnquiriesFront({ loaderData }: Route.ComponentProps) {
  const t = useT();
  return (
    <div className="stack-6">
      <SpeedTable months={loaderData.months} />
      <p>
        <Link className="link" to="/admin/enquiries/hours">
          {t(desk.hoursPage)}
        </Link>
      </p>
    </div>
  );
}
