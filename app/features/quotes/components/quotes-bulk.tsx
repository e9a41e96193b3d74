import { AssigneeOptions } from "#app/features/identity/components/assignee-options.tsx";
import type { StaffMember } from "#app/features/identity/identity.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as work from "#app/i18n/messages/hire-admin/quote-work.ts";
import * as messages from "#app/i18n/messages/hire-admin/quotes-admin.ts";
import * as lists from "#app/i18n/messages/ui/lists.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { Select } from "#app/ui/forms/field.tsx";
import { AlertBanner, DoneBanner } from "#app/ui/page/banner.tsx";
import { AssignmentResult } from "#app/ui/tables/assignment-result.tsx";
import { SelectedCount } from "#app/ui/tables/selected-count.tsx";
import { ASSIGN_REFUSALS, type AssignAnswer } from "../list/assignments.ts";
import { type QuotesQuery, quotesList } from "../list/quotes-query.ts";

const ASSIGNMENTS = adminPath("/admin/hire/quotes/assignments");

interface BulkProps {
  readonly query: QuotesQuery;
  /** The id of the form, to which the ticks of the table belong. */
  readonly id: string;
  /** The reader first. */
  readonly staff: readonly StaffMember[];
}

/** Assigns the ticked quotes to one member of staff, or to no one. */
export function QuotesBulk({ query, id, staff }: BulkProps) {
  const t = useT();
  return (
    <form method="post" action={quotesList.href(query, ASSIGNMENTS)} id={id} className="bulk-bar">
      <SelectedCount form={id} />
      <Select id="bulk-assignee" name="assignee" label={work.assignee}>
        <AssigneeOptions of={staff} />
        <option value="">{t(messages.assignees.none)}</option>
      </Select>
      <SubmitButton variant="outline" small>
        {t(messages.assignChosen)}
      </SubmitButton>
    </form>
  );
}

/** What was assigned and the way back, or why nothing was. */
export function AssignResult({ answer, query }: { answer: AssignAnswer; query: QuotesQuery }) {
  const t = useT();
  if (answer.kind === "refused") return <AlertBanner>{t(ASSIGN_REFUSALS[answer.why])}</AlertBanner>;
  if (answer.kind === "undone")
    return (
      <DoneBanner>
        {answer.left === 0 ? t(lists.undone) : t(lists.undoneExcept, { n: answer.left })}
      </DoneBanner>
    );
  return (
    <AssignmentResult reversal={quotesList.href(query, adminPath(`${ASSIGNMENTS}/reversal`))} {...answer}>
      {t(messages.assignedMany, { n: answer.changed.length })}{" "}
      {answer.unchanged > 0 && t(messages.assignedAlready, { n: answer.unchanged })}
    </AssignmentResult>
  );
}
