import { changePasswordSchema } from "#app/features/identity/schema.ts";
import { askAuth, refuseForm } from "#app/http/auth/auth-request.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { postedForm } from "#app/http/forms/posted-form.server.ts";
import { localeHref, localeOf } from "#app/i18n/locale.ts";
import type { Route } from "./+types/password.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";
export { privateHeaders as headers } from "#app/http/headers/private-headers.ts";

/** Changes the password, and ends every other session of the account. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await postedForm(request);
  const input = changePasswordSchema.safeParse(Object.fromEntries(form));
  if (!input.success) return refuseForm("password", form, input.error);
  const { current, password } = input.data;
  const asked = { currentPassword: current, newPassword: password, revokeOtherSessions: true };
  const answer = await askAuth(context, "/change-password", asked);
  if (!answer.ok) return refuseForm("password", form, answer);
  const page = localeHref(localeOf(new URL(request.url).pathname), "/account/security");
  return redirectWith(context, page, "password-saved", answer.cookies);
}
