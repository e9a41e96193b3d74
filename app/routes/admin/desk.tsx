import { data } from "react-router";
import { HouseFactsList } from "#app/features/desk/components/house-facts.tsx";
import { LaunchList } from "#app/features/desk/components/launch-list.tsx";
import {
  DueEnquiries,
  DueOrders,
  DueWithdrawals,
  LowStockList,
} from "#app/features/desk/components/today-lists.tsx";
import { WeekCharts } from "#app/features/desk/components/week-charts.tsx";
import { listLaunchItems } from "#app/features/desk/launch.server.ts";
import { type HouseFacts, LAUNCH_TICKS } from "#app/features/desk/launch.ts";
import { tickLaunch } from "#app/features/desk/tick-launch.server.ts";
import {
  getHouseState,
  getSiteState,
  listDueEnquiries,
  listDueOrders,
  listDueWithdrawals,
  listLowStock,
} from "#app/features/desk/today.server.ts";
import { listWeeks } from "#app/features/desk/weeks.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { requireViewer } from "#app/http/guards.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { postedForm } from "#app/http/posted-form.server.ts";
import * as words from "#app/i18n/messages/desk.ts";
import { DeskSheet } from "#app/ui/desk-sheet.tsx";
import { pageTitle } from "#app/ui/page-title.ts";
import type { Route } from "./+types/desk.ts";
import "#app/features/desk/components/today.css";
import "#app/features/enquiries/components/enquiry-desk.css";

export const handle = { theme: "light", hydrate: true, footer: false } satisfies PageHandle;

export const meta: Route.MetaFunction = () => [{ title: pageTitle(words.today) }];

export async function loader({ context }: Route.LoaderArgs) {
  const { db, config, clock } = context.get(appContext);
  const now = clock.now();
  const facts: HouseFacts = {
    payments: config.stripe ? (/^[rs]k_live_/.test(config.stripe.secretKey) ? "live" : "test") : "none",
    mailServer: config.smtpUrl !== undefined,
    notices: config.mailTo !== undefined,
    origin: config.origin,
    backups: config.backups.everyHours > 0 && config.backups.key !== undefined,
  };
  const [enquiries, orders, withdrawals, lowStock, house, weeks, [site, launch]] = await Promise.all([
    listDueEnquiries(db, now),
    listDueOrders(db),
    listDueWithdrawals(db),
    listLowStock(db),
    getHouseState(db, config, now),
    listWeeks(db, now),
    getSiteState(db).then(async (state) => [state, await listLaunchItems(db, facts, state)] as const),
  ]);
  const { mailServer } = facts;
  return { now, enquiries, orders, withdrawals, lowStock, house, weeks, site, launch, mailServer };
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

/** What the day asks for on the left, and on the right what stands between the site and its first customer. */
export default function DeskPage({ loaderData: desk }: Route.ComponentProps) {
  const launched = desk.launch.every(({ done }) => done);
  const house = <HouseFactsList house={desk.house} site={desk.site} mailServer={desk.mailServer} />;
  return (
    <DeskSheet title={words.today}>
      <div className="today">
        <div className="today-column">
          <DueEnquiries enquiries={desk.enquiries} />
          <DueOrders orders={desk.orders} />
          <DueWithdrawals withdrawals={desk.withdrawals} now={desk.now} />
          <LowStockList products={desk.lowStock} />
          {!launched && house}
        </div>
        <div className="today-column">
          {launched && house}
          <LaunchList items={desk.launch} />
        </div>
      </div>
      <WeekCharts weeks={desk.weeks} />
    </DeskSheet>
  );
}
