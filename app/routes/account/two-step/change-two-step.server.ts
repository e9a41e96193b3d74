import { data } from "react-router";
import { confirmSchema } from "#app/features/identity/schema.ts";
import type { TwoStepSetupData } from "#app/features/identity/sign-in/two-step.ts";
import type { PostArgs } from "#app/http/actions/action-args.ts";
import {
  type AuthAnswer,
  askAuth,
  type FormRefusal,
  refuseForm,
  withCookies,
} from "#app/http/auth/auth-request.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { postedForm } from "#app/http/forms/posted-form.server.ts";
import { localeHref, localeOf } from "#app/i18n/locale.ts";

type TwoStepAction = "activation" | "deletion" | "recovery-codes" | "setup";

/** What the page shows: keys and codes once, or the form again. */
export interface TwoStepAnswer extends Partial<FormRefusal<TwoStepAction>> {
  readonly setup?: TwoStepSetupData;
  readonly codes?: readonly string[];
}

const CALLS = {
  setup: "/two-factor/enable",
  "recovery-codes": "/two-factor/generate-backup-codes",
  deletion: "/two-factor/disable",
} as const;

/** Asks better-auth with the password in use; `done` answers when it agreed. */
export async function changeTwoStep<Done>(
  { request, context }: PostArgs,
  action: keyof typeof CALLS,
  done: (answer: AuthAnswer) => Done,
) {
  const form = await postedForm(request);
  const input = confirmSchema.safeParse(Object.fromEntries(form));
  if (!input.success) return refuseForm(action, form, input.error);
  const answer = await askAuth(context, CALLS[action], { password: input.data.current });
  return answer.ok ? done(answer) : refuseForm(action, form, answer);
}

/** Shows what is given out once, which no redirect may carry. */
export function showOnce(answer: TwoStepAnswer) {
  return data(answer, { headers: withCookies([]) });
}

/** Redirects to the page, which says that the login code is on or off. */
export function switched(
  { request, context }: PostArgs,
  state: "on" | "off",
  cookies: readonly string[],
): Response {
  const page = localeHref(localeOf(new URL(request.url).pathname), "/account/security/code");
  return redirectWith(context, page, `two-step-${state}`, cookies);
}
