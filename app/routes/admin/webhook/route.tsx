import { Form, Outlet } from "react-router";
import { DeliveryLog } from "#app/features/webhooks/components/delivery-log.tsx";
import { EndpointForm } from "#app/features/webhooks/components/endpoint-form.tsx";
import { EndpointState } from "#app/features/webhooks/components/endpoints-table.tsx";
import { getEndpoint, listWebhookDeliveries } from "#app/features/webhooks/queries.server.ts";
import { changeEndpoint } from "#app/features/webhooks/save-endpoint.server.ts";
import { readEndpointForm } from "#app/features/webhooks/webhook-form.ts";
import { deliveryLog } from "#app/features/webhooks/webhooks.ts";
import { appContext } from "#app/http/context.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { returnForm } from "#app/http/forms/return-form.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/admin/webhooks.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { isId } from "#app/lib/ids.ts";
import { AdminDetail } from "#app/ui/admin/admin-page.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { FlashMessage } from "#app/ui/flash/flash-message.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/route.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export const meta: Route.MetaFunction = () => noindexMeta(messages.title);

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const endpoint = await getEndpoint(db, params.id);
  if (!endpoint) throw notFound();
  const { after } = deliveryLog.parse(new URL(request.url).searchParams);
  return { endpoint, isFirst: after === "", ...(await listWebhookDeliveries(db, endpoint.id, after)) };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  if (!isId(params.id)) throw notFound();
  const { db, config, actorId, form } = await readPost({ request, context });
  const values = readEndpointForm(form);
  const version = Number(form.get("version") ?? "");
  const change = { id: params.id, version, values, actorId, privateHosts: config.webhookHosts };
  const saved = await changeEndpoint(db, change);
  if (saved.ok)
    throw redirectWith(context, adminPath(`/admin/settings/webhooks/${params.id}`), "webhook-saved");
  return returnForm({ values, version }, saved.error);
}

const RESULTS = {
  "webhook-saved": messages.saved,
  "webhook-resent": messages.resent,
  "webhook-test-queued": messages.testQueued,
};

export default function WebhookPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { endpoint, deliveries, isFirst, next } = loaderData;
  const path = adminPath(`/admin/settings/webhooks/${endpoint.id}`);
  return (
    <AdminDetail
      back={{ to: adminPath("/admin/settings/webhooks"), label: messages.title }}
      heading={<span className="break-anywhere">{new URL(endpoint.url).host}</span>}
      marks={<EndpointState {...endpoint} />}
      actions={
        endpoint.enabled && (
          <Form method="post" action={adminPath(`/admin/settings/webhooks/${endpoint.id}/tests`)}>
            <SubmitButton variant="outline" small>
              {t(messages.sendTest)}
            </SubmitButton>
          </Form>
        )
      }
    >
      <FlashMessage results={{ ...RESULTS, "webhook-not-sent": { fault: messages.notSent } }} />
      {endpoint.disabledAt && (
        <Banner kind="fault" title={t(messages.disabledByFailures)}>
          {t(messages.disabledByFailuresText)}
        </Banner>
      )}
      <EndpointForm
        key={endpoint.version}
        action={path}
        stored={endpoint}
        returned={actionData?.returned ?? null}
      />
      <DeliveryLog
        endpointId={endpoint.id}
        isEnabled={endpoint.enabled}
        deliveries={deliveries}
        isFirst={isFirst}
        next={next}
      />
      <details className="admin-card">
        <summary>{t(messages.remove)}</summary>
        <p>{t(messages.removeText)}</p>
        <Form method="post" action={adminPath(`/admin/settings/webhooks/${endpoint.id}/deletion`)}>
          <SubmitButton variant="danger" small>
            {t(messages.remove)}
          </SubmitButton>
        </Form>
      </details>
      <Outlet />
    </AdminDetail>
  );
}
