import { Form } from "react-router";
import { AssigneeOptions } from "#app/features/identity/components/assignee-options.tsx";
import type { StaffMember } from "#app/features/identity/identity.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as enquiryAdmin from "#app/i18n/messages/admin/enquiry-admin.ts";
import * as quoteWork from "#app/i18n/messages/hire-admin/quote-work.ts";
import { more } from "#app/i18n/messages/ui/lists.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { ButtonRouteLink } from "#app/ui/button-route-link.tsx";
import { Select } from "#app/ui/forms/field.tsx";
import { Disclosure } from "#app/ui/tables/disclosure.tsx";
import type { EnquiryView } from "../../admin/enquiry-admin.ts";
import { ENQUIRY_STATE_MESSAGES, type EnquiryState } from "../../enquiries.ts";
import { TRANSITIONS } from "../../enquiry-states.ts";
import { useEnquiryAction } from "./answer-forms.tsx";

/** Letters for the moves made most often. */
const MOVE_KEYS: Readonly<Partial<Record<EnquiryState, string>>> = { answered: "e", waiting: "w", spam: "s" };

interface EnquiryActionsProps {
  readonly enquiry: EnquiryView;
  readonly viewerId: string;
  /** The newest quote of the enquiry; null without one. */
  readonly quote: { readonly id: string; readonly number: string } | null;
}

/** What is done with an enquiry most, and every other state it may go to behind a button. */
export function EnquiryActions({ enquiry, viewerId, quote }: EnquiryActionsProps) {
  const t = useT();
  const moves = useEnquiryAction(enquiry.id, "moves");
  const assignments = useEnquiryAction(enquiry.id, "assignments");
  const [likeliest, ...others] = TRANSITIONS[enquiry.state];
  const move = (to: EnquiryState) => (
    <SubmitButton
      key={to}
      name="to"
      value={to}
      variant="outline"
      small
      busy={moves.busy}
      data-key={MOVE_KEYS[to]}
    >
      {to === "new"
        ? t(enquiry.state === "spam" ? enquiryAdmin.notSpam : enquiryAdmin.reopen)
        : t(enquiryAdmin.moveTo, { state: t(ENQUIRY_STATE_MESSAGES[to]).toLowerCase() })}
    </SubmitButton>
  );
  return (
    <>
      {enquiry.assigneeId !== viewerId && (
        <Form method="post" action={assignments.path}>
          <input type="hidden" name="assignee" value={viewerId} />
          <SubmitButton variant="outline" small busy={assignments.busy} data-key="m">
            {t(enquiryAdmin.takeIt)}
          </SubmitButton>
        </Form>
      )}
      <Form method="post" action={moves.path}>
        {likeliest && move(likeliest)}
      </Form>
      {others.length > 0 && (
        <Disclosure summary={t(more)} className="enquiry-moves">
          <Form method="post" action={moves.path}>
            {others.map(move)}
          </Form>
        </Disclosure>
      )}
      {quote && (
        <ButtonRouteLink small to={adminPath(`/admin/hire/quotes/${quote.id}`)}>
          {t(quoteWork.openQuote, { number: quote.number })}
        </ButtonRouteLink>
      )}
    </>
  );
}

interface AssignFormProps {
  readonly enquiry: EnquiryView;
  readonly staff: readonly StaffMember[];
}

/** The form that says who looks after the enquiry. */
export function AssignForm({ enquiry, staff }: AssignFormProps) {
  const t = useT();
  const { path, busy } = useEnquiryAction(enquiry.id, "assignments");
  return (
    <section className="enquiry-block">
      <Form method="post" action={path} className="enquiry-inline" key={enquiry.assigneeId}>
        <Select name="assignee" label={enquiryAdmin.assignee} defaultValue={enquiry.assigneeId ?? ""}>
          <option value="">{t(enquiryAdmin.nobody)}</option>
          <AssigneeOptions of={staff} assigned={enquiry.assigneeId} />
        </Select>
        <SubmitButton variant="outline" small busy={busy}>
          {t(enquiryAdmin.assign)}
        </SubmitButton>
      </Form>
    </section>
  );
}
