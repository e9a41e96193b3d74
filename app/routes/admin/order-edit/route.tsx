import { data } from "react-router";
import { buildEdit, getEditedOrder } from "#app/features/draft-orders/edit/build-edit.server.ts";
import { OrderEditPage } from "#app/features/draft-orders/edit/components/order-edit-page.tsx";
import { isEditable, readEditForm, unchangedForm } from "#app/features/draft-orders/edit/order-edit.ts";
import { updateOrder } from "#app/features/draft-orders/edit/update-order.server.ts";
import { orderIn } from "#app/features/orders/orders.ts";
import { STAFF_LOCALE } from "#app/features/settings/mail-context.server.ts";
import { statusOfRefusal } from "#app/http/actions/refusal-status.ts";
import { refundLimitOf } from "#app/http/auth/refund-limit.server.ts";
import { readAgainAfterConflict } from "#app/http/cache/read-again.ts";
import { appContext } from "#app/http/context.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { orderName } from "#app/i18n/formats.ts";
import * as messages from "#app/i18n/messages/orders-admin/order-edit.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { isId, newId } from "#app/lib/ids.ts";
import { MAX_STORED } from "#app/lib/money.ts";
import { parseSigned } from "#app/lib/numbers.ts";
import { AdminDetail } from "#app/ui/admin/admin-page.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/route.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

/** Reads again after a conflict: lines and version are those of the order as it is now. */
export const shouldRevalidate = readAgainAfterConflict;

export const meta: Route.MetaFunction = () => noindexMeta(messages.edit);

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const edited = isId(params.id) ? await getEditedOrder(db, params.id) : null;
  if (!edited) throw notFound();
  const { order, lines, left, fulfilment } = edited;
  const { form, figures } = await buildEdit(db, edited, unchangedForm(lines));
  const { rest, version } = fulfilment;
  const shown = { order: orderIn(STAFF_LOCALE, order), lines, rest, deliveryLeft: left.delivery, version };
  return { ...shown, form, figures, idempotencyKey: newId() };
}

/** Updates the order, once the difference that the page shows is the one that it comes to. */
export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  if (!isId(id)) throw notFound();
  const { actorId, form: posted } = await readPost({ request, context });
  const [idempotencyKey, confirmed] = [posted.get("idempotency-key"), posted.get("confirmed") ?? ""];
  if (!isId(idempotencyKey)) throw notFound();
  const updated = await updateOrder(context.get(appContext), {
    idempotencyKey,
    orderId: id,
    actorId,
    form: readEditForm(posted),
    version: Number(posted.get("version") ?? ""),
    confirmed: parseSigned(confirmed, MAX_STORED),
    limit: await refundLimitOf(context),
  });
  if (updated.ok) throw redirectWith(context, adminPath(`/admin/orders/${id}`), "order-edited");
  const { kind, built } = updated.error;
  if (!built) throw notFound();
  const { form, figures, faults } = built;
  return data({ kind, form, figures, faults, idempotencyKey }, { status: statusOfRefusal(kind) });
}

export default function EditOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { order, lines, rest, deliveryLeft, version } = loaderData;
  const t = useT();
  const number = orderName(order.number);
  const { form, figures, idempotencyKey } = actionData ?? loaderData;
  return (
    <AdminDetail
      back={{ to: adminPath(`/admin/orders/${order.id}`), label: messages.backToOrder }}
      heading={t(messages.heading, { number })}
    >
      {isEditable(order) ? (
        <OrderEditPage
          key={actionData ? JSON.stringify([actionData.kind, figures.net, actionData.faults]) : "fresh"}
          order={order}
          lines={lines}
          rest={rest}
          deliveryLeft={deliveryLeft}
          form={form}
          figures={figures}
          idempotencyKey={idempotencyKey}
          version={version}
          refusal={actionData ?? null}
        />
      ) : (
        <Banner kind="fault">{t(messages.notEditable)}</Banner>
      )}
    </AdminDetail>
  );
}
