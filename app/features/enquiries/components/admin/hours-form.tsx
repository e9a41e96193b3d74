import { Form, useNavigation } from "react-router";
import {
  daysOffText,
  type HoursFault,
  type OpeningHours,
  WEEKDAYS,
} from "#app/features/opening-hours/opening-hours.ts";
import { formatIsoDate } from "#app/i18n/dates.ts";
import * as enquiryAdmin from "#app/i18n/messages/admin/enquiry-admin.ts";
import * as settings from "#app/i18n/messages/admin/settings-admin.ts";
import { type Translate, useLocale, useT } from "#app/i18n/use-t.tsx";
import type { FormValues } from "#app/lib/forms/form-fields.ts";
import { clockTime } from "#app/lib/time/clock-time.ts";
import { SubmitButton } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { Checkbox, TextArea } from "#app/ui/forms/field.tsx";
import { FocusedBanner } from "#app/ui/page/focused-banner.tsx";
import { Table } from "#app/ui/tables/table.tsx";

interface HoursFormProps {
  readonly hours: OpeningHours;
  /** The state of the hours as they are now. */
  readonly version: string;
  /** The next public holidays, YYYY-MM-DD. */
  readonly ahead: readonly string[];
  readonly refused: ReturnedHours | undefined;
}

/** What was typed, with all that is wrong; null where somebody else has saved other hours meanwhile. */
interface ReturnedHours {
  readonly faults: readonly HoursFault[] | null;
  /** The version that the next save is made from: after a conflict it replaces what is stored now. */
  readonly version: string;
  readonly values: FormValues;
}

/** Hours of each weekday, public holidays and closing days. */
export function HoursForm({ hours, version, ahead, refused }: HoursFormProps) {
  const t = useT();
  const locale = useLocale();
  const busy = useNavigation().formMethod === "POST";
  const faults = (refused?.faults ?? []).map((fault) => ({
    field: fault.field,
    message: faultText(t, fault),
  }));
  const ofDaysOff = faults.filter(({ field }) => field === "daysOff").map(({ message }) => message);
  return (
    <Form method="post" noValidate className="form width-medium">
      {refused?.faults === null && (
        <FocusedBanner title={t(settings.changedMeanwhile)} of={refused}>
          {t(settings.changedMeanwhileText)}
        </FocusedBanner>
      )}
      <ErrorSummary faults={faults} />
      <input type="hidden" name="version" value={refused?.version ?? version} />
      <Week hours={hours} values={refused?.values} wrong={faults.map(({ field }) => field)} />
      <Checkbox
        name="publicHolidaysOff"
        label={t(enquiryAdmin.publicHolidaysOff)}
        defaultChecked={refused ? "publicHolidaysOff" in refused.values : hours.publicHolidaysOff}
      />
      <div className="field">
        <p className="field-label">{t(enquiryAdmin.holidaysAhead)}</p>
        <p className="field-hint">{ahead.map((day) => formatIsoDate(locale, day)).join(" · ")}</p>
      </div>
      <TextArea
        name="daysOff"
        label={enquiryAdmin.daysOff}
        hint={t(enquiryAdmin.daysOffHint)}
        rows={4}
        error={ofDaysOff.join(" ") || undefined}
        defaultValue={refused?.values["daysOff"] ?? daysOffText(hours.daysOff)}
      />
      <div className="row">
        <SubmitButton variant="solid" busy={busy} busyText={t(enquiryAdmin.saving)}>
          {t(enquiryAdmin.save)}
        </SubmitButton>
      </div>
    </Form>
  );
}

function faultText(t: Translate, fault: HoursFault): string {
  switch (fault.kind) {
    case "times":
      return t(enquiryAdmin.hoursWrong, { day: t(WEEKDAYS[fault.day] ?? enquiryAdmin.weekday) });
    case "no-day":
      return t(enquiryAdmin.noDay);
    case "line":
      return t(enquiryAdmin.dayOffWrong, fault);
    case "too-many":
      return t(enquiryAdmin.tooManyDaysOff, fault);
  }
}

interface WeekProps {
  readonly hours: OpeningHours;
  readonly values: FormValues | undefined;
  /** The fields that are wrong. */
  readonly wrong: readonly string[];
}

function Week({ hours, values, wrong }: WeekProps) {
  const t = useT();
  return (
    <Table caption={t(enquiryAdmin.hoursPage)} quietCaption className="enquiry-week">
      <thead>
        <tr>
          <th scope="col">{t(enquiryAdmin.weekday)}</th>
          <th scope="col">{t(enquiryAdmin.opens)}</th>
          <th scope="col">{t(enquiryAdmin.closes)}</th>
        </tr>
      </thead>
      <tbody>
        {WEEKDAYS.map((weekday, day) => (
          <tr key={String(weekday.en)}>
            <th scope="row">{t(weekday)}</th>
            {(["opens", "closes"] as const).map((end, position) => {
              const name = `${end}-${day}`;
              const minutes = hours.week[day]?.[position];
              return (
                <td key={end}>
                  <input
                    className="input input-small"
                    type="time"
                    id={name}
                    name={name}
                    aria-label={`${t(weekday)}: ${t(end === "opens" ? enquiryAdmin.opens : enquiryAdmin.closes)}`}
                    defaultValue={values?.[name] ?? (minutes === undefined ? "" : clockTime(minutes))}
                    {...(wrong.includes(name) && { "aria-invalid": true })}
                  />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
