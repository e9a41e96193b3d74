import { adminPath } from "#app/i18n/admin-path.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/admin/settings-admin.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { euroText } from "#app/lib/euro.ts";
import { Checkbox, Field } from "#app/ui/forms/field.tsx";
import { Link } from "#app/ui/link.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { Table } from "#app/ui/tables/table.tsx";
import { type DeliveryZone, weightLimit } from "../settings.ts";
import { NO_ZONES } from "../zones-form.ts";
import { SectionFrame } from "./section-frame.tsx";
import type { SectionState } from "./section-state.ts";
import "./delivery-section.css";
import "./rates-table.css";

/** The sentence of the terms about delivery, which is a text of its own. */
export interface DeliveryTerm {
  /** The key of the site text. */
  readonly key: string;
  readonly text: Message;
}

interface DeliverySectionProps {
  readonly zones: readonly DeliveryZone[];
  readonly term: DeliveryTerm | null;
  readonly state: SectionState;
}

/** The section of delivery zones and their prices. An empty zone at the end can be filled in. */
export function DeliverySection({ zones, term, state }: DeliverySectionProps) {
  const t = useT();
  const spare = `zones.${zones.length}`;
  const typing = state.valueOf(`${spare}.country`, "") !== "" || state.valueOf(`${spare}.name.en`, "") !== "";
  return (
    <SectionFrame section="delivery" state={state}>
      <WeightLimits zones={zones} />
      {term && <TermText term={term} />}
      {zones.map((zone, index) => (
        <Zone key={zone.id} path={`zones.${index}`} zone={zone} state={state} />
      ))}
      <details className="admin-library" open={typing}>
        <summary className="button button-outline button-small">{t(messages.newZone)}</summary>
        <Zone path={spare} zone={null} state={state} />
      </details>
      <NoZones state={state} />
    </SectionFrame>
  );
}

/** The zones that goods above a weight are not delivered to, as the site offers it now. */
function WeightLimits({ zones }: Pick<DeliverySectionProps, "zones">) {
  const t = useT();
  const limited = zones.flatMap((zone) => {
    const grams = weightLimit(zone);
    const name: Message = zone.name;
    return grams === null ? [] : [{ id: zone.id, zone: t(name), weight: formatNumber(grams / 1000) }];
  });
  if (limited.length === 0) return null;
  return (
    <Banner title={t(messages.weightLimits)} role="status">
      <ul>
        {limited.map(({ id, ...limit }) => (
          <li key={id}>{t(messages.weightLimit, limit)}</li>
        ))}
      </ul>
      <p>{t(messages.weightLimitsText)}</p>
    </Banner>
  );
}

/** What the terms say about delivery: staff change it themselves when the zones change. */
function TermText({ term: { key, text } }: { readonly term: DeliveryTerm }) {
  const t = useT();
  return (
    <div className="stack-2">
      <p>{t(messages.deliveryTerm)}</p>
      <blockquote className="muted">{t(text)}</blockquote>
      <p>
        <Link className="link" to={adminPath(`/admin/site-text/${key}`)}>
          {t(messages.changeDeliveryTerm)}
        </Link>
      </p>
    </div>
  );
}

/** The question of a form that leaves no zone. */
function NoZones({ state }: { readonly state: SectionState }) {
  const t = useT();
  const error = state.errorOf(NO_ZONES);
  const isAgreed = state.valueOf(NO_ZONES, "") === "on";
  if (!error && !isAgreed) return null;
  return (
    <Checkbox
      name={NO_ZONES}
      label={t(messages.deliverNowhere)}
      hint={t(messages.deliverNowhereHint)}
      error={error}
      defaultChecked={isAgreed}
    />
  );
}

interface ZoneProps {
  readonly path: string;
  readonly zone: DeliveryZone | null;
  readonly state: SectionState;
}

function Zone({ path, zone, state }: ZoneProps) {
  const t = useT();
  const title: Message = zone?.name ?? messages.newZone;
  const field = (name: string, stored: string) => ({
    name: `${path}.${name}`,
    defaultValue: state.valueOf(`${path}.${name}`, stored),
    error: state.errorOf(`${path}.${name}`),
  });
  const free = euroText(zone?.freeFrom ?? null);
  return (
    <fieldset className="admin-zone">
      <legend>{t(title)}</legend>
      <input type="hidden" name={`${path}.id`} value={zone?.id ?? ""} />
      <div className="admin-grid">
        <Field {...field("name.en", zone?.name.en ?? "")} label={messages.english} lang="en" />
        <Field {...field("name.ga", zone?.name.ga ?? "")} label={messages.irish} lang="ga" />
        <Field
          {...field("country", zone?.country ?? "")}
          label={messages.country}
          hint={t(messages.countryHint)}
        />
        <Field
          {...field("postcodes", zone?.postcodePrefixes.join(", ") ?? "")}
          label={messages.postcodes}
          hint={t(messages.postcodesHint)}
        />
        <Field
          {...field("freeFrom", free)}
          label={messages.freeFrom}
          hint={t(messages.freeFromHint)}
          inputMode="decimal"
        />
      </div>
      <Rates
        caption={`${t(messages.rates)}: ${t(title)}`}
        path={`${path}.rates`}
        rates={zone?.rates ?? []}
        state={state}
      />
      {zone && (
        <Checkbox
          name={`${path}.remove`}
          label={t(messages.removeZone)}
          defaultChecked={state.valueOf(`${path}.remove`, "") === "on"}
        />
      )}
    </fieldset>
  );
}

interface RatesProps {
  readonly caption: string;
  readonly path: string;
  readonly rates: DeliveryZone["rates"];
  readonly state: SectionState;
}

/** Empty rows offered below the rates there are. */
const SPARE_ROWS = 2;

function Rates({ caption, path, rates, state }: RatesProps) {
  const t = useT();
  return (
    <div id={path} tabIndex={-1}>
      <Table caption={caption} className="admin-rates">
        <thead>
          <tr>
            <th scope="col">{t(messages.upTo)}</th>
            <th scope="col">{t(messages.price)}</th>
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: rates.length + SPARE_ROWS }, (_, index) => {
            const rate = rates[index];
            const row = `${path}.${index}`;
            const weight = rate && rate.upToGrams !== null ? String(rate.upToGrams / 1000) : "";
            const n = t(messages.rateRow, { n: index + 1 });
            return (
              <tr key={row}>
                <RateCell
                  name={`${row}.upTo`}
                  label={`${t(messages.upTo)}, ${n}`}
                  stored={weight}
                  hint={rate?.upToGrams === null ? t(messages.heavier) : undefined}
                  state={state}
                />
                <RateCell
                  name={`${row}.price`}
                  label={`${t(messages.price)}, ${n}`}
                  stored={euroText(rate?.price ?? null)}
                  state={state}
                />
              </tr>
            );
          })}
        </tbody>
      </Table>
    </div>
  );
}

interface RateCellProps {
  readonly name: string;
  readonly label: string;
  readonly stored: string;
  readonly hint?: string | undefined;
  readonly state: SectionState;
}

function RateCell({ name, label, stored, hint, state }: RateCellProps) {
  const error = state.errorOf(name);
  return (
    <td>
      <input
        className="input input-small numeric"
        id={name}
        name={name}
        inputMode="decimal"
        aria-label={label}
        placeholder={hint}
        defaultValue={state.valueOf(name, stored)}
        {...(error && { "aria-invalid": true as const, "aria-describedby": `${name}-error` })}
      />
      {error && (
        <p className="field-error" id={`${name}-error`}>
          {error}
        </p>
      )}
    </td>
  );
}
