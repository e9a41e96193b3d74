import { codeSchema } from "#app/features/identity/schema.ts";
import { setupFromForm } from "#app/features/identity/sign-in/two-step.ts";
import { askAuth, refuseForm } from "#app/http/auth/auth-request.server.ts";
import { postedForm } from "#app/http/forms/posted-form.server.ts";
import type { Route } from "./+types/activation.ts";
import { switched } from "./change-two-step.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";
export { privateHeaders as headers } from "#app/http/headers/private-headers.ts";

/** Switches the login code on with the first code of the app. A wrong one shows the key again. */
export async function action(args: Route.ActionArgs) {
  const form = await postedForm(args.request);
  const shown = { setup: setupFromForm(form) };
  const input = codeSchema.safeParse(Object.fromEntries(form));
  if (!input.success) return refuseForm("activation", form, input.error, shown);
  const answer = await askAuth(args.context, "/two-factor/verify-totp", { code: input.data.code });
  return answer.ok ? switched(args, "on", answer.cookies) : refuseForm("activation", form, answer, shown);
}
