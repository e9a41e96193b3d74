import { faultyField, PERIOD_FAULTS } from "#app/features/hire-prices/period-text.ts";
import { localeHref } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/hire/rider.ts";
import * as dryHire from "#app/i18n/messages/site/dry-hire.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { Field, TextArea } from "#app/ui/forms/field.tsx";
import { Breadcrumb } from "#app/ui/page/breadcrumb.tsx";
import { CompanionHeading } from "#app/ui/page/companion-heading.tsx";
import { riderFaultText } from "../rider-text.ts";
import type { RiderView } from "../rider-view.ts";
import { RiderAnswer } from "./rider-answer.tsx";

interface RiderPageProps {
  /** The answer; null before a list was sent. */
  readonly view: RiderView | null;
  /** What the dates hold before anything is typed. */
  readonly dates: { readonly from: string; readonly to: string };
  /** The basket of a visitor whose browser keeps none, as an address says it. */
  readonly items: string;
}

/** The id at which a whole page opens after the list was sent. */
const ANSWER_ID = "answer";

/** A rider as text or file, and what it means line by line. Everything works as plain forms. */
export function RiderPage({ view, dates, items }: RiderPageProps) {
  const t = useT();
  const locale = useLocale();
  return (
    <div className="wrap rider">
      <Breadcrumb
        trail={[
          { label: t(dryHire.dryHire), href: localeHref(locale, "/dry-hire") },
          { label: t(messages.title) },
        ]}
      />
      <header className="stack-3">
        <CompanionHeading level={1} of={messages.title} />
        <p className="lede-text">{t(messages.lede)}</p>
      </header>
      <RiderForm view={view} dates={dates} items={items} />
      {view && view.lines.length > 0 && <RiderAnswer id={ANSWER_ID} view={view} items={items} />}
    </div>
  );
}

function RiderForm({ view, dates, items }: RiderPageProps) {
  const t = useT();
  const locale = useLocale();
  const listFault = view?.fault ? riderFaultText(locale, view.fault) : undefined;
  const dateFaults = dateFaultsOf(view, t);
  const faultTexts = [
    ...(listFault ? [{ field: "rider-text", message: listFault }] : []),
    ...Object.entries(dateFaults).map(([name, message]) => ({ field: `rider-${name}`, message })),
  ];
  const path = localeHref(
    locale,
    items === "" ? "/dry-hire/rider" : `/dry-hire/rider?${new URLSearchParams({ items })}`,
  );
  const dateField = (name: "from" | "to") => (
    <Field
      id={`rider-${name}`}
      name={name}
      label={name === "from" ? messages.collection : messages.returning}
      type="datetime-local"
      step={900}
      defaultValue={(view ?? dates)[name]}
      error={dateFaults[name]}
    />
  );
  return (
    <form
      method="post"
      action={`${path}#${ANSWER_ID}`}
      encType="multipart/form-data"
      noValidate
      className="form form-two rider-form"
      aria-label={t(messages.title)}
    >
      {faultTexts.length > 0 && (
        <div className="field-full">
          <ErrorSummary id={ANSWER_ID} faults={faultTexts} />
        </div>
      )}
      <TextArea
        id="rider-text"
        name="text"
        label={messages.list}
        hint={t(messages.listHint)}
        rows={10}
        defaultValue={view?.text ?? ""}
        error={listFault}
        className="field-full"
      />
      <Field
        id="rider-file"
        name="file"
        label={messages.file}
        hint={t(messages.fileHint)}
        type="file"
        accept=".txt,.csv,.tsv,text/plain,text/csv"
        className="field-full"
      />
      {dateField("from")}
      {dateField("to")}
      <div className="row">
        <SubmitButton variant={view && view.lines.length > 0 ? "outline" : "primary"}>
          {t(messages.check)}
        </SubmitButton>
      </div>
    </form>
  );
}

/** The sentence of each date that is wrong. */
function dateFaultsOf(view: RiderView | null, t: ReturnType<typeof useT>): { from?: string; to?: string } {
  const fault = view?.datesFault;
  return fault ? { [faultyField(fault)]: t(PERIOD_FAULTS[fault.kind]) } : {};
}
