import { requestEmailChange } from "#app/features/identity/account/change-email.server.ts";
import { changeEmailSchema } from "#app/features/identity/schema.ts";
import { atFloor } from "#app/http/admission/answer-floor.server.ts";
import { confirmOwner, refuseForm } from "#app/http/auth/auth-request.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { localeHref, localeOf } from "#app/i18n/locale.ts";
import type { Route } from "./+types/email.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";
export { privateHeaders as headers } from "#app/http/headers/private-headers.ts";

/** Mails a link to another address, which becomes the account's when it is opened. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, config, clock, actorId: userId, form } = await readPost({ request, context });
  const input = changeEmailSchema.safeParse(Object.fromEntries(form));
  if (!input.success) return refuseForm("email", form, input.error);
  const { current, email } = input.data;
  const owner = await confirmOwner(context, userId, current);
  if (!owner.ok) return refuseForm("email", form, owner);
  const locale = localeOf(new URL(request.url).pathname);
  const change = { userId, email, origin: config.origin, locale, now: clock.now() };
  await atFloor(context, () => requestEmailChange(db, change));
  return redirectWith(context, localeHref(locale, "/account/security"), "email-link-sent");
}
