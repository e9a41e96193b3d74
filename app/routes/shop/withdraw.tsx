import { data } from "react-router";
import { formPageMeta } from "#app/features/enquiries/form-page-meta.ts";
import { hasMailServer } from "#app/features/mail/mailed-flash.server.ts";
import { TooManyStatements } from "#app/features/withdrawals/components/too-many-statements.tsx";
import { WithdrawalCheck } from "#app/features/withdrawals/components/withdrawal-check.tsx";
import { WithdrawalForm } from "#app/features/withdrawals/components/withdrawal-form.tsx";
import { freezeStatement } from "#app/features/withdrawals/freeze-statement.server.ts";
import {
  readGuestStatement,
  toWithdrawalValues,
  type WithdrawalFault,
} from "#app/features/withdrawals/schema.ts";
import { withdrawAsGuest } from "#app/features/withdrawals/submit-withdrawal.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { postedForm } from "#app/http/forms/posted-form.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { tooManyRequests } from "#app/http/responses/too-many-requests.ts";
import { localeHref, localeOf } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/shop/withdrawal.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { isToken, newToken } from "#app/lib/ids.ts";
import { CompanionHeading } from "#app/ui/page/companion-heading.tsx";
import { FormTitle } from "#app/ui/page/form-title.tsx";
import type { Route } from "./+types/withdraw.ts";

export const handle = { theme: "light", hydrate: false } satisfies PageHandle;

const NO_FAULTS: readonly WithdrawalFault[] = [];

export function loader({ context }: Route.LoaderArgs) {
  const { config } = context.get(appContext);
  return { origin: config.origin, mailServer: hasMailServer(config) };
}

/** Two steps: the statement is read back, then confirmed. What was typed travels with the form. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, config, clock, clientAddress } = context.get(appContext);
  const locale = localeOf(new URL(request.url).pathname);
  const values = toWithdrawalValues(await postedForm(request));
  const stated = readGuestStatement(values);
  const form = { values, faults: NO_FAULTS, check: null, retryAfter: null };
  if (values.step === "change") return data(form);
  if (!stated.ok) return data({ ...form, faults: stated.error }, { status: 400 });
  const token = isToken(values.token) ? values.token : newToken();
  let retryAfter: number | null = null;
  if (values.step === "confirm" && values.token === token) {
    const taken = await withdrawAsGuest(
      { db, config, clock },
      { ...stated.value, token, locale, frozen: values.frozen ?? "" },
      clientAddress,
    );
    if (taken.ok) throw redirectWith(context, localeHref(locale, `/withdraw/${token}`));
    if (taken.error.kind === "too-many") retryAfter = taken.error.retryAfter;
  }
  const check = { token, ...(await freezeStatement(db, locale, stated.value)) };
  return data({ ...form, check, retryAfter }, retryAfter === null ? {} : tooManyRequests(retryAfter));
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

export function meta({ loaderData, location }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  return formPageMeta({
    locale: localeOf(location.pathname),
    origin: loaderData.origin,
    path: "/withdraw",
    title: messages.withdrawHere,
    description: loaderData.mailServer ? messages.description : messages.descriptionUnmailed,
    crumb: messages.withdrawHere,
  });
}

export default function WithdrawPage({ actionData }: Route.ComponentProps) {
  const t = useT();
  const { values = {}, faults = NO_FAULTS, check = null, retryAfter = null } = actionData ?? {};
  return (
    <div className="wrap withdraw-page">
      <FormTitle title={messages.withdrawHere} isRefused={faults.length > 0} />
      <CompanionHeading level={1} of={messages.withdrawHere} />
      {retryAfter !== null && <TooManyStatements retryAfter={retryAfter} />}
      {check ? (
        <WithdrawalCheck values={values} {...check} />
      ) : (
        <>
          <p className="lede">{t(messages.lede)}</p>
          <WithdrawalForm values={values} faults={faults} lines={null} />
        </>
      )}
    </div>
  );
}
