import { listAuditEntries } from "#app/features/audit/queries.server.ts";
import { listCartLines } from "#app/features/cart/queries.server.ts";
import { listEnquiries } from "#app/features/enquiries/queries.server.ts";
import { getAccount, listOpenSessions } from "#app/features/identity/queries.server.ts";
import { listMails } from "#app/features/mail/queries.server.ts";
import { getOrder, listOrdersOfCustomer } from "#app/features/orders/queries.server.ts";
import { listStatementsOfCustomer } from "#app/features/withdrawals/queries.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { type Context, requireSignedIn } from "#app/http/guards.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { localeHref, localeOf } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as account from "#app/i18n/messages/account.ts";
import { Companion, useLocale, useT } from "#app/i18n/use-t.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import type { Route } from "./+types/data.ts";

export const handle = { lights: "work", hydrate: false } satisfies PageHandle;

export function meta({ location }: Route.MetaArgs) {
  return [{ title: `${format(localeOf(location.pathname), account.dataTitle)} – ItsShowTime` }];
}

/** The button's post is answered with the file itself, which only middleware can do on a page's address. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context }, next) => {
    if (request.method !== "POST") return next();
    const body = JSON.stringify(await readEverything(context), null, 2);
    return new Response(body, {
      headers: {
        "Content-Type": "application/json; charset=utf-8",
        "Content-Disposition": 'attachment; filename="itsshowtime-data.json"',
        "Cache-Control": "no-store",
      },
    });
  },
];

export const loader = () => null;

/** Never reached; without it a post would be refused before the middleware. */
export const action = () => null;

/** Every row that refers to the viewer. */
async function readEverything(context: Context) {
  const { db, clock } = context.get(appContext);
  const { viewer, sessionId } = await requireSignedIn(context);
  const orders = await listOrdersOfCustomer(db, viewer.id);
  return {
    exportedAt: clock.now(),
    account: await getAccount(db, viewer.id),
    sessions: await listOpenSessions(db, viewer.id, sessionId, clock.now()),
    cart: await listCartLines(db, viewer.id),
    orders: await Promise.all(orders.map((order) => getOrder(db, order.id))),
    withdrawals: Object.values(await listStatementsOfCustomer(db, viewer.id)).flat(),
    enquiries: await listOwnEnquiries(context, viewer.email),
    mails: await listOwnMails(context, viewer.email),
    history: await listAuditEntries(db, { subjectType: "user", subjectId: viewer.id, limit: 1000 }),
  };
}

async function listOwnEnquiries(context: Context, email: string) {
  const { db } = context.get(appContext);
  const own = [];
  let before: string | null = null;
  do {
    const page = await listEnquiries(db, { search: email, ...(before && { before }) });
    own.push(...page.enquiries.filter((enquiry) => enquiry.email.toLowerCase() === email));
    before = page.next;
  } while (before !== null);
  return own;
}

/** What was written to the viewer and is still kept, without the state of its sending. */
async function listOwnMails(context: Context, email: string) {
  const { db } = context.get(appContext);
  const own = [];
  let before: string | null = null;
  do {
    const page = await listMails(db, { search: email, ...(before && { before }) });
    for (const { kind, recipient, subject, createdAt, sentAt } of page.mails)
      if (recipient.toLowerCase() === email) own.push({ kind, recipient, subject, createdAt, sentAt });
    before = page.next;
  } while (before !== null);
  return own;
}

export default function DataPage() {
  const t = useT();
  return (
    <section className="prose grid justify-items-start gap-4">
      <h1 className="text-step-2">
        {t(account.dataTitle)} <Companion of={account.dataTitle} />
      </h1>
      <p>{t(account.dataText)}</p>
      <form method="post">
        <Button type="submit">{t(account.download)}</Button>
      </form>
      <p className="text-soft">{t(account.deleteText)}</p>
      <ButtonLink look="line" href={localeHref(useLocale(), "/account/delete")}>
        {t(account.deleteTitle)}
      </ButtonLink>
    </section>
  );
}
