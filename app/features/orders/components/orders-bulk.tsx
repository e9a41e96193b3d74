import { AssigneeOptions } from "#app/features/identity/components/assignee-options.tsx";
import type { StaffMember } from "#app/features/identity/identity.ts";
import { orderName } from "#app/i18n/formats.ts";
import * as orderAdmin from "#app/i18n/messages/admin/order-admin.ts";
import { notAssignable } from "#app/i18n/messages/admin/users.ts";
import * as messages from "#app/i18n/messages/orders-admin/fulfilment.ts";
import * as lists from "#app/i18n/messages/ui/lists.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { Select } from "#app/ui/forms/field.tsx";
import { AlertBanner, Banner, DoneBanner } from "#app/ui/page/banner.tsx";
import { AssignmentResult } from "#app/ui/tables/assignment-result.tsx";
import { SelectedCount } from "#app/ui/tables/selected-count.tsx";
import type { ManyOrdersAnswer } from "../fulfilment/many.ts";

interface BulkProps {
  /** The id of the form, to which the ticks of the table belong. */
  readonly id: string;
  /** The resource that marks the chosen orders as dispatched; the list's query is part of it. */
  readonly dispatches: string;
  readonly sheets: string;
  readonly labels: string;
  /** Assigns the chosen orders; null where the reader only packs. */
  readonly assigning: { readonly action: string; readonly staff: readonly StaffMember[] } | null;
}

/** What can be done with the ticked orders: print their packing lists and labels, mark them as dispatched. */
export function OrdersBulk({ id, dispatches, sheets, labels, assigning }: BulkProps) {
  const t = useT();
  return (
    <form method="post" action={dispatches} id={id} className="bulk-bar">
      <SelectedCount form={id} />
      <SubmitButton variant="outline" small formMethod="get" formAction={sheets} formTarget="_blank">
        {t(messages.printSheets)}
      </SubmitButton>
      <SubmitButton variant="outline" small formMethod="get" formAction={labels} formTarget="_blank">
        {t(messages.printLabels)}
      </SubmitButton>
      <SubmitButton variant="outline" small>
        {t(messages.dispatchChosen)}
      </SubmitButton>
      {assigning && (
        <>
          <Select id="bulk-assignee" name="assignee" label={orderAdmin.assignee}>
            <AssigneeOptions of={assigning.staff} />
            <option value="">{t(orderAdmin.noOne)}</option>
          </Select>
          <SubmitButton variant="outline" small formAction={assigning.action}>
            {t(orderAdmin.assign)}
          </SubmitButton>
        </>
      )}
    </form>
  );
}

interface ResultProps {
  readonly answer: ManyOrdersAnswer;
  /** The resource of a batch that takes it back. */
  readonly reversalOf: (batch: string) => string;
  /** The resource that takes an assignment back; null where the reader only packs. */
  readonly unassigning: string | null;
}

/** How many were marked or assigned, which were not and why, with the way back. */
export function OrdersBulkResult({ answer, reversalOf, unassigning }: ResultProps) {
  const t = useT();
  if (answer.kind === "none-chosen" || answer.kind === "not-staff")
    return <AlertBanner>{t(answer.kind === "not-staff" ? notAssignable : messages.noneChosen)}</AlertBanner>;
  if (answer.kind === "undone")
    return (
      <Banner kind={answer.left > 0 ? "info" : "ok"} role="status">
        {t(messages.undoneMany, { n: answer.undone })}{" "}
        {answer.left > 0 && t(messages.undoLate, { n: String(answer.left) })}
      </Banner>
    );
  if (answer.kind === "unassigned")
    return (
      <DoneBanner>
        {answer.left === 0 ? t(lists.undone) : t(lists.undoneExcept, { n: answer.left })}
      </DoneBanner>
    );
  if (answer.kind === "assigned")
    return (
      <AssignmentResult reversal={unassigning} {...answer}>
        {t(orderAdmin.assignedMany, { n: answer.changed.length })}{" "}
        {answer.unchanged > 0 && t(orderAdmin.assignedAlready, { n: answer.unchanged })}
      </AssignmentResult>
    );
  const { batch, changed, unchanged } = answer;
  const orders = unchanged
    .map(({ number, why }) => `${orderName(number)} (${t(messages.whys[why])})`)
    .join(", ");
  return (
    <Banner kind={changed > 0 ? "ok" : "info"} role="status">
      <form method="post" action={reversalOf(batch)} className="row">
        {changed > 0 ? t(messages.dispatchedMany, { n: changed }) : t(messages.noneDispatched)}{" "}
        {unchanged.length > 0 && t(messages.unchanged, { orders })}
        {changed > 0 && (
          <SubmitButton variant="outline" small>
            {t(messages.undo)}
          </SubmitButton>
        )}
      </form>
    </Banner>
  );
}
