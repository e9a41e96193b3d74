import { data } from "react-router";
import { cancelHire } from "#app/features/hires/cancel/cancel-hire.server.ts";
import { cancellationOf } from "#app/features/hires/cancel/cancellation.ts";
import { type HirePageAnswer, MAX_REQUEST_LENGTH } from "#app/features/hires/public/hire-answer.ts";
import { appContext } from "#app/http/context.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { postedForm } from "#app/http/forms/posted-form.server.ts";
import { requireHire } from "#app/http/guards/require-by-token.server.ts";
import { SECRET_ADDRESS } from "#app/http/headers/private-headers.ts";
import { localeHref, localeOf } from "#app/i18n/locale.ts";
import { format, type Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/hire-page.ts";
import { textTooLong } from "#app/i18n/messages/ui/text-limits.ts";
import type { Route } from "./+types/cancellation.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/** Cancels by the scale that was accepted, or withdraws; what it costs must be what the page said. */
export async function action(args: Route.ActionArgs) {
  const app = args.context.get(appContext);
  const locale = localeOf(new URL(args.request.url).pathname);
  const hire = await requireHire(args);
  const posted = await postedForm(args.request);
  const reason = posted.lines("reason");
  const by = posted.get("by") === "withdrawal" ? "withdrawal" : "customer";
  const refused = (message: Message, status = 409) =>
    data(
      { form: "cancellation", text: format(locale, message), values: { reason } } satisfies HirePageAnswer,
      {
        status,
        headers: SECRET_ADDRESS,
      },
    );
  const page = localeHref(locale, `/dry-hire/hire/${hire.token}`);
  if (hire.state === "cancelled") throw redirectWith(args.context, page, "hire-cancelled");
  if (reason.length > MAX_REQUEST_LENGTH) return refused(textTooLong, 400);
  const { charge } = cancellationOf(hire, app.clock.now());
  if (posted.get("charge") !== String(charge)) return refused(messages.cancelChanged);
  const cancelled = await cancelHire(app, {
    hire: { token: hire.token },
    by,
    reason,
    actorId: null,
    version: Number(posted.get("version")),
  });
  if (cancelled.ok) throw redirectWith(args.context, page, "hire-cancelled");
  const { kind } = cancelled.error;
  if (kind === "payment-unavailable") return refused(messages.unavailable, 503);
  return refused(kind === "not-allowed" ? messages.cancelNotAllowed : messages.cancelChanged);
}
