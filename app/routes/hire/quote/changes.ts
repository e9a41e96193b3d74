import { data } from "react-router";
import { MAX_LENGTH } from "#app/features/quotes/public/acceptance-form.ts";
import type { QuotePageAnswer } from "#app/features/quotes/public/quote-page.ts";
import { requestChange } from "#app/features/quotes/public/request-change.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { postedForm } from "#app/http/forms/posted-form.server.ts";
import { requireQuote } from "#app/http/guards/require-by-token.server.ts";
import { SECRET_ADDRESS } from "#app/http/headers/private-headers.ts";
import { tooManyRequests } from "#app/http/responses/too-many-requests.ts";
import { localeHref, localeOf } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/quote-page.ts";
import { textTooLong } from "#app/i18n/messages/ui/text-limits.ts";
import { isToken, newToken } from "#app/lib/ids.ts";
import type { Route } from "./+types/changes.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Sends what the customer wants changed to staff. */
export async function action(args: Route.ActionArgs) {
  const { db, config, clock, clientAddress } = args.context.get(appContext);
  const locale = localeOf(new URL(args.request.url).pathname);
  const quote = await requireQuote(args);
  const posted = await postedForm(args.request);
  const text = posted.lines("text");
  const key = posted.get("postKey");
  const refused = (sentence: string, init: ResponseInit) => {
    const answer: QuotePageAnswer = {
      refusal: { form: "change", text: sentence },
      faults: [],
      values: {},
      text,
    };
    return data(answer, init);
  };
  const fault = text === "" ? messages.changeRequired : text.length > MAX_LENGTH.text ? textTooLong : null;
  if (fault) return refused(format(locale, fault), { status: 400, headers: SECRET_ADDRESS });
  const sent = await requestChange(
    { db, config, clock, clientAddress },
    { quote, text, postKey: `quote ${isToken(key) ? key : newToken()}` },
  );
  if (!sent.ok)
    return refused(format(locale, messages.tooOften), tooManyRequests(sent.error.retryAfter, SECRET_ADDRESS));
  const page = localeHref(locale, `/dry-hire/quote/${quote.token}`);
  throw redirectWith(args.context, page, "quote-change-requested");
}
