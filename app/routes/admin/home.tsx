import { data } from "react-router";
import { HireDay } from "#app/features/admin-home/components/hire-day.tsx";
import { LaunchList } from "#app/features/admin-home/components/launch-list.tsx";
import { OperationsFacts } from "#app/features/admin-home/components/operations-facts.tsx";
import { SectionLinks } from "#app/features/admin-home/components/section-links.tsx";
import {
  DueEnquiries,
  DueOrders,
  DueTransfersList,
  DueWithdrawals,
  LowStockList,
  PackingToday,
} from "#app/features/admin-home/components/today-lists.tsx";
import { WeekCharts } from "#app/features/admin-home/components/week-charts.tsx";
import { listLaunchItems } from "#app/features/admin-home/launch.server.ts";
import { LAUNCH_TICKS, type LaunchFacts } from "#app/features/admin-home/launch.ts";
import { readHireDay } from "#app/features/admin-home/read-hire-day.server.ts";
import { tickLaunch } from "#app/features/admin-home/tick-launch.server.ts";
import {
  getOperationsState,
  getSiteState,
  listDueEnquiries,
  listDueOrders,
  listDueTransfers,
  listDueWithdrawals,
  listLowStock,
} from "#app/features/admin-home/today.server.ts";
import { listWeeks } from "#app/features/admin-home/weeks.server.ts";
import { can, type Permission } from "#app/features/identity/permissions.ts";
import { hasMailServer } from "#app/features/mail/mailed-flash.server.ts";
import { listPacking } from "#app/features/orders/fulfilment/packing.server.ts";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { postedForm } from "#app/http/forms/posted-form.server.ts";
import * as names from "#app/i18n/messages/admin/section-names.ts";
import { AdminPage } from "#app/ui/admin/admin-page.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/home.ts";
import "#app/features/admin-home/components/today.css";
import "#app/features/enquiries/components/admin/enquiry-admin.css";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export const meta: Route.MetaFunction = () => noindexMeta(names.home);

/** What the roles of the person are about; the rest is null. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, config, clock } = context.get(appContext);
  const { roles } = await requireViewer(context);
  const now = clock.now();
  const ifCan = <T,>(permission: Permission, read: () => Promise<T>): Promise<T> | null =>
    can(roles, permission) ? read() : null;
  const facts: LaunchFacts = {
    payments: config.stripe ? (/^[rs]k_live_/.test(config.stripe.secretKey) ? "live" : "test") : "none",
    mailServer: hasMailServer(config),
    staffMails: config.mailTo !== undefined,
    origin: config.origin,
    automaticBackups: config.backups.everyHours > 0 && config.backups.key !== undefined,
  };
  const [enquiries, orders, transfers, packing, hire, withdrawals, lowStock, system, weeks] =
    await Promise.all([
      ifCan("enquiries", () => listDueEnquiries(db, now)),
      ifCan("orders", () => listDueOrders(db)),
      ifCan("orders", () => listDueTransfers(db)),
      can(roles, "orders") ? null : ifCan("packing", () => listPacking(db, { search: "", now })),
      readHireDay(db, { roles, now }),
      ifCan("withdrawals", () => listDueWithdrawals(db)),
      ifCan("products", () => listLowStock(db)),
      ifCan("system", async () => {
        const [operations, site] = await Promise.all([getOperationsState(db, config, now), getSiteState(db)]);
        const { mailServer } = facts;
        return { operations, site, mailServer, launch: await listLaunchItems(db, facts, site) };
      }),
      ifCan("orders", () => listWeeks(db, now)),
    ]);
  return { now, roles, enquiries, orders, transfers, packing, hire, withdrawals, lowStock, system, weeks };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock } = context.get(appContext);
  const viewer = await requireViewer(context);
  if (!can(viewer.roles, "system")) throw data(null, { status: 403 });
  const form = await postedForm(request);
  const tick = LAUNCH_TICKS.find((known) => known === form.get("tick"));
  if (!tick) throw data(null, { status: 400 });
  await tickLaunch(db, { tick, done: form.get("done") === "1", actorId: viewer.id, now: clock.now() });
  return null;
}

/** What the day asks for on the left, and on the right what is between the site and its first customer. */
export default function AdminHomePage({ loaderData: home }: Route.ComponentProps) {
  const { now, enquiries, orders, transfers, packing, hire, withdrawals, lowStock, system, weeks } = home;
  const launched = system?.launch.every(({ done }) => done) ?? false;
  const operations = system && <OperationsFacts {...system} />;
  return (
    <AdminPage title={names.home}>
      <div className="today">
        <div className="today-column">
          {enquiries && <DueEnquiries enquiries={enquiries} />}
          {orders && <DueOrders orders={orders} />}
          {transfers && <DueTransfersList transfers={transfers} />}
          {packing && <PackingToday {...packing} />}
          <HireDay day={hire} now={now} />
          {withdrawals && <DueWithdrawals withdrawals={withdrawals} now={now} />}
          {lowStock && <LowStockList products={lowStock} />}
          {!launched && operations}
        </div>
        <div className="today-column">
          {launched && operations}
          {system && <LaunchList items={system.launch} />}
          {!system && <SectionLinks roles={home.roles} />}
        </div>
      </div>
      {weeks && <WeekCharts weeks={weeks} />}
    </AdminPage>
  );
}
