import { MailFilter } from "#app/features/mail/components/mail-filter.tsx";
import { MailTable } from "#app/features/mail/components/mail-table.tsx";
import { mailsHref, parseMailsQuery } from "#app/features/mail/mails-query.ts";
import { countMails, listMails } from "#app/features/mail/queries.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import * as lists from "#app/i18n/messages/lists.ts";
import * as mail from "#app/i18n/messages/mail.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ListPages } from "#app/ui/list-pages.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { Route } from "./+types/mail";

export const handle = { lights: "work", hydrate: true } satisfies PageHandle;

export const meta: Route.MetaFunction = () => [{ title: "Mail – ItsShowTime" }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, config } = context.get(appContext);
  const { state, search, before } = parseMailsQuery(new URL(request.url).searchParams);
  const [list, counts] = await Promise.all([listMails(db, { state, search, before }), countMails(db)]);
  return { ...list, counts, state, search, before, hasServer: config.smtpUrl !== undefined };
}

export default function MailPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { mails, next, counts, state, search, before, hasServer } = loaderData;
  return (
    <div className="wrap section-tight grid gap-6">
      <h1 className="text-step-3">{t(mail.title)}</h1>
      {!hasServer && <Notice>{t(mail.noServer)}</Notice>}
      <MailFilter state={state} search={search} counts={counts} />
      {mails.length === 0 ? (
        <EmptyState title={t(mail.none)}>{t(mail.noneText)}</EmptyState>
      ) : (
        <>
          <p>
            <a className="link" href={mailsHref({ state, search }, "/admin/mail/export")} download>
              {t(lists.exportCsv)}
            </a>
          </p>
          <MailTable mails={mails} />
        </>
      )}
      <ListPages
        first={before ? mailsHref({ state, search }) : null}
        next={next && mailsHref({ state, search, before: next })}
      />
    </div>
  );
}
