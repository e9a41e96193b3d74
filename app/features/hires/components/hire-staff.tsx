import { Form } from "react-router";
import { AssigneeOptions } from "#app/features/identity/components/assignee-options.tsx";
import type { StaffMember } from "#app/features/identity/identity.ts";
import type { LoadReport } from "#app/features/load-check/check-load.ts";
import { LoadPanel } from "#app/features/load-check/components/load-panel.tsx";
import type { Unweighed, VenuePower } from "#app/features/load-check/load-text.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { formatMoney, orderName } from "#app/i18n/formats.ts";
import * as load from "#app/i18n/messages/hire/load-check.ts";
import * as returns from "#app/i18n/messages/hire-admin/hire-return.ts";
import * as messages from "#app/i18n/messages/hire-admin/hires-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { Select } from "#app/ui/forms/field.tsx";
import { LimitedTextArea } from "#app/ui/forms/limited-field.tsx";
import { NamedOptions } from "#app/ui/forms/named-options.tsx";
import { Link } from "#app/ui/link.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { type HireAnswer, hireFault } from "../admin-answer.ts";
import type { HireView } from "../hires.ts";
import { HIRE_LIMITS } from "../text-limits.ts";
import { GiveBackLink } from "./give-back-form.tsx";

interface StaffProps {
  readonly hire: HireView;
  readonly answer: HireAnswer | null;
}

/** Why a hire needs a person, with the button that ends it. */
export function AttentionBanner({ hire, answer }: StaffProps) {
  const t = useT();
  if (!hire.attention) return null;
  const fault = answer?.action === "resolutions" ? hireFault(answer) : null;
  return (
    <Banner kind="fault" title={t(messages.attention)}>
      {t(messages.attentions[hire.attention])}
      {fault && <p>{t(fault)}</p>}
      <Form method="post" action={adminPath(`/admin/hire/hires/${hire.id}/resolutions`)}>
        <input type="hidden" name="version" value={hire.version} />
        <SubmitButton variant="outline" small>
          {t(messages.resolved)}
        </SubmitButton>
      </Form>
    </Banner>
  );
}

/** Charges that were not paid in time, until staff charge again or cancel them. */
export function UnpaidCharges({ hire }: Pick<StaffProps, "hire">) {
  const t = useT();
  const { unpaidCharges } = hire.money;
  if (unpaidCharges.length === 0) return null;
  return (
    <Banner kind="fault" title={t(messages.attention)}>
      {t(messages.unpaidCharges)}
      <ul>
        {unpaidCharges.map(({ orderId, number, charge, total }) => (
          <li key={orderId}>
            <Link className="link" to={adminPath(`/admin/orders/${orderId}`)}>
              {t(messages.order, { number: orderName(number) })}
            </Link>{" "}
            {charge && t(messages.chargeKinds[charge])} {formatMoney(total)}
          </li>
        ))}
      </ul>
    </Banner>
  );
}

/** What ending a hire means, or why it was refused. */
export function CloseNote({
  hire,
  answer,
  isWhole,
}: StaffProps & {
  /** Everything came back, and in order. */
  readonly isWhole: boolean;
}) {
  const t = useT();
  const fault = answer?.action === "closure" ? hireFault(answer) : null;
  return fault ? (
    <Banner kind="fault">
      {t(fault)} {answer?.kind === "money-open" && <GiveBackLink hire={hire} />}
    </Banner>
  ) : (
    <p className="muted">{t(isWhole ? messages.closeText : returns.closeRest)}</p>
  );
}

/** Ends a hire that was checked. */
export function CloseHire({ hire }: Pick<StaffProps, "hire">) {
  const t = useT();
  return (
    <Form method="post" action={adminPath(`/admin/hire/hires/${hire.id}/closure`)}>
      <input type="hidden" name="version" value={hire.version} />
      <SubmitButton variant="solid" small>
        {t(messages.close)}
      </SubmitButton>
    </Form>
  );
}

interface HireStaffProps extends StaffProps {
  /** The note of the hire and its quote. */
  readonly note: string;
  readonly staff: readonly StaffMember[];
}

/** Who looks after a hire, and the note among staff. */
export function HireStaff({ hire, note, staff, answer }: HireStaffProps) {
  const t = useT();
  const page = adminPath(`/admin/hire/hires/${hire.id}`);
  const refused = answer?.action === "assignments" || answer?.action === "notes" ? answer : null;
  const fault = refused && hireFault(refused);
  return (
    <section>
      <h2>{t(messages.amongStaff)}</h2>
      {fault && <Banner kind="fault">{t(fault)}</Banner>}
      <Form method="post" action={`${page}/assignments`} className="admin-form" key={hire.assigneeId}>
        <Select name="assignee" label={messages.assignee} defaultValue={hire.assigneeId ?? ""}>
          <option value="">{t(messages.noOne)}</option>
          <AssigneeOptions of={staff} assigned={hire.assigneeId} />
        </Select>
        <p>
          <SubmitButton variant="outline" small>
            {t(messages.assign)}
          </SubmitButton>
        </p>
      </Form>
      <Form method="post" action={`${page}/notes`} className="admin-form" key={`note ${note}`}>
        <input type="hidden" name="shown" value={note} />
        {refused?.kind === "conflict" && <p dir="auto">{t(messages.noteNow, { note })}</p>}
        <LimitedTextArea
          id="note-text"
          name="note"
          label={messages.note}
          rows={3}
          limit={HIRE_LIMITS.note}
          defaultValue={refused?.values["note"] ?? note}
        />
        <p>
          <SubmitButton variant="outline" small>
            {t(messages.keepNote)}
          </SubmitButton>
        </p>
      </Form>
    </section>
  );
}

interface HireLoadProps {
  readonly load: {
    readonly report: LoadReport;
    readonly unweighed: readonly Unweighed[];
    readonly venues: readonly { readonly id: string; readonly name: string }[];
    readonly venue: (VenuePower & { readonly id: string }) | null;
  };
}

/** What the equipment of a hire draws and weighs; with a venue, whether its power carries it. */
export function HireLoad({ load: { report, unweighed, venues, venue } }: HireLoadProps) {
  const t = useT();
  return (
    <section>
      <LoadPanel report={report} unweighed={unweighed} venue={venue} />
      {venues.length > 0 && (
        <Form method="get" className="admin-form" preventScrollReset>
          <Select name="venue" label={load.venue} defaultValue={venue?.id ?? ""}>
            <option value="">{t(load.noVenue)}</option>
            <NamedOptions of={venues} />
          </Select>
          <p>
            <SubmitButton variant="outline" small>
              {t(messages.checkVenue)}
            </SubmitButton>
          </p>
        </Form>
      )}
    </section>
  );
}
