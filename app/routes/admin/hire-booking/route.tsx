import { Outlet } from "react-router";
import type { HireAnswer } from "#app/features/hires/admin-answer.ts";
import { lateChargeOfHire } from "#app/features/hires/charge-hire.server.ts";
import { HireFacts, HireLines, HireMoneyTables } from "#app/features/hires/components/hire-detail.tsx";
import {
  CancelHireForm,
  ChargeForm,
  DatesForm,
  Requests,
} from "#app/features/hires/components/hire-forms.tsx";
import { isUpcoming } from "#app/features/hires/hire-states.ts";
import { getHire } from "#app/features/hires/queries.server.ts";
import { useActionResult } from "#app/http/action-route.tsx";
import { appContext } from "#app/http/context.server.ts";
import { notFound } from "#app/http/not-found.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/hires-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { isId } from "#app/lib/ids.ts";
import { AdminDetail } from "#app/ui/admin/admin-page.tsx";
import { Banner } from "#app/ui/banner.tsx";
import { FlashMessage } from "#app/ui/flash-message.tsx";
import { noindexMeta } from "#app/ui/page-title.ts";
import type { Route } from "./+types/route.ts";
import "#app/features/orders/components/order.css";

export const handle = { theme: "light", hydrate: true, footer: false } satisfies PageHandle;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(appContext);
  const now = clock.now();
  const hire = isId(params.id) ? await getHire(db, params.id, now) : null;
  if (!hire) throw notFound();
  const late = await lateChargeOfHire(db, hire, now);
  return { hire, late: late.net };
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return noindexMeta(loaderData?.hire.number ?? "");
}

export default function HirePage({ loaderData: { hire, late } }: Route.ComponentProps) {
  const t = useT();
  const answer = useActionResult<HireAnswer>();
  return (
    <AdminDetail
      back={{ to: adminPath("/admin/hire/hires"), label: messages.title }}
      heading={t(messages.heading, { number: hire.number })}
    >
      <FlashMessage results={{ "hire-changed": messages.saved }} />
      {hire.attention && (
        <Banner kind="fault" title={t(messages.attention)}>
          {t(messages.attentions[hire.attention])}
        </Banner>
      )}
      <div className="admin-order">
        <HireLines hire={hire} />
        <div className="admin-order-side">
          <HireFacts hire={hire} />
        </div>
        <div className="admin-order-main">
          <HireMoneyTables hire={hire} />
          <Requests hire={hire} answer={answer} />
          {isUpcoming(hire.state) && hire.state !== "lapsed" && <DatesForm hire={hire} answer={answer} />}
          {hire.state !== "awaiting-deposit" && <ChargeForm hire={hire} answer={answer} late={late} />}
          {isUpcoming(hire.state) && <CancelHireForm hire={hire} answer={answer} />}
        </div>
      </div>
      <Outlet />
    </AdminDetail>
  );
}
