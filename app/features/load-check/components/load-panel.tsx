import { keepFigures } from "#app/i18n/keep-together.ts";
import * as messages from "#app/i18n/messages/hire/load-check.ts";
import { nameIn } from "#app/i18n/named.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { CompanionHeading } from "#app/ui/page/companion-heading.tsx";
import type { HeavyCase, LoadReport } from "../check-load.ts";
import {
  amperesText,
  casesText,
  supplyText,
  type Unweighed,
  type VenuePower,
  venueText,
  wattsText,
  weightText,
} from "../load-text.ts";
import { SUPPLIES } from "../power.ts";
import type { VehicleFit } from "../vehicles.ts";

interface LoadPanelProps {
  readonly report: LoadReport;
  /** The venue that the load goes to; null where none is chosen. */
  readonly venue?: VenuePower | null;
  /** Goods that the weight leaves out. */
  readonly unweighed?: readonly Unweighed[];
}

/** What a list draws, weighs and fills, as advice. */
export function LoadPanel({ report, venue = null, unweighed = [] }: LoadPanelProps) {
  const t = useT();
  const locale = useLocale();
  const { unknown, grams, cases, litres, heavy, vans } = report;
  const missing = [
    { text: t(messages.unknownPower, { count: unknown.power }), count: unknown.power },
    { text: t(messages.unknownWeight, { count: unknown.weight }), count: unknown.weight },
    { text: t(messages.unknownVolume, { count: unknown.volume }), count: unknown.volume },
  ];
  const sentence = venue && venueText(locale, report, venue);
  return (
    <section className="load-panel" aria-labelledby="load-check">
      <CompanionHeading level={3} of={messages.title} id="load-check" />
      <dl className="load-rows">
        <PowerRows report={report} />
        <Row name={t(messages.weight)}>{weightText(locale, grams, unweighed)}</Row>
        <Row name={t(messages.volume)}>{casesText(locale, { cases, litres })}</Row>
        {vans.some(({ count }) => count > 0) && (
          <Row name={t(messages.vans)}>
            {vans.map((van, at) => (
              <Van key={van.vehicle.name} fit={van} isFirst={at === 0} />
            ))}
          </Row>
        )}
        {heavy.length > 0 && (
          <Row name={t(messages.lifting)}>
            {heavy.map((piece) => (
              <Heavy key={piece.name} heavy={piece} />
            ))}
          </Row>
        )}
      </dl>
      {sentence && <p className="load-venue">{sentence}</p>}
      {missing.map(
        ({ text, count }) =>
          count > 0 && (
            <p key={text} className="load-note">
              {text}
            </p>
          ),
      )}
      <p className="load-note">{t(messages.advice)}</p>
    </section>
  );
}

function PowerRows({ report: { watts, power, supply } }: { report: LoadReport }) {
  const t = useT();
  const locale = useLocale();
  if (watts === 0) return <Row name={t(messages.power)}>{t(messages.noPower)}</Row>;
  const isThreePhase = SUPPLIES.find(({ code }) => code === supply)?.phases !== 1;
  const single = isThreePhase ? null : power.single;
  return (
    <>
      <Row name={t(messages.power)}>{wattsText(watts)}</Row>
      <Row name={t(messages.supply)}>{supply ? supplyText(locale, supply) : t(messages.severalSupplies)}</Row>
      <Row name={t(single === null ? messages.phases : messages.current)}>
        {amperesText(single === null ? power.phases : [single])}
      </Row>
    </>
  );
}

function Row({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Van({
  fit: { vehicle, count, byWeight, byVolume },
  isFirst,
}: {
  fit: VehicleFit;
  isFirst: boolean;
}) {
  const t = useT();
  return (
    <span className="load-line">
      {!isFirst && `${t(messages.or)} `}
      {`${count} × ${nameIn(useLocale(), vehicle)}`}
      {byWeight !== byVolume && byVolume > 0 && (
        <>
          {" "}
          <small>{t(messages.vanFit, { weight: byWeight, volume: byVolume })}</small>
        </>
      )}
    </span>
  );
}

function Heavy({ heavy }: { heavy: HeavyCase }) {
  const t = useT();
  const words = { item: nameIn(useLocale(), heavy), weight: formatNumber(heavy.grams / 1_000) };
  return (
    <span className="load-line">
      {keepFigures(t(heavy.handling === "ramp" ? messages.ramp : messages.twoPeople, words))}
    </span>
  );
}
