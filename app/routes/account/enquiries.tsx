import { OwnEnquiries } from "#app/features/enquiries/components/own-enquiries.tsx";
import { listOwnEnquiries } from "#app/features/enquiries/own-enquiries.server.ts";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { appContext } from "#app/http/context.server.ts";
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
import type { Route } from "./+types/enquiries.ts";

export const handle = { theme: "light", hydrate: true } satisfies PageHandle;

export const meta = titleMeta(account.yourEnquiries);

const ownEnquiries = listQuery(localeHref("en", "/account/enquiries"), {
  /** The id of the last enquiry already shown. */
  before: optionalId,
});

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const { id: userId, email } = await requireViewer(context);
  const { before } = ownEnquiries.parse(new URL(request.url).searchParams);
  return { before, ...(await listOwnEnquiries(db, { userId, email, before })) };
}

export default function EnquiriesPage({ loaderData: { enquiries, before, next } }: Route.ComponentProps) {
  const t = useT();
  const locale = useLocale();
  const here = localeHref(locale, "/account/enquiries");
  return (
    <section className="stack-5">
      <CompanionHeading level={1} of={account.yourEnquiries} className="step-2" />
      {enquiries.length === 0 && before === null ? (
        <EmptyState
          title={t(account.noEnquiries)}
          action={<ButtonLink href={localeHref(locale, "/contact")}>{t(account.askUs)}</ButtonLink>}
        >
          {t(account.noEnquiriesText)}
        </EmptyState>
      ) : (
        <OwnEnquiries enquiries={enquiries} />
      )}
      <ListPages first={before && here} next={next && ownEnquiries.href({ before: next }, here)} />
    </section>
  );
}
