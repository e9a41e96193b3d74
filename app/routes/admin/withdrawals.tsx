import { data, Link, redirect } from "react-router";
import { WithdrawalList } from "#app/features/withdrawals/components/desk-list.tsx";
import { readDeskForm } from "#app/features/withdrawals/desk-form.ts";
import { listWithdrawals } from "#app/features/withdrawals/desk-queries.server.ts";
import { saveReception } from "#app/features/withdrawals/mark-received.server.ts";
import { settleWithdrawal } from "#app/features/withdrawals/settle-withdrawal.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { requireViewer } from "#app/http/guards.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { postedForm } from "#app/http/posted-form.server.ts";
import * as lists from "#app/i18n/messages/lists.ts";
import * as words from "#app/i18n/messages/withdrawal.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { isId } from "#app/lib/ids.ts";
import { ButtonRouteLink } from "#app/ui/button.tsx";
import { DeskSheet } from "#app/ui/desk-sheet.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { Route } from "./+types/withdrawals";

export const handle = { lights: "work", hydrate: true, footer: false } satisfies PageHandle;

export const meta: Route.MetaFunction = () => [
  { title: "Withdrawals – ItsShowTime" },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(appContext);
  const query = new URL(request.url).searchParams;
  const open = !query.has("closed");
  const after = query.get("after");
  const list = await listWithdrawals(db, { open, after: isId(after) ? after : null });
  return { ...list, open, now: clock.now().toISOString() };
}

/** Settles a statement, or writes down when an order's goods were received (the form on the order's page). */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock } = context.get(appContext);
  const { id: actorId } = await requireViewer(context);
  const now = clock.now();
  const sent = readDeskForm(await postedForm(request), now);
  if (sent === null) throw data(null, { status: 400 });
  if (sent.kind === "received") {
    if (sent.day === "wrong") throw redirect(`/admin/orders/${sent.id}?day=wrong`, 303);
    await saveReception(db, { orderId: sent.id, receivedAt: sent.day, actorId });
    throw redirect(`/admin/orders/${sent.id}`, 303);
  }
  const { id, outcome, note } = sent;
  const settled = await settleWithdrawal(db, { id, actorId, now, outcome });
  return settled.ok ? null : data({ id, kind: settled.error.kind, note }, { status: 422 });
}

export default function WithdrawalsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { withdrawals, next, open, now } = loaderData;
  const t = useT();
  const here = open ? "/admin/withdrawals?" : "/admin/withdrawals?closed=&";
  const chips = [
    { label: words.open, href: "/admin/withdrawals", current: open },
    { label: words.closed, href: "/admin/withdrawals?closed=", current: !open },
  ];
  return (
    <DeskSheet title={words.desk} lead={words.deskLede}>
      <nav className="chips" aria-label={t(words.desk)}>
        {chips.map(({ label, href, current }) => (
          <Link key={href} className="chip" to={href} {...(current && { "aria-current": "true" as const })}>
            {t(label)}
          </Link>
        ))}
      </nav>
      {withdrawals.length === 0 ? (
        <EmptyState title={t(open ? words.noneOpen : words.noneClosed)}>{t(words.noneText)}</EmptyState>
      ) : (
        <>
          <p>
            <a className="link" href={`/admin/withdrawals/export${open ? "" : "?closed="}`} download>
              {t(lists.exportCsv)}
            </a>
          </p>
          <WithdrawalList withdrawals={withdrawals} now={now} refused={actionData ?? null} />
        </>
      )}
      {next && (
        <p>
          <ButtonRouteLink look="line" to={`${here}after=${next}`}>
            {t(words.older)}
          </ButtonRouteLink>
        </p>
      )}
    </DeskSheet>
  );
}
