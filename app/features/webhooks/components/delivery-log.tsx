import { Form } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatDateTime } from "#app/i18n/dates.ts";
import * as messages from "#app/i18n/messages/admin/webhooks.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { ListPages } from "#app/ui/tables/list-pages.tsx";
import { ListTable } from "#app/ui/tables/list-table.tsx";
import { StateWord } from "#app/ui/tag.tsx";
import { When } from "#app/ui/when.tsx";
import { type DeliveryState, type DeliveryView, deliveryLog } from "../webhooks.ts";

interface DeliveryLogProps {
  readonly endpointId: string;
  readonly isEnabled: boolean;
  readonly deliveries: readonly DeliveryView[];
  readonly isFirst: boolean;
  readonly next: string | null;
}

const LAMPS = { queued: "off", delivered: "ok", failed: "fault" } as const satisfies Record<
  DeliveryState,
  string
>;

/** What was sent to an endpoint and what it answered, newest first. */
export function DeliveryLog({ endpointId, isEnabled, deliveries, isFirst, next }: DeliveryLogProps) {
  const t = useT();
  const hrefOf = (after: string) =>
    `${deliveryLog.href({ after }, adminPath(`/admin/settings/webhooks/${endpointId}`))}#log`;
  const columns = {
    state: {
      label: messages.state,
      cell: (row: DeliveryView) => <DeliveryStatus {...row} isEnabled={isEnabled} />,
    },
    answer: {
      label: messages.answer,
      cell: ({ statusCode, lastError }: DeliveryView) => <span>{statusCode ?? lastError ?? "–"}</span>,
    },
    attempts: { label: messages.attempts, numeric: true, cell: ({ attempts }: DeliveryView) => attempts },
    at: { label: messages.at, cell: ({ createdAt }: DeliveryView) => <When at={createdAt} /> },
    action: {
      label: messages.action,
      cell: (row: DeliveryView) =>
        isEnabled && row.state !== "queued" ? <SendAgain endpointId={endpointId} delivery={row} /> : "–",
    },
  };
  return (
    <section className="stack-3" id="log">
      <h2>{t(messages.log)}</h2>
      {deliveries.length === 0 ? (
        <p className="muted">{t(messages.logNone)}</p>
      ) : (
        <ListTable
          caption={messages.log}
          rows={deliveries}
          keyOf={({ id }) => id}
          head={{ label: messages.event, cell: ({ event }) => t(messages.eventNames[event]) }}
          columns={columns}
          chosen={["state", "answer", "attempts", "at", "action"]}
        />
      )}
      <ListPages first={isFirst ? null : hrefOf("")} next={next && hrefOf(next)} />
    </section>
  );
}

type StatusProps = Pick<DeliveryView, "state" | "attempts" | "nextAttemptAt"> &
  Pick<DeliveryLogProps, "isEnabled">;

/** The state of a delivery; one that waits says for what. */
export function DeliveryStatus({ state, attempts, nextAttemptAt, isEnabled }: StatusProps) {
  const t = useT();
  const locale = useLocale();
  const next = attempts > 0 && `${t(messages.nextTry)} ${formatDateTime(locale, nextAttemptAt)}`;
  const until = isEnabled ? next : t(messages.paused);
  return (
    <>
      <StateWord state={LAMPS[state]}>{t(messages.states[state])}</StateWord>
      {state === "queued" && until && <span className="muted"> {until}</span>}
    </>
  );
}

function SendAgain({
  endpointId,
  delivery,
}: {
  readonly endpointId: string;
  readonly delivery: DeliveryView;
}) {
  const t = useT();
  const locale = useLocale();
  const what = {
    event: t(messages.eventNames[delivery.event]),
    at: formatDateTime(locale, delivery.createdAt),
  };
  return (
    <Form
      method="post"
      action={adminPath(`/admin/settings/webhooks/${endpointId}/deliveries/${delivery.id}/retries`)}
    >
      <SubmitButton variant="outline" small aria-label={t(messages.sendAgainOf, what)}>
        {t(messages.sendAgain)}
      </SubmitButton>
    </Form>
  );
}
