import { data, Outlet } from "react-router";
import { isUpcoming } from "#app/features/hires/hire-states.ts";
import { getHireOfQuote } from "#app/features/hires/queries.server.ts";
import { isStaff } from "#app/features/identity/permissions.ts";
import { supplierOf } from "#app/features/invoices/invoice-document.ts";
import { acceptanceValues, seenVersion } from "#app/features/quotes/public/acceptance-form.ts";
import { QuotePage } from "#app/features/quotes/public/components/quote-page.tsx";
import { getQuoteHold } from "#app/features/quotes/public/hold-quote.server.ts";
import { readChosenOptions } from "#app/features/quotes/public/quote-options.ts";
import {
  answeredOptions,
  type QuotePageAnswer,
  shownVersion,
} from "#app/features/quotes/public/quote-page.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { readHireTerms } from "#app/features/site-text/terms-texts.server.ts";
import { useActionResult } from "#app/http/action-route.tsx";
import { getViewer } from "#app/http/auth/viewer.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { postedForm } from "#app/http/forms/posted-form.server.ts";
import { requireQuote } from "#app/http/guards/require-by-token.server.ts";
import { SECRET_ADDRESS } from "#app/http/headers/private-headers.ts";
import { notFound } from "#app/http/not-found.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { localeOf } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import { quoteNumber } from "#app/i18n/messages/hire/quote-document.ts";
import { newToken } from "#app/lib/ids.ts";
import { pageTitle } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/route.ts";

export const handle = { theme: "light", hydrate: false } satisfies PageHandle;

/** `?version=1` shows an earlier version, `?option=…` other options than the version has by itself. */
export async function loader(args: Route.LoaderArgs) {
  const { db, clock } = args.context.get(appContext);
  const quote = await requireQuote(args);
  const { searchParams } = new URL(args.request.url);
  const shown = shownVersion(quote, searchParams);
  if (!shown) throw notFound();
  const [{ company }, viewer] = await Promise.all([getSettings(db), getViewer(args.context)]);
  const toOpen = shown.openedAt === null && !(viewer && isStaff(viewer.roles));
  const sender = supplierOf(company);
  const options = readChosenOptions(shown, searchParams);
  const hire = quote.state === "accepted" ? await getHireOfQuote(db, quote.id, clock.now()) : null;
  const hold = quote.origin === "instant" ? await getQuoteHold(db, quote.id, clock.now()) : null;
  const about = {
    hold,
    hire: hire && { token: hire.token, isAhead: isUpcoming(hire.state) && hire.state !== "lapsed" },
    termsUpdated: (await readHireTerms(db)).updated,
    postKey: newToken(),
    now: clock.now(),
  };
  return data({ quote, shown, options, sender, toOpen, ...about }, { headers: SECRET_ADDRESS });
}

/** *Recalculate*, in a browser that runs no scripts: shows the sums of what is ticked and keeps what was typed. */
export async function action(args: Route.ActionArgs) {
  const { versions, current } = await requireQuote(args);
  const posted = await postedForm(args.request);
  const { versionId } = seenVersion(posted);
  const seen = versions.find((version) => version.versionId === versionId) ?? current;
  const values = acceptanceValues(seen.content, posted);
  const answer: QuotePageAnswer = { refusal: null, faults: [], values, optionsOf: seen.versionId };
  return data(answer, { headers: SECRET_ADDRESS });
}

export const headers = () => SECRET_ADDRESS;

export function meta({ loaderData, location }: Route.MetaArgs): Route.MetaDescriptors {
  const number = loaderData?.quote.number ?? "";
  return [{ title: pageTitle(format(localeOf(location.pathname), quoteNumber, { number })) }];
}

export default function QuoteRoute({ loaderData }: Route.ComponentProps) {
  const answer = useActionResult<QuotePageAnswer>();
  const options = answeredOptions(answer, loaderData) ?? loaderData.options;
  return (
    <>
      <QuotePage {...loaderData} options={options} answer={answer} />
      <Outlet />
    </>
  );
}
