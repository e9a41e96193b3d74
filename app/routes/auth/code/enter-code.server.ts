import { data } from "react-router";
import { returnedForm } from "#app/features/identity/account/returned-form.ts";
import { AFTER_SIGN_IN, returnPathFrom } from "#app/features/identity/identity.ts";
import { codeSchema } from "#app/features/identity/schema.ts";
import type { PostArgs } from "#app/http/actions/action-args.ts";
import { askAuth, refusalInit } from "#app/http/auth/auth-request.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { postedForm } from "#app/http/forms/posted-form.server.ts";
import { localeHref, localeOf } from "#app/i18n/locale.ts";

/** The second step of logging in: checks a code with better-auth, then redirects to where the login leads. */
export async function enterCode(
  { request, context }: PostArgs,
  path: "/two-factor/verify-totp" | "/two-factor/verify-backup-code",
) {
  const form = await postedForm(request);
  const input = codeSchema.safeParse(Object.fromEntries(form));
  if (!input.success) return data(returnedForm(form, input.error), refusalInit(input.error));
  const answer = await askAuth(context, path, { code: input.data.code });
  if (!answer.ok) return data(returnedForm(form, answer), refusalInit(answer));
  const to = returnPathFrom(form, localeHref(localeOf(new URL(request.url).pathname), AFTER_SIGN_IN));
  return redirectWith(context, to, "logged-in", answer.cookies);
}
