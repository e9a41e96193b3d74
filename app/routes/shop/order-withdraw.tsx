import { data } from "react-router";
import { NoWithdrawal } from "#app/features/withdrawals/components/no-withdrawal.tsx";
import { WithdrawalCheck } from "#app/features/withdrawals/components/withdrawal-check.tsx";
import { WithdrawalForm } from "#app/features/withdrawals/components/withdrawal-form.tsx";
import { freezeStatement } from "#app/features/withdrawals/freeze-statement.server.ts";
import { getWithdrawableOrder } from "#app/features/withdrawals/queries.server.ts";
import {
  readOrderStatement,
  toWithdrawalValues,
  type WithdrawalFault,
} from "#app/features/withdrawals/schema.ts";
import { withdrawFromOrder } from "#app/features/withdrawals/submit-withdrawal.server.ts";
import { obstacleTo } from "#app/features/withdrawals/withdrawals.ts";
import { appContext } from "#app/http/context.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { postedForm } from "#app/http/forms/posted-form.server.ts";
import { notFound } from "#app/http/not-found.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { localeHref, localeOf } from "#app/i18n/locale.ts";
import * as orders from "#app/i18n/messages/shop/orders.ts";
import * as messages from "#app/i18n/messages/shop/withdrawal.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { isToken, newToken } from "#app/lib/ids.ts";
import { CompanionHeading } from "#app/ui/page/companion-heading.tsx";
import { FormTitle } from "#app/ui/page/form-title.tsx";
import type { Route } from "./+types/order-withdraw.ts";

export const handle = { theme: "light", hydrate: false } satisfies PageHandle;

const NO_FAULTS: readonly WithdrawalFault[] = [];

async function requireOrder({ params, context }: Pick<Route.LoaderArgs, "params" | "context">) {
  const { db } = context.get(appContext);
  const order = isToken(params.token) ? await getWithdrawableOrder(db, params.token) : null;
  if (!order) throw notFound();
  return order;
}

export async function loader(args: Route.LoaderArgs) {
  const order = await requireOrder(args);
  const obstacle = obstacleTo(order, args.context.get(appContext).clock.now());
  return { order, obstacle };
}

export async function action(args: Route.ActionArgs) {
  const { db, config, clock } = args.context.get(appContext);
  const order = await requireOrder(args);
  const locale = localeOf(new URL(args.request.url).pathname);
  const values = toWithdrawalValues(await postedForm(args.request));
  const form = { values, faults: NO_FAULTS, check: null };
  const token = isToken(values.token) ? values.token : newToken();
  if (values.step === "change") return data(form);
  const stated = readOrderStatement(values, order);
  if (values.step === "confirm" && values.token === token) {
    const posted = { stated, token, locale, frozen: values.frozen ?? "" };
    const taken = await withdrawFromOrder({ db, config, clock }, posted, order);
    if (taken.ok) throw redirectWith(args.context, localeHref(locale, `/withdraw/${token}`));
    const faults = taken.error.kind === "invalid" ? taken.error.faults : NO_FAULTS;
    if (taken.error.kind !== "text-changed") return data({ ...form, faults }, { status: 409 });
  }
  if (!stated.ok) return data({ ...form, faults: stated.error }, { status: 400 });
  const check = { token, ...(await freezeStatement(db, locale, stated.value)) };
  return data({ ...form, check });
}

export { secretHeaders as headers } from "#app/http/headers/private-headers.ts";

export const meta: Route.MetaFunction = () => [];

export default function OrderWithdrawPage({ loaderData, actionData }: Route.ComponentProps) {
  const { order, obstacle } = loaderData;
  const t = useT();
  const locale = useLocale();
  const faults = actionData?.faults ?? NO_FAULTS;
  const values = actionData?.values ?? { name: order.name, email: order.email };
  return (
    <div className="wrap withdraw-page">
      <FormTitle title={messages.withdrawHere} isRefused={faults.length > 0} />
      <p>
        <a className="link" href={localeHref(locale, `/shop/orders/${order.token}`)}>
          {t(orders.order, { number: String(order.number) })}
        </a>
      </p>
      <CompanionHeading level={1} of={messages.withdrawHere} />
      {obstacle && <NoWithdrawal obstacle={obstacle} />}
      {!obstacle && actionData?.check && <WithdrawalCheck values={values} {...actionData.check} />}
      {!obstacle && !actionData?.check && (
        <>
          <p className="lede">{t(messages.orderLede)}</p>
          <WithdrawalForm values={values} faults={faults} lines={order.lines} />
        </>
      )}
    </div>
  );
}
