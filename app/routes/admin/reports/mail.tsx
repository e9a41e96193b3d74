import { MailFilter } from "#app/features/mail/components/mail-filter.tsx";
import { MailTable } from "#app/features/mail/components/mail-table.tsx";
import { hasMailServer } from "#app/features/mail/mailed-flash.server.ts";
import { mailsList } from "#app/features/mail/mails-query.ts";
import { countMails, listMails } from "#app/features/mail/queries.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as mail from "#app/i18n/messages/admin/mail.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { AdminPage } from "#app/ui/admin/admin-page.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import { ListCount } from "#app/ui/tables/list-count.tsx";
import { ListPages } from "#app/ui/tables/list-pages.tsx";
import { ListRows } from "#app/ui/tables/list-rows.tsx";
import type { Route } from "./+types/mail.ts";

export const handle = { theme: "light", hydrate: true } satisfies PageHandle;

export const meta: Route.MetaFunction = () => noindexMeta(mail.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, config } = context.get(appContext);
  const query = mailsList.parse(new URL(request.url).searchParams);
  const [list, counts] = await Promise.all([listMails(db, query), countMails(db)]);
  return { ...list, counts, query, hasServer: hasMailServer(config) };
}

export default function MailPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { mails, total, all, next, counts, query, hasServer } = loaderData;
  const first = { ...query, before: null };
  return (
    <AdminPage title={mail.title}>
      {!hasServer && <Banner>{t(mail.noServer)}</Banner>}
      <MailFilter
        query={query}
        counts={counts}
        count={<ListCount n={total} all={all} csv={mailsList.href(first, adminPath("/admin/mail/export"))} />}
      />
      <ListRows isEmpty={mails.length === 0} empty={{ title: mail.none, text: mail.noneText }}>
        <MailTable mails={mails} columns={query.columns} />
      </ListRows>
      <ListPages
        first={query.before ? mailsList.href(first) : null}
        next={next && mailsList.href({ ...query, before: next })}
      />
    </AdminPage>
  );
}
