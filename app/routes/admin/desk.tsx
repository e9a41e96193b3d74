import { Link } from "react-router";
import { listProducts } from "#app/features/catalog/queries.server.ts";
import { countEnquiries } from "#app/features/enquiries/queries.server.ts";
import { countAccounts } from "#app/features/identity/queries.server.ts";
import { countMails } from "#app/features/mail/queries.server.ts";
import { listOrders } from "#app/features/orders/queries.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import type { Message } from "#app/i18n/message.ts";
import * as admin from "#app/i18n/messages/admin.ts";
import { Companion, useT } from "#app/i18n/use-t.tsx";
import { Card, CardBody } from "#app/ui/card.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { Route } from "./+types/desk.ts";

export const handle = { lights: "work", hydrate: true, footer: false } satisfies PageHandle;

export const meta: Route.MetaFunction = () => [{ title: `${admin.desk.en} – ItsShowTime` }];

export async function loader({ context }: Route.LoaderArgs) {
  const { db, config } = context.get(appContext);
  const [enquiries, mails, toSend, listed, accounts] = await Promise.all([
    countEnquiries(db),
    countMails(db),
    listOrders(db, { search: "", state: "paid", page: 1 }),
    listProducts(db, { search: "", page: 1, categoryId: null }),
    countAccounts(db),
  ]);
  return {
    orders: toSend.total,
    products: listed.total,
    accounts,
    enquiries: enquiries.new,
    unsent: mails.failed,
    kept: mails.kept,
    mailServer: config.smtpUrl !== undefined,
  };
}

export default function DeskPage({ loaderData: desk }: Route.ComponentProps) {
  const t = useT();
  const tasks = [
    { href: "/admin/orders?state=paid", n: desk.orders, words: admin.ordersToSend },
    { href: "/admin/enquiries?state=new", n: desk.enquiries, words: admin.openEnquiries },
    { href: "/admin/mail?state=failed", n: desk.unsent, words: admin.unsentMails },
  ].filter((task) => task.n > 0);
  return (
    <div className="grid max-w-6xl gap-8 px-edge py-8 lg:px-10 lg:py-10">
      <h1 className="text-step-3">
        {t(admin.desk)}
        <Companion of={admin.desk} />
      </h1>
      <section aria-labelledby="waiting" className="grid gap-4">
        <h2 id="waiting" className="text-step-1">
          {t(admin.waiting)}
        </h2>
        {tasks.length === 0 ? (
          <Notice kind="ok">{t(admin.allClear)}</Notice>
        ) : (
          <ul className="grid-cards list-none p-0">
            {tasks.map(({ href, n, words }) => (
              <DeskFact key={href} href={href} n={n} words={t(words, { n })} lit />
            ))}
          </ul>
        )}
        {!desk.mailServer && (
          <Notice title={t(admin.noMailServer)}>
            <Link to="/admin/mail">{t(admin.keptMails, { n: desk.kept })}</Link>
          </Notice>
        )}
      </section>
      <ul className="grid-cards list-none p-0">
        <DeskFact
          href="/shop/browse"
          n={desk.products}
          words={t(admin.publishedProducts, { n: desk.products })}
        />
        <DeskFact href={null} n={desk.accounts} words={t(admin.accounts, { n: desk.accounts })} />
        <DeskDoor href="/admin/import" title={admin.importCard} text={admin.importCardText} />
      </ul>
    </div>
  );
}

/** One number of the desk. The sentence holds it too, for those who do not see the big figure. */
function DeskFact({ href, n, words, lit }: { href: string | null; n: number; words: string; lit?: boolean }) {
  return (
    <Card as="li" line>
      <CardBody>
        <b className={`display numeric text-step-3 ${lit ? "text-accent" : ""}`} aria-hidden="true">
          {n.toLocaleString("en-IE")}
        </b>
        {href ? (
          <Link to={href} className="card-link font-semibold">
            {words}
          </Link>
        ) : (
          <p>{words}</p>
        )}
      </CardBody>
    </Card>
  );
}

function DeskDoor({ href, title, text }: { href: string; title: Message; text: Message }) {
  const t = useT();
  return (
    <Card as="li" line>
      <CardBody>
        <Link to={href} className="card-link text-step-1 font-bold">
          {t(title)}
        </Link>
        <p>{t(text)}</p>
      </CardBody>
    </Card>
  );
}
