import { ENQUIRY_STATE_WORDS, FORM_TYPE_WORDS } from "#app/features/enquiries/enquiries.ts";
import { listEnquiries } from "#app/features/enquiries/queries.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { requireViewer } from "#app/http/guards.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { formatDateTime } from "#app/i18n/formats.ts";
import { localeHref, localeOf } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as account from "#app/i18n/messages/account.ts";
import { Companion, useLocale, useT } from "#app/i18n/use-t.tsx";
import { isId } from "#app/lib/ids.ts";
import { ButtonLink, ButtonRouteLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { Route } from "./+types/enquiries.ts";

export const handle = { lights: "work", hydrate: true } satisfies PageHandle;

export function meta({ location }: Route.MetaArgs) {
  return [{ title: `${format(localeOf(location.pathname), account.yourEnquiries)} – ItsShowTime` }];
}

/** The address of an account is confirmed, so what was sent under it is the viewer's own. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const { email } = await requireViewer(context);
  const before = new URL(request.url).searchParams.get("before") ?? undefined;
  const page = await listEnquiries(db, { search: email, before: isId(before) ? before : undefined });
  const own = page.enquiries.filter((enquiry) => enquiry.email.toLowerCase() === email);
  // What staff makes of an enquiry (won, lost, spam) is not the sender's to read.
  const enquiries = own.map(({ id, reference, formType, message, locale, state, createdAt }) => ({
    ...{ id, reference, formType, message, locale, createdAt },
    state: state === "answered" ? state : null,
  }));
  return { enquiries, next: page.next };
}

export default function EnquiriesPage({ loaderData: { enquiries, next } }: Route.ComponentProps) {
  const t = useT();
  const locale = useLocale();
  return (
    <section className="grid gap-5">
      <h1 className="text-step-2">
        {t(account.yourEnquiries)} <Companion of={account.yourEnquiries} />
      </h1>
      {enquiries.length === 0 && next === null && (
        <EmptyState
          title={t(account.noEnquiries)}
          action={<ButtonLink href={localeHref(locale, "/contact")}>{t(account.askUs)}</ButtonLink>}
        >
          {t(account.noEnquiriesText)}
        </EmptyState>
      )}
      <ul className="grid list-none gap-3 p-0">
        {enquiries.map((enquiry) => (
          <li key={enquiry.id}>
            <details className="rounded-base border border-rule bg-ground-3 p-4">
              <summary className="cursor-pointer py-1">
                <strong>{enquiry.reference}</strong> <span>{t(FORM_TYPE_WORDS[enquiry.formType])}</span>{" "}
                <time dateTime={enquiry.createdAt.toISOString()} className="text-soft">
                  {formatDateTime(locale, enquiry.createdAt)}
                </time>
                {enquiry.state && <span> · {t(ENQUIRY_STATE_WORDS[enquiry.state])}</span>}
              </summary>
              <p className="mt-4 whitespace-pre-wrap" dir="auto" lang={enquiry.locale}>
                {enquiry.message}
              </p>
            </details>
          </li>
        ))}
      </ul>
      {next && (
        <ButtonRouteLink look="line" to={`?before=${next}`} rel="next">
          {t(account.moreEnquiries)}
        </ButtonRouteLink>
      )}
    </section>
  );
}
