import { MailFilter, mailsHref } from "#app/features/mail/components/mail-filter.tsx";
import { MailTable } from "#app/features/mail/components/mail-table.tsx";
import { MAIL_STATES } from "#app/features/mail/mail.ts";
import { countMails, listMails } from "#app/features/mail/queries.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import * as mail from "#app/i18n/messages/mail.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { isId } from "#app/lib/ids.ts";
import { ButtonRouteLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { Route } from "./+types/mail";

export const handle = { lights: "work", hydrate: true } satisfies PageHandle;

export const meta: Route.MetaFunction = () => [{ title: "Mail – ItsShowTime" }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, config } = context.get(appContext);
  const query = new URL(request.url).searchParams;
  const state = MAIL_STATES.find((one) => one === query.get("state"));
  const search = (query.get("search") ?? "").trim().slice(0, 200);
  const before = query.get("before") ?? undefined;
  const [list, counts] = await Promise.all([
    listMails(db, { state, search, before: isId(before) ? before : undefined }),
    countMails(db),
  ]);
  return { ...list, counts, state, search, hasServer: config.smtpUrl !== undefined };
}

export default function MailPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { mails, next, counts, state, search, hasServer } = loaderData;
  return (
    <div className="wrap section-tight grid gap-6">
      <h1 className="text-step-3">{t(mail.title)}</h1>
      {!hasServer && <Notice>{t(mail.noServer)}</Notice>}
      <MailFilter state={state} search={search} counts={counts} />
      {mails.length === 0 ? (
        <EmptyState title={t(mail.none)}>{t(mail.noneText)}</EmptyState>
      ) : (
        <MailTable mails={mails} />
      )}
      {next && (
        <ButtonRouteLink look="line" to={mailsHref({ state, search, before: next })} rel="next">
          {t(mail.older)}
        </ButtonRouteLink>
      )}
    </div>
  );
}
