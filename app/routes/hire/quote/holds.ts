import { data } from "react-router";
import { holdQuote } from "#app/features/quotes/public/hold-quote.server.ts";
import type { QuotePageAnswer } from "#app/features/quotes/public/quote-page.ts";
import { appContext } from "#app/http/context.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { postedForm } from "#app/http/forms/posted-form.server.ts";
import { requireQuote } from "#app/http/guards/require-by-token.server.ts";
import { SECRET_ADDRESS } from "#app/http/headers/private-headers.ts";
import { localeHref, localeOf } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/quote-page.ts";
import { nameIn } from "#app/i18n/named.ts";
import type { Route } from "./+types/holds.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

const REFUSALS = {
  "not-open": messages.holdClosed,
  "hold-over": messages.holdOver,
  "other-hold": messages.holdOther,
  short: messages.holdShort,
} as const;

/** Holds the gear of an instant quote for its customer. */
export async function action(args: Route.ActionArgs) {
  const { db, clock } = args.context.get(appContext);
  const locale = localeOf(new URL(args.request.url).pathname);
  const { token, current } = await requireQuote(args);
  const posted = await postedForm(args.request);
  const held = await holdQuote({ db, clock }, { token, versionId: posted.get("versionId") ?? "" });
  if (held.ok) throw redirectWith(args.context, localeHref(locale, `/dry-hire/quote/${token}`), "quote-held");
  const short = held.error.kind === "short" ? held.error.lineIds : [];
  const details = current.content.lines
    .filter(({ id }) => short.includes(id))
    .map((line) => nameIn(locale, line));
  const answer: QuotePageAnswer = {
    refusal: { form: "hold", text: format(locale, REFUSALS[held.error.kind]), details },
    faults: [],
    values: {},
  };
  return data(answer, { status: 409, headers: SECRET_ADDRESS });
}
