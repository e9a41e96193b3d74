import { data } from "react-router";
import { acceptQuote } from "#app/features/hires/acceptance/accept-quote.server.ts";
import { startHirePayment } from "#app/features/hires/payments/hire-orders.server.ts";
import { acceptRefusalText } from "#app/features/hires/public/accept-refusal.ts";
import {
  acceptanceFaultTexts,
  acceptanceValues,
  changedSum,
  seenVersion,
} from "#app/features/quotes/public/acceptance-form.ts";
import { OPTION } from "#app/features/quotes/public/quote-options.ts";
import type { QuotePageAnswer } from "#app/features/quotes/public/quote-page.ts";
import { getViewer } from "#app/http/auth/viewer.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { postedForm } from "#app/http/forms/posted-form.server.ts";
import { requireQuote } from "#app/http/guards/require-by-token.server.ts";
import { SECRET_ADDRESS } from "#app/http/headers/private-headers.ts";
import { paymentRedirect } from "#app/http/responses/payment-redirect.server.ts";
import { localeHref, localeOf } from "#app/i18n/locale.ts";
import type { Route } from "./+types/acceptance.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Accepts the version and options that were on the page, and leads to the payment of the deposit. */
export async function action(args: Route.ActionArgs) {
  const app = args.context.get(appContext);
  const { db, config, clock, clientAddress } = app;
  const { request, context } = args;
  const locale = localeOf(new URL(request.url).pathname);
  const quote = await requireQuote(args);
  const posted = await postedForm(request);
  const seen = seenVersion(posted);
  const shown = quote.versions.find(({ versionId }) => versionId === seen.versionId);
  const { content, versionId } = shown ?? quote.current;
  const values = acceptanceValues(content, posted);
  const refused = (answer: Partial<QuotePageAnswer>, status: number) =>
    data({ refusal: null, faults: [], values, optionsOf: versionId, ...answer } satisfies QuotePageAnswer, {
      status,
      headers: SECRET_ADDRESS,
    });
  const faults = acceptanceFaultTexts(content, values, { locale, now: clock.now() });
  if (faults.length > 0) return refused({ faults }, 400);
  const sum = shown && changedSum(content, values, { seen, locale });
  if (sum) return refused({ refusal: { form: "accept", text: sum } }, 409);
  const accepted = await acceptQuote(
    { db, config, clock },
    {
      token: quote.token,
      versionId: seen.versionId,
      hash: seen.hash,
      locale,
      name: values.name,
      email: values.email,
      beginEarly: values.beginEarly,
      options: posted.getAll(OPTION),
      poNumber: values.poNumber || null,
      ip: clientAddress,
      userAgent: request.headers.get("User-Agent") ?? "",
      userId: (await getViewer(context))?.id ?? null,
    },
  );
  if (!accepted.ok)
    return refused(
      { refusal: { form: "accept", ...acceptRefusalText(accepted.error, content, locale) } },
      409,
    );
  const { hireToken } = accepted.value;
  const page = localeHref(locale, `/dry-hire/hire/${hireToken}`);
  const pay = await startHirePayment(app, { hireToken, part: "deposit" });
  if (pay.ok) throw paymentRedirect(context, pay.value.url);
  const isDown = pay.error.kind === "payment-unavailable";
  throw redirectWith(context, page, isDown ? "payment-unavailable" : "quote-accepted");
}
