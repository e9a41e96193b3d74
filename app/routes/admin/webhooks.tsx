import { data } from "react-router";
import { EndpointForm } from "#app/features/webhooks/components/endpoint-form.tsx";
import { EndpointsTable } from "#app/features/webhooks/components/endpoints-table.tsx";
import { listEndpoints } from "#app/features/webhooks/queries.server.ts";
import { addEndpoint } from "#app/features/webhooks/save-endpoint.server.ts";
import { readEndpointForm } from "#app/features/webhooks/webhook-form.ts";
import { appContext } from "#app/http/context.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { NO_STORE } from "#app/http/headers/private-headers.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/admin/webhooks.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { AdminPage } from "#app/ui/admin/admin-page.tsx";
import { FlashMessage } from "#app/ui/flash/flash-message.tsx";
import { Link } from "#app/ui/link.tsx";
import { AlertBanner, DoneBanner } from "#app/ui/page/banner.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import { ListRows } from "#app/ui/tables/list-rows.tsx";
import type { Route } from "./+types/webhooks.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export const meta: Route.MetaFunction = () => noindexMeta(messages.title);

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  return { endpoints: await listEndpoints(db) };
}

/** Adds an endpoint; the answer shows its secret once. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, config, actorId, form } = await readPost({ request, context });
  const values = readEndpointForm(form);
  const added = await addEndpoint(db, { values, actorId, privateHosts: config.webhookHosts });
  const answer = { made: added.ok ? added.value : null, isFull: false, returned: null };
  if (added.ok) return data(answer, { headers: NO_STORE });
  if (added.error.kind === "full") return data({ ...answer, isFull: true }, { status: 409 });
  const returned = { values, version: 0, faults: added.error.faults, changed: false };
  return data({ ...answer, returned }, { status: 422 });
}

export default function WebhooksPage({ loaderData: { endpoints }, actionData }: Route.ComponentProps) {
  const t = useT();
  const made = actionData?.made ?? null;
  return (
    <AdminPage title={messages.title} lead={messages.lead}>
      <FlashMessage results={{ "webhook-deleted": messages.removed }} />
      {made && (
        <DoneBanner title={t(messages.made)}>
          <p>
            <code className="break-anywhere">{made.secret}</code>
          </p>
          <p>
            <Link className="link" to={adminPath(`/admin/settings/webhooks/${made.id}`)}>
              {t(messages.open)}
            </Link>
          </p>
        </DoneBanner>
      )}
      {actionData?.isFull && <AlertBanner>{t(messages.full)}</AlertBanner>}
      <ListRows isEmpty={endpoints.length === 0} empty={{ title: messages.none, text: messages.noneText }}>
        <EndpointsTable endpoints={endpoints} />
      </ListRows>
      <EndpointForm
        key={made?.id}
        action={adminPath("/admin/settings/webhooks")}
        stored={null}
        returned={actionData?.returned ?? null}
      />
    </AdminPage>
  );
}
