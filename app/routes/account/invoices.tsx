import { InvoicesTable } from "#app/features/invoices/components/invoices-table.tsx";
import { listInvoicesOfCustomer } from "#app/features/invoices/queries.server.ts";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { localeHref, localeOf } from "#app/i18n/locale.ts";
import * as account from "#app/i18n/messages/account/account.ts";
import { Companion, useLocale, useT } from "#app/i18n/use-t.tsx";
import { isId } from "#app/lib/ids.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/page/empty-state.tsx";
import { pageTitle } from "#app/ui/page/page-title.ts";
import { ListPages } from "#app/ui/tables/list-pages.tsx";
import type { Route } from "./+types/invoices.ts";

export const handle = { theme: "light", hydrate: true } satisfies PageHandle;

export function meta({ location }: Route.MetaArgs) {
  return [{ title: pageTitle(account.yourInvoices, localeOf(location.pathname)) }];
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const viewer = await requireViewer(context);
  const asked = new URL(request.url).searchParams.get("before");
  const before = isId(asked) ? asked : null;
  return { before, ...(await listInvoicesOfCustomer(db, viewer.id, before)) };
}

export default function InvoicesPage({ loaderData: { invoices, before, next } }: Route.ComponentProps) {
  const t = useT();
  const locale = useLocale();
  const here = localeHref(locale, "/account/invoices");
  return (
    <section className="stack-5">
      <h1 className="step-2">
        {t(account.yourInvoices)} <Companion of={account.yourInvoices} />
      </h1>
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
      <ListPages first={before && here} next={next && `${here}?before=${next}`} />
    </section>
  );
}
