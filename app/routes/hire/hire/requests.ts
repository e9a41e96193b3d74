import { data } from "react-router";
import { PERIOD_FAULTS } from "#app/features/hire-prices/period-text.ts";
import { isBack } from "#app/features/hires/hire-states.ts";
import {
  type HirePageAnswer,
  MAX_REQUEST_LENGTH,
  PAGE_REQUESTS,
} from "#app/features/hires/public/hire-answer.ts";
import { requestOfHire } from "#app/features/hires/public/request-of-hire.server.tsx";
import { readWantedPeriod } from "#app/features/hires/public/wanted-period.ts";
import { appContext } from "#app/http/context.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { postedForm } from "#app/http/forms/posted-form.server.ts";
import { requireHire } from "#app/http/guards/require-by-token.server.ts";
import { SECRET_ADDRESS } from "#app/http/headers/private-headers.ts";
import { tooManyRequests } from "#app/http/responses/too-many-requests.ts";
import { localeHref, localeOf } from "#app/i18n/locale.ts";
import { format, type Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/hire-page.ts";
import * as quote from "#app/i18n/messages/hire/quote-page.ts";
import { textTooLong } from "#app/i18n/messages/ui/text-limits.ts";
import { isToken, newToken } from "#app/lib/ids.ts";
import type { Route } from "./+types/requests.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

const OVER = { over: messages.askOver, returned: messages.askReturned };

/** Other dates, a longer hire, or something broken: to staff. */
export async function action(args: Route.ActionArgs) {
  const { db, config, clock, clientAddress } = args.context.get(appContext);
  const locale = localeOf(new URL(args.request.url).pathname);
  const hire = await requireHire(args);
  const posted = await postedForm(args.request);
  const field = (name: string) => posted.lines(name);
  const values = { kind: field("kind"), text: field("text"), from: field("from"), to: field("to") };
  const kind = PAGE_REQUESTS.find((known) => known === values.kind) ?? "fault";
  const refused = (message: Message, init: ResponseInit = { status: 400, headers: SECRET_ADDRESS }) =>
    data({ form: "request", text: format(locale, message), values } satisfies HirePageAnswer, init);
  const tooLate = (message: Message) => refused(message, { status: 409, headers: SECRET_ADDRESS });
  if (values.text.length > MAX_REQUEST_LENGTH) return refused(textTooLong);
  if (kind === "fault" && values.text === "") return refused(messages.askEmpty);
  if (kind !== "fault" && isBack(hire.state)) return tooLate(OVER.returned);
  if (kind !== "fault" && values.to === "") return refused(messages.askDates);
  const period = kind === "fault" ? null : readWantedPeriod(hire, values, clock.now());
  if (period && !period.ok) return refused(PERIOD_FAULTS[period.error.kind]);
  const key = posted.get("postKey");
  const sent = await requestOfHire(
    { db, config, clock, clientAddress },
    {
      hire,
      kind,
      text: values.text,
      period: period?.value ?? null,
      postKey: `hire ${isToken(key) ? key : newToken()}`,
    },
  );
  if (sent.ok)
    throw redirectWith(args.context, localeHref(locale, `/dry-hire/hire/${hire.token}`), "hire-request-sent");
  const { error } = sent;
  if (error.kind !== "too-often") return tooLate(OVER[error.kind]);
  return refused(quote.tooOften, tooManyRequests(error.retryAfter, SECRET_ADDRESS));
}
