import { data } from "react-router";
import type { z } from "zod";
import { noteAccountChange } from "#app/features/identity/account/note-account-change.server.ts";
import { refusedForm } from "#app/features/identity/account/refused-form.ts";
import { TwoStepOff, TwoStepOn, TwoStepSetup } from "#app/features/identity/components/two-step-forms.tsx";
import { getAccount } from "#app/features/identity/queries.server.ts";
import { codeSchema, confirmSchema } from "#app/features/identity/schema.ts";
import { setupFromAnswer, setupFromForm } from "#app/features/identity/sign-in/two-step.ts";
import { type AuthAnswer, askAuth, refusalInit, withCookies } from "#app/http/auth/auth-request.server.ts";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { postedForm } from "#app/http/posted-form.server.ts";
import { localeOf } from "#app/i18n/locale.ts";
import * as account from "#app/i18n/messages/account.ts";
import { Companion, useT } from "#app/i18n/use-t.tsx";
import type { FormFields } from "#app/lib/form-fields.ts";
import { pageTitle } from "#app/ui/page-title.ts";
import type { Route } from "./+types/code.ts";

export const handle = { theme: "light", hydrate: true } satisfies PageHandle;

export function meta({ location }: Route.MetaArgs) {
  return [{ title: pageTitle(account.twoStep, localeOf(location.pathname)) }];
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const stored = await getAccount(db, (await requireViewer(context)).id);
  return { enabled: stored?.twoFactorEnabled ?? false };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db } = context.get(appContext);
  const viewer = await requireViewer(context);
  const form = await postedForm(request);
  if (form.get("form") === "verify") return switchOn(context, viewer.id, form);
  const input = confirmSchema.safeParse(Object.fromEntries(form));
  if (!input.success) return refused(form, input.error);
  const { current: password } = input.data;
  switch (form.get("form")) {
    case "enable": {
      const answer = await askAuth(context, "/two-factor/enable", { password });
      return answer.ok ? shown({ setup: setupFromAnswer(answer.body) }) : refused(form, answer);
    }
    case "codes": {
      const answer = await askAuth(context, "/two-factor/generate-backup-codes", { password });
      return answer.ok ? shown({ codes: setupFromAnswer(answer.body).codes }) : refused(form, answer);
    }
    case "disable": {
      const answer = await askAuth(context, "/two-factor/disable", { password });
      if (!answer.ok) return refused(form, answer);
      await noteAccountChange(db, viewer.id, "second-factor-removed");
      return shown({ said: "off" as const }, answer.cookies);
    }
    default:
      throw new Response(null, { status: 400 });
  }
}

async function switchOn(context: Route.ActionArgs["context"], userId: string, form: FormFields) {
  const { db } = context.get(appContext);
  const setup = setupFromForm(form);
  const input = codeSchema.safeParse(Object.fromEntries(form));
  if (!input.success) return refused(form, input.error, setup);
  const answer = await askAuth(context, "/two-factor/verify-totp", { code: input.data.code });
  if (!answer.ok) return refused(form, answer, setup);
  await noteAccountChange(db, userId, "second-factor-added");
  return shown({ said: "on" as const }, answer.cookies);
}

type Setup = ReturnType<typeof setupFromForm>;

interface Shown {
  readonly setup?: Setup;
  readonly codes?: readonly string[];
  readonly said?: "on" | "off";
}

function shown(what: Shown, cookies: readonly string[] = []) {
  return data({ refused: null, form: null, ...what }, { headers: withCookies(cookies) });
}

function refused(form: FormFields, why: z.ZodError | AuthAnswer, setup?: Setup) {
  const what: Shown = setup ? { setup } : {};
  return data({ ...what, form: String(form.get("form")), refused: refusedForm(form, why) }, refusalInit(why));
}

export default function CodePage({ loaderData: { enabled }, actionData }: Route.ComponentProps) {
  const t = useT();
  const { refused = null, form = null, setup, codes, said } = actionData ?? {};
  const refusedOf = (name: string) => (form === name ? refused : null);
  return (
    <section className="stack-6 width-medium">
      <h1 className="step-2">
        {t(account.twoStep)} <Companion of={account.twoStep} />
      </h1>
      <p className="muted">{t(account.twoStepText)}</p>
      {enabled && <TwoStepOn said={said === "on"} codes={codes ?? null} refusedOf={refusedOf} />}
      {!enabled && setup && <TwoStepSetup setup={setup} refused={refusedOf("verify")} />}
      {!enabled && !setup && <TwoStepOff said={said === "off"} refused={refusedOf("enable")} />}
    </section>
  );
}
