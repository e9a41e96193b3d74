import { Form } from "react-router";
import { formatDate } from "#app/i18n/dates.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/admin/reports.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { DAY_MS } from "#app/lib/time/clock.ts";
import { isoDay } from "#app/lib/time/irish-time.ts";
import { SubmitButton } from "#app/ui/button.tsx";
import { Field, Select } from "#app/ui/forms/field.tsx";
import { Link } from "#app/ui/link.tsx";
import { AlertBanner } from "#app/ui/page/banner.tsx";
import {
  PRESETS,
  type Preset,
  presetOf,
  presetRange,
  type RangeFault,
  type ReportQuery,
  type Step,
  stepsOf,
} from "../range.ts";

const PRESET_LABELS: Readonly<Record<Preset, Message>> = {
  "last-30": messages.last30,
  "this-month": messages.thisMonth,
  "last-month": messages.lastMonth,
  "this-year": messages.thisYear,
  "last-year": messages.lastYear,
};

const STEP_LABELS: Readonly<Record<Step, Message>> = {
  day: messages.day,
  week: messages.week,
  month: messages.month,
};

const FAULTS: Readonly<Record<RangeFault, Message>> = {
  date: messages.badDate,
  order: messages.badOrder,
  long: messages.tooLong,
};

interface RangeFilterProps {
  readonly query: ReportQuery;
  /** The calendar day in Ireland, counted from 1970-01-01. */
  readonly today: number;
  /** Whether the report has steps to choose from. */
  readonly withStep?: boolean;
  /** What the address keeps beside the range. */
  readonly hidden?: Readonly<Record<string, string>>;
}

/** The days of a report: links to common ranges, and two dates. */
export function RangeFilter({ query, today, withStep = false, hidden = {} }: RangeFilterProps) {
  const t = useT();
  const { from, until, range, fault, step } = query;
  const current = range && presetOf(range, today);
  return (
    <div className="report-range">
      <nav aria-label={t(messages.ranges)}>
        <ul className="report-presets fade-ends">
          {PRESETS.map((preset) => {
            const { first, last } = presetRange(preset, today);
            const params = new URLSearchParams({ from: isoDay(first), until: isoDay(last), ...hidden });
            return (
              <li key={preset}>
                <Link to={`?${params}`} aria-current={preset === current ? "true" : undefined}>
                  {t(PRESET_LABELS[preset])}
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
      <Form method="get" className="report-dates" key={`${from} ${until} ${step}`}>
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Field type="date" name="from" label={messages.from} defaultValue={from} />
        <Field type="date" name="until" label={messages.until} defaultValue={until} />
        {withStep && range && (
          <Select name="step" label={messages.step} defaultValue={step}>
            {stepsOf(range).map((offered) => (
              <option key={offered} value={offered}>
                {t(STEP_LABELS[offered])}
              </option>
            ))}
          </Select>
        )}
        <SubmitButton variant="outline" small>
          {t(messages.show)}
        </SubmitButton>
      </Form>
      {fault && <AlertBanner>{t(FAULTS[fault])}</AlertBanner>}
    </div>
  );
}

/** A calendar day in words. */
export function useDay(): (day: number) => string {
  const locale = useLocale();
  return (day) => formatDate(locale, new Date(day * DAY_MS + DAY_MS / 2));
}
