import { InvoicesTable } from "#app/features/invoices/components/invoices-table.tsx";
import { listInvoicesOfCustomer } from "#app/features/invoices/queries.server.ts";
import { requireActor } from "#app/http/auth/require-actor.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { localeHref } from "#app/i18n/locale.ts";
import * as account from "#app/i18n/messages/account/account.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { listQuery, optionalId } from "#app/lib/list-query.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { CompanionHeading } from "#app/ui/page/companion-heading.tsx";
import { EmptyState } from "#app/ui/page/empty-state.tsx";
import { titleMeta } from "#app/ui/page/page-title.ts";
import { ListPages } from "#app/ui/tables/list-pages.tsx";
import type { Route } from "./+types/invoices.ts";

export const handle = { theme: "light", hydrate: true } satisfies PageHandle;

export const meta = titleMeta(account.yourInvoices);

const ownInvoices = listQuery(localeHref("en", "/account/invoices"), {
  /** The id of the last invoice already shown. */
  before: optionalId,
});

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, actorId: userId } = await requireActor(context);
  const { before } = ownInvoices.parse(new URL(request.url).searchParams);
  return { before, ...(await listInvoicesOfCustomer(db, userId, before)) };
}

export default function InvoicesPage({ loaderData: { invoices, before, next } }: Route.ComponentProps) {
  const t = useT();
  const locale = useLocale();
  const here = localeHref(locale, "/account/invoices");
  return (
    <section className="stack-5">
      <CompanionHeading level={1} of={account.yourInvoices} className="step-2" />
      {invoices.length === 0 && before === null ? (
        <EmptyState
          title={t(account.noInvoices)}
          action={<ButtonLink href={localeHref(locale, "/shop/browse")}>{t(account.browse)}</ButtonLink>}
        >
          {t(account.noInvoicesText)}
        </EmptyState>
      ) : (
        <InvoicesTable invoices={invoices} />
      )}
      <ListPages first={before && here} next={next && ownInvoices.href({ before: next }, here)} />
    </section>
  );
}
