import { Form } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import { repair as messages } from "#app/i18n/messages/fleet-admin/fleet-units.ts";
import { textTooLong } from "#app/i18n/messages/ui/text-limits.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { LimitedField, LimitedTextArea } from "#app/ui/forms/limited-field.tsx";
import { Link } from "#app/ui/link.tsx";
import { AlertBanner } from "#app/ui/page/banner.tsx";
import { Facts } from "#app/ui/tables/table.tsx";
import { When } from "#app/ui/when.tsx";
import {
  REPAIR_LIMITS,
  type RepairFault,
  type RepairRefusal,
  type RepairValues,
  type UnitRepair,
} from "../../units/unit-repair.ts";

/** A form of a repair that came back. */
export interface ReturnedRepair {
  readonly repair: RepairValues;
  readonly refusals: readonly (RepairFault | RepairRefusal["kind"])[];
}

interface RepairProps {
  readonly number: number;
  readonly repair: UnitRepair;
  readonly returned: ReturnedRepair | null;
  /** Whether the reader sees the cost, and opens hires. */
  readonly hires: boolean;
}

/** What the unit is in repair for: since when and which hire, what is broken, who mends it until when and for how much. */
export function UnitRepairCard({ number, repair, returned, hires }: RepairProps) {
  const t = useT();
  const values = returned?.repair ?? repair.values;
  const refusals = returned?.refusals ?? [];
  const refusal = refusals.find((kind) => kind === "ended" || kind === "conflict");
  const errorOf = (field: Exclude<RepairFault, "too-long">) =>
    refusals.includes(field) ? { error: t(messages.refusals[field]) } : {};
  const dayRefusal = refusals.find((kind) => kind === "past" || kind === "all-out");
  const { hire } = repair;
  return (
    <section className="admin-card stack-4" id="repair">
      <h2>{t(messages.title)}</h2>
      <Facts
        rows={[
          [t(messages.since), <When key="since" at={repair.since} />],
          ...(hire ? [[t(messages.hire), <HireName key="hire" hire={hire} links={hires} />] as const] : []),
        ]}
      />
      {refusal && <AlertBanner>{t(messages.refusals[refusal])}</AlertBanner>}
      {refusals.includes("too-long") && <AlertBanner>{t(textTooLong)}</AlertBanner>}
      {refusal === "conflict" && <Facts rows={rowsOf(t, repair.values, hires)} />}
      <Form
        key={JSON.stringify(values)}
        method="post"
        action={adminPath(`/admin/hire/units/${number}/repair`)}
        className="stack-4"
        noValidate
      >
        <input
          type="hidden"
          name="seen"
          value={JSON.stringify({ claimId: repair.claimId, values: repair.values })}
        />
        <LimitedTextArea
          name="fault"
          label={messages.fault}
          rows={3}
          limit={REPAIR_LIMITS.fault}
          defaultValue={values.fault}
        />
        <div className="admin-grid">
          <LimitedField
            name="repairer"
            label={messages.repairer}
            limit={REPAIR_LIMITS.repairer}
            autoComplete="off"
            defaultValue={values.repairer}
          />
          <Field
            name="promised"
            type="date"
            label={messages.promised}
            hint={t(messages.promisedHint)}
            defaultValue={values.promised}
            {...(dayRefusal ? { error: t(messages.refusals[dayRefusal]) } : errorOf("promised"))}
          />
          {hires && (
            <Field
              name="cost"
              inputMode="decimal"
              autoComplete="off"
              label={messages.cost}
              defaultValue={values.cost}
              {...errorOf("cost")}
            />
          )}
        </div>
        <p>
          <SubmitButton variant="outline" small>
            {t(messages.save)}
          </SubmitButton>
        </p>
      </Form>
    </section>
  );
}

/** What was typed of a repair that ended meanwhile. */
export function EndedRepair({ returned, hires }: Pick<RepairProps, "hires"> & { returned: ReturnedRepair }) {
  const t = useT();
  return (
    <section className="admin-card stack-4" id="repair">
      <h2>{t(messages.title)}</h2>
      <AlertBanner>{t(messages.refusals.ended)}</AlertBanner>
      <Facts rows={rowsOf(t, returned.repair, hires)} />
    </section>
  );
}

function rowsOf(t: ReturnType<typeof useT>, values: RepairValues, hires: boolean) {
  const shown = hires ? REPAIR_FIELDS : REPAIR_FIELDS.filter((field) => field !== "cost");
  return shown.map((field) => [t(messages[field]), <bdi key={field}>{values[field]}</bdi>] as const);
}

const REPAIR_FIELDS = ["fault", "repairer", "promised", "cost"] as const;

function HireName({
  hire: { id, number },
  links,
}: {
  readonly hire: NonNullable<UnitRepair["hire"]>;
  readonly links: boolean;
}) {
  if (!links || id === null) return number;
  return (
    <Link className="link" to={adminPath(`/admin/hire/hires/${id}`)}>
      {number}
    </Link>
  );
}
