import { data } from "react-router";
import { returnedForm } from "#app/features/identity/account/returned-form.ts";
import { signUpSchema } from "#app/features/identity/schema.ts";
import { askAuth, refusalInit } from "#app/http/auth/auth-request.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { postedForm } from "#app/http/forms/posted-form.server.ts";
import { localeHref, localeOf } from "#app/i18n/locale.ts";
import type { Route } from "./+types/sign-up.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";
export { privateHeaders as headers } from "#app/http/headers/private-headers.ts";

/** Creates an account, which a link in a mail confirms. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await postedForm(request);
  const input = signUpSchema.safeParse(Object.fromEntries(form));
  if (!input.success) return data(returnedForm(form, input.error), refusalInit(input.error));
  const answer = await askAuth(context, "/sign-up/email", input.data);
  if (!answer.ok) return data(returnedForm(form, answer), refusalInit(answer));
  const page = localeHref(localeOf(new URL(request.url).pathname), "/auth");
  return redirectWith(context, page, "account-created", answer.cookies);
}
