import type { DayAvailability } from "#app/features/claims/claims.ts";
import { type HireItemPage, hireItemHref } from "#app/features/fleet/catalogue/hire-catalogue.ts";
import { formatDate } from "#app/i18n/dates.ts";
import { localeHref } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/hire/hire-item.ts";
import { type Translate, useLocale, useT } from "#app/i18n/use-t.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { ChevronIcon } from "#app/ui/icons.tsx";
import { CompanionHeading } from "#app/ui/page/companion-heading.tsx";
import { chosenDates, type HireDates } from "../hire-dates.ts";
import { addMonths, datesFrom, isWithin, noonOf, weeksOf } from "../month-view.ts";

/** What the month shows: the wanted quantity on every day of it. */
export interface MonthView {
  /** YYYY-MM. */
  readonly month: string;
  readonly quantity: number;
  /** The days; null until a script, or an address with a month, asks for it. */
  readonly days: readonly DayAvailability[] | null;
  /** The first and the last month that can be hired, YYYY-MM. */
  readonly range: { readonly first: string; readonly last: string };
}

interface MonthStripProps {
  readonly item: HireItemPage;
  readonly dates: HireDates;
  readonly view: MonthView;
}

/** A month of availability. A day that has any is a link that collects on it; the arrow keys go from day to day. */
export function MonthStrip({ item, dates, view }: MonthStripProps) {
  const t = useT();
  const monthHref = useMonthHref({ item, dates, view });
  return (
    <section className="product-section" aria-labelledby="month">
      <CompanionHeading level={2} of={messages.month} id="month" />
      <div className="month-view">
        <MonthHead item={item} dates={dates} view={view} />
        <div data-live="month" data-month={view.days === null ? "open" : "shown"} className="month-live">
          {view.days === null && (
            <a className="link month-open" href={monthHref(view.month)} rel="nofollow" data-month-open="">
              {t(messages.openMonth)}
            </a>
          )}
          <MonthTable item={item} dates={dates} view={view} />
          <MonthLegend />
          <p className="month-hint">{t(messages.monthHint, { n: view.quantity })}</p>
        </div>
      </div>
    </section>
  );
}

/** The address of the page with another month. */
function useMonthHref({ item, dates, view }: MonthStripProps): (month: string) => string {
  const locale = useLocale();
  const kept = { dates: chosenDates(dates), quantity: view.quantity };
  return (month) => `${localeHref(locale, hireItemHref(item.slug, { ...kept, month }))}#month`;
}

/** The name stays in the page while the month is replaced: a live region that is new with its words announces nothing. */
function MonthHead(props: MonthStripProps) {
  const t = useT();
  const locale = useLocale();
  const monthHref = useMonthHref(props);
  const { month, range } = props.view;
  const step = (by: -1 | 1) => {
    const other = addMonths(month, by);
    const label = t(by < 0 ? messages.previousMonth : messages.nextMonth);
    const icon = <ChevronIcon className={by < 0 ? "month-back" : "month-on"} />;
    return (
      <div data-live={by < 0 ? "month-back" : "month-on"}>
        {other < range.first || other > range.last ? (
          <span className="button-icon month-end" aria-hidden="true">
            {icon}
          </span>
        ) : (
          <a
            className="button-icon"
            href={monthHref(other)}
            rel="nofollow"
            aria-label={label}
            data-month-step={by}
          >
            {icon}
          </a>
        )}
      </div>
    );
  };
  return (
    <div className="month-head">
      {step(-1)}
      <h3 className="month-name" aria-live="polite" data-live="month-name">
        {formatDate(locale, noonOf(`${month}-01`)).replace(/^1\s/, "")}
      </h3>
      {step(1)}
    </div>
  );
}

/** Six weeks, as the longest month needs: no month is higher than another. */
const WEEKS = 6;

function MonthTable({ item, dates, view }: MonthStripProps) {
  const t = useT();
  const weeks = view.days === null ? [] : weeksOf(view.days);
  return (
    <table className="month-days" aria-labelledby="month">
      <thead>
        <tr>
          {t(messages.weekdays)
            .split(" ")
            .map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: WEEKS }, (_, week) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: weeks have no other name.
          <tr key={week}>
            {Array.from({ length: 7 }, (_, weekday) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: weekdays never move.
              <td key={weekday}>
                <DayCell day={weeks[week]?.[weekday] ?? null} item={item} dates={dates} view={view} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function wordsOf(t: Translate, { state, available }: DayAvailability): string {
  switch (state) {
    case "available":
      return t(messages.dayAvailable);
    case "part":
      return t(messages.dayPart, { count: available });
    case "none":
      return t(messages.dayNone);
    case "closed":
      return t(messages.dayClosed);
    case "past":
      return t(messages.dayPast);
    case "unconfirmed":
      return t(messages.dayUnconfirmed);
  }
}

function DayCell({ day, item, dates, view }: MonthStripProps & { readonly day: DayAvailability | null }) {
  const t = useT();
  const locale = useLocale();
  if (day === null) return <span className="day" />;
  const isChosen = dates.period !== null && isWithin(day.day, dates.typed);
  const number = Number(day.day.slice(-2));
  const className = classNames("day", `day-${day.state}`, isChosen && "day-chosen");
  const label = `${formatDate(locale, noonOf(day.day))}: ${wordsOf(t, day)}`;
  const inside = (
    <>
      <span aria-hidden="true">{number}</span>
      {day.state === "part" && (
        <small aria-hidden="true" className="day-left">
          {day.available}
        </small>
      )}
      <span className="hidden-visually">{label}</span>
    </>
  );
  if (day.state === "past" || day.state === "closed") return <span className={className}>{inside}</span>;
  const moved = { dates: datesFrom(day.day, dates.typed), quantity: view.quantity, month: view.month };
  return (
    <a
      className={className}
      href={localeHref(locale, hireItemHref(item.slug, moved))}
      rel="nofollow"
      data-day={day.day}
      {...(isChosen && { "aria-current": "date" as const })}
    >
      {inside}
    </a>
  );
}

function MonthLegend() {
  const t = useT();
  return (
    <ul className="month-legend" aria-hidden="true">
      <li>
        <span className="day day-available" /> {t(messages.dayAvailable)}
      </li>
      <li>
        <span className="day day-part" /> {t(messages.some)}
      </li>
      <li>
        <span className="day day-none" /> {t(messages.dayNone)}
      </li>
      <li>
        <span className="day day-closed" /> {t(messages.dayClosed)}
      </li>
    </ul>
  );
}
