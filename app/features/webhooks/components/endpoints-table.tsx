import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/admin/webhooks.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Link } from "#app/ui/link.tsx";
import { ListTable } from "#app/ui/tables/list-table.tsx";
import { StateWord } from "#app/ui/tag.tsx";
import type { EndpointView } from "../webhooks.ts";

/** Every endpoint with what it is told of and whether messages arrive. */
export function EndpointsTable({ endpoints }: { readonly endpoints: readonly EndpointView[] }) {
  const t = useT();
  return (
    <ListTable
      caption={messages.title}
      rows={endpoints}
      keyOf={({ id }) => id}
      head={{
        label: messages.url,
        cell: ({ id, url }) => (
          <Link className="link link-block break-anywhere" to={adminPath(`/admin/settings/webhooks/${id}`)}>
            {url}
          </Link>
        ),
      }}
      columns={{
        state: { label: messages.state, cell: (endpoint: EndpointView) => <EndpointState {...endpoint} /> },
        events: {
          label: messages.events,
          cell: ({ events }: EndpointView) => events.map((event) => t(messages.eventNames[event])).join(", "),
        },
      }}
      chosen={["state", "events"]}
    />
  );
}

/** Whether an endpoint is enabled, and whether messages arrive. */
export function EndpointState(props: Pick<EndpointView, "enabled" | "disabledAt" | "failingSince">) {
  const t = useT();
  if (props.disabledAt) return <StateWord state="fault">{t(messages.disabledByFailures)}</StateWord>;
  if (!props.enabled) return <StateWord state="off">{t(messages.disabled)}</StateWord>;
  if (props.failingSince) return <StateWord state="warn">{t(messages.failing)}</StateWord>;
  return <StateWord state="ok">{t(messages.enabled)}</StateWord>;
}
