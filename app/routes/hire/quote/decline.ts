import { data } from "react-router";
import { MAX_LENGTH } from "#app/features/quotes/public/acceptance-form.ts";
import { declineQuote } from "#app/features/quotes/public/decline-quote.server.ts";
import type { QuotePageAnswer } from "#app/features/quotes/public/quote-page.ts";
import { appContext } from "#app/http/context.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { postedForm } from "#app/http/forms/posted-form.server.ts";
import { requireQuote } from "#app/http/guards/require-by-token.server.ts";
import { SECRET_ADDRESS } from "#app/http/headers/private-headers.ts";
import { localeHref, localeOf } from "#app/i18n/locale.ts";
import { format, type Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/quote-page.ts";
import { textTooLong } from "#app/i18n/messages/ui/text-limits.ts";
import type { Route } from "./+types/decline.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Declines the version that was on the page. */
export async function action(args: Route.ActionArgs) {
  const { db, config, clock } = args.context.get(appContext);
  const locale = localeOf(new URL(args.request.url).pathname);
  const { token } = await requireQuote(args);
  const posted = await postedForm(args.request);
  const reason = posted.lines("reason");
  const refused = (message: Message, status: number) =>
    data(
      {
        refusal: { form: "decline", text: format(locale, message) },
        faults: [],
        values: {},
        text: reason,
      } satisfies QuotePageAnswer,
      { status, headers: SECRET_ADDRESS },
    );
  if (reason.length > MAX_LENGTH.text) return refused(textTooLong, 400);
  const declined = await declineQuote(
    { db, config, clock },
    { token, versionId: posted.get("versionId") ?? "", reason },
  );
  if (declined.ok)
    throw redirectWith(args.context, localeHref(locale, `/dry-hire/quote/${token}`), "quote-declined");
  return refused(messages.notDeclined, 409);
}
