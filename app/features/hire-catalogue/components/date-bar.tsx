import type { PeriodFault } from "#app/features/claims/hire-period.ts";
import type { TypedDates } from "#app/features/fleet/catalogue/hire-catalogue.ts";
import {
  ClosedTimesBanner,
  closedSentence,
} from "#app/features/hire-prices/components/closed-times-banner.tsx";
import { faultyField, PERIOD_FAULTS } from "#app/features/hire-prices/period-text.ts";
import { localeHref } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/hire/hire-catalogue.ts";
import type { PagePath } from "#app/i18n/page-path.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { ButtonLink, SubmitButton } from "#app/ui/button.tsx";
import { CloseIcon } from "#app/ui/icons.tsx";
import { InlineScript } from "#app/ui/inline-script.tsx";
import { AlertBanner } from "#app/ui/page/banner.tsx";
import { CompanionHeading } from "#app/ui/page/companion-heading.tsx";
import { CalendarIcon } from "#app/ui/rare-icons.tsx";
import { HIRE_BASKET_KEY } from "#app/ui/session/stored-keys.ts";
import { type HireDates, NO_DATES, periodWords, typedPeriod } from "../hire-dates.ts";
import { DateFields, dateFieldId } from "./date-fields.tsx";

const SHEET = "hire-dates";

/**
 * Tells the styles before the first paint that the browser's hire basket has dates, which the page's script asks for:
 * their prices keep their place until they come.
 */
const WAITING_SCRIPT = `try{const{from,to}=JSON.parse(localStorage.getItem("${HIRE_BASKET_KEY}")||"{}");if(to&&from>new Date().toISOString()&&!/[?&]from=/.test(location.search))document.documentElement.dataset.hireWaiting=""}catch{}`;

interface DateBarProps {
  /** The page of the catalogue that the form leads to. */
  readonly path: PagePath;
  readonly dates: HireDates;
  /** The address of the page with other dates. */
  readonly datesHref: (dates: TypedDates) => PagePath;
  /** What else the address says; empty values are left out. */
  readonly kept?: Readonly<Record<string, string | null>>;
  /** Further fields. */
  readonly children?: React.ReactNode;
}

/**
 * The dates of a hire: a form that stays in view, so that dates are an address. On a narrow page it is a sheet that the
 * browser itself opens and closes.
 */
export function DateBar({ path, dates, datesHref, kept = {}, children }: DateBarProps) {
  const t = useT();
  const locale = useLocale();
  return (
    <>
      <InlineScript code={WAITING_SCRIPT} />
      <section className="hire-bar" aria-label={t(messages.dates)}>
        <button type="button" className="hire-bar-open" popoverTarget={SHEET}>
          <CalendarIcon />
          <span data-live="chosen">
            {dates.period ? t(messages.period, periodWords(locale, dates.period)) : t(messages.chooseDates)}
          </span>
        </button>
        <form
          id={SHEET}
          popover="auto"
          method="get"
          action={localeHref(locale, path)}
          className="hire-sheet"
          data-hire-dates=""
        >
          <div className="hire-sheet-head">
            <CompanionHeading level={2} of={messages.dates} />
            <button
              type="button"
              className="button-icon"
              popoverTarget={SHEET}
              popoverTargetAction="hide"
              aria-label={t(messages.closeDates)}
            >
              <CloseIcon />
            </button>
          </div>
          {Object.entries(kept).map(
            ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
          )}
          <DateFields typed={dates.period || dates.fault ? dates.typed : NO_DATES} fault={dates.fault} />
          {children}
          <SubmitButton variant="solid">{t(messages.check)}</SubmitButton>
        </form>
      </section>
      <div data-live="fault" className="hire-fault">
        {dates.fault && (
          <AlertBanner title={t(messages.datesFault)}>
            <FaultLink fault={dates.fault} />
          </AlertBanner>
        )}
      </div>
      <div data-live="closed" className="hire-closed">
        <ClosedTimesBanner
          closed={dates.closed}
          choice={(period, label) => (
            <ButtonLink
              key={label}
              variant="outline"
              small
              href={localeHref(locale, datesHref(typedPeriod(period)))}
              rel="nofollow"
            >
              {label}
            </ButtonLink>
          )}
        />
      </div>
      <p role="status" className="hidden-visually" data-live="announced">
        {dates.period && t(messages.shownFor, periodWords(locale, dates.period))}{" "}
        {dates.closed.map((time) => closedSentence(t, locale, time)).join(" ")}
      </p>
    </>
  );
}

/** What is wrong, as a way to the field. */
function FaultLink({ fault }: { readonly fault: PeriodFault }) {
  const t = useT();
  return <DatesLink field={faultyField(fault)}>{t(PERIOD_FAULTS[fault.kind])}</DatesLink>;
}

interface DatesLinkProps {
  readonly field: "from" | "to";
  readonly children: React.ReactNode;
}

/** The way to a field of the dates: a link where the fields are in view, and what opens their sheet elsewhere. */
export function DatesLink({ field, children }: DatesLinkProps) {
  return (
    <>
      <a className="link hire-dates-field" href={`#${dateFieldId(field)}`}>
        {children}
      </a>
      <button type="button" className="link hire-dates-open" popoverTarget={SHEET}>
        {children}
      </button>
    </>
  );
}
