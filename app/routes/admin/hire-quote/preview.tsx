import { supplierOf } from "#app/features/invoices/invoice-document.ts";
import { buildContent, readDraft } from "#app/features/quotes/content/quote-content.server.ts";
import { chosenOptions } from "#app/features/quotes/content/quote-content.ts";
import { QuoteDocument } from "#app/features/quotes/public/components/quote-document.tsx";
import { quoteSheet } from "#app/features/quotes/public/quote-sheet.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { notFound } from "#app/http/not-found.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as work from "#app/i18n/messages/hire-admin/quote-work.ts";
import { DeclaredTextContext, LocaleContext } from "#app/i18n/use-t.tsx";
import { isId } from "#app/lib/ids.ts";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/preview.ts";

export const handle = { theme: "light", hydrate: false, footer: false } satisfies PageHandle;

export const meta: Route.MetaFunction = () => noindexMeta(work.preview);

/** The saved draft as the customer would get it now, in the customer's language. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(appContext);
  const draft = isId(params.id) ? await readDraft(db, params.id) : null;
  if (!draft) throw notFound();
  const [{ content }, { company }] = await Promise.all([
    buildContent(db, draft, clock.now()),
    getSettings(db),
  ]);
  if (!content)
    throw redirectWith(context, adminPath(`/admin/hire/quotes/${draft.quote.id}`), "quote-no-dates");
  const { locale } = draft.quote;
  return { content, locale, sender: supplierOf(company) };
}

export default function QuotePreview({ loaderData: { content, locale, sender } }: Route.ComponentProps) {
  const sheet = quoteSheet(content, chosenOptions(content), { locale, sender });
  return (
    <LocaleContext value={locale}>
      <DeclaredTextContext value={false}>
        <QuoteDocument sheet={sheet} locale={locale} form={null} />
      </DeclaredTextContext>
    </LocaleContext>
  );
}
