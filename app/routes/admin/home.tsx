import { data } from "react-router";
import { LaunchList } from "#app/features/admin-home/components/launch-list.tsx";
import { OperationsFacts } from "#app/features/admin-home/components/operations-facts.tsx";
import {
  DueEnquiries,
  DueOrders,
  DueWithdrawals,
  LowStockList,
} from "#app/features/admin-home/components/today-lists.tsx";
import { WeekCharts } from "#app/features/admin-home/components/week-charts.tsx";
import { listLaunchItems } from "#app/features/admin-home/launch.server.ts";
import { LAUNCH_TICKS, type LaunchFacts } from "#app/features/admin-home/launch.ts";
import { tickLaunch } from "#app/features/admin-home/tick-launch.server.ts";
import {
  getOperationsState,
  getSiteState,
  listDueEnquiries,
  listDueOrders,
  listDueWithdrawals,
  listLowStock,
} from "#app/features/admin-home/today.server.ts";
import { listWeeks } from "#app/features/admin-home/weeks.server.ts";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { postedForm } from "#app/http/posted-form.server.ts";
import * as messages from "#app/i18n/messages/admin-home.ts";
import { AdminPage } from "#app/ui/admin/admin-page.tsx";
import { pageTitle } from "#app/ui/page-title.ts";
import type { Route } from "./+types/home.ts";
import "#app/features/admin-home/components/today.css";
import "#app/features/enquiries/components/admin/enquiry-admin.css";

export const handle = { theme: "light", hydrate: true, footer: false } satisfies PageHandle;

export const meta: Route.MetaFunction = () => [{ title: pageTitle(messages.today) }];

export async function loader({ context }: Route.LoaderArgs) {
  const { db, config, clock } = context.get(appContext);
  const now = clock.now();
  const facts: LaunchFacts = {
    payments: config.stripe ? (/^[rs]k_live_/.test(config.stripe.secretKey) ? "live" : "test") : "none",
    mailServer: config.smtpUrl !== undefined,
    notices: config.mailTo !== undefined,
    origin: config.origin,
    backups: config.backups.everyHours > 0 && config.backups.key !== undefined,
  };
  const [enquiries, orders, withdrawals, lowStock, operations, weeks, [site, launch]] = await Promise.all([
    listDueEnquiries(db, now),
    listDueOrders(db),
    listDueWithdrawals(db),
    listLowStock(db),
    getOperationsState(db, config, now),
    listWeeks(db, now),
    getSiteState(db).then(async (state) => [state, await listLaunchItems(db, facts, state)] as const),
  ]);
  const { mailServer } = facts;
  return { now, enquiries, orders, withdrawals, lowStock, operations, weeks, site, launch, mailServer };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock } = context.get(appContext);
  const viewer = await requireViewer(context);
  const form = await postedForm(request);
  const tick = LAUNCH_TICKS.find((one) => one === form.get("tick"));
  if (!tick) throw data(null, { status: 400 });
  await tickLaunch(db, { tick, done: form.get("done") === "1", actorId: viewer.id, now: clock.now() });
  return null;
}

/** What the day asks for on the left, and on the right what is between the site and its first customer. */
export default function AdminHomePage({ loaderData: home }: Route.ComponentProps) {
  const launched = home.launch.every(({ done }) => done);
  const operations = (
    <OperationsFacts operations={home.operations} site={home.site} mailServer={home.mailServer} />
  );
  return (
    <AdminPage title={messages.today}>
      <div className="today">
        <div className="today-column">
          <DueEnquiries enquiries={home.enquiries} />
          <DueOrders orders={home.orders} />
          <DueWithdrawals withdrawals={home.withdrawals} now={home.now} />
          <LowStockList products={home.lowStock} />
          {!launched && operations}
        </div>
        <div className="today-column">
          {launched && operations}
          <LaunchList items={home.launch} />
        </div>
      </div>
      <WeekCharts weeks={home.weeks} />
    </AdminPage>
  );
}
