import { InspectionDate } from "#app/features/assets/inspections/components/inspection-date.tsx";
import { formatDate, formatDayTime } from "#app/i18n/dates.ts";
import { keepFigures } from "#app/i18n/keep-together.ts";
import { localeHref } from "#app/i18n/locale.ts";
import * as papers from "#app/i18n/messages/hire/hire-documents.ts";
import * as messages from "#app/i18n/messages/hire/safety-pack.ts";
import * as inspections from "#app/i18n/messages/hire-admin/inspections.ts";
import { kilograms } from "#app/i18n/messages/shop/catalog.ts";
import { nameIn, nameLang } from "#app/i18n/named.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Companion, useLocale, useT } from "#app/i18n/use-t.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Facts } from "#app/ui/tables/table.tsx";
import { type Lamp, StateWord } from "#app/ui/tag.tsx";
import { placeRows } from "../../public/hire-place.ts";
import type { CertificateStatus, SafetyCertificate, SafetyPack, SafetyUnit } from "../safety-pack.ts";
import "./safety-page.css";

const LAMPS: Readonly<Record<CertificateStatus, Lamp>> = {
  valid: "ok",
  overdue: "warn",
  failed: "fault",
  missing: "warn",
};

/** The units of a hire with their inspections, for a venue's safety officer. */
export function SafetyPage({ pack, token }: { readonly pack: SafetyPack; readonly token: string }) {
  const t = useT();
  const locale = useLocale();
  const { hire, units } = pack;
  return (
    <div className="wrap page-frame safety-page">
      <header className="stack-3">
        <h1>
          {t(messages.titleOf, { number: hire.number })}
          <Companion of={messages.title} />
        </h1>
        <p>{t(messages.lead)}</p>
        <Facts
          rows={[
            [t(papers.collection), formatDayTime(locale, hire.startsAt)],
            [t(papers.returning), formatDayTime(locale, hire.endsAt)],
            ...placeRows(hire, { place: papers.place, usedAt: papers.usedAt }).map(
              ([name, place]) => [t(name), place] as const,
            ),
          ]}
        />
        {units.length > 0 && (
          <p>
            <ButtonLink variant="primary" href={localeHref(locale, `/dry-hire/safety/${token}/pack`)}>
              {t(messages.download)}
            </ButtonLink>
          </p>
        )}
      </header>
      {units.length === 0 ? (
        <p>{t(messages.nothingOut)}</p>
      ) : (
        <section aria-labelledby="safety-units">
          <h2 id="safety-units">{t(messages.units, { n: units.length })}</h2>
          <p className="muted">{t(messages.uncounted)}</p>
          <ul className="safety-units">
            {units.map((unit) => (
              <Unit key={unit.number} unit={unit} token={token} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Unit({ unit, token }: { readonly unit: SafetyUnit; readonly token: string }) {
  const t = useT();
  const locale = useLocale();
  const { number, serial, backAt, certificates } = unit;
  return (
    <li className="safety-unit">
      <h3 {...nameLang(locale, unit)}>{keepFigures(nameIn(locale, unit))}</h3>
      <p className="muted">
        {[
          t(messages.unitOf, { number: String(number) }),
          ...(serial ? [t(messages.serialOf, { serial })] : []),
          backAt ? t(messages.backOn, { time: formatDate(locale, backAt) }) : t(messages.onSite),
        ].join(" · ")}
      </p>
      {certificates.length === 0 && <p>{t(messages.noneRequired)}</p>}
      {certificates.map((certificate) => (
        <Certificate key={certificate.scheme} certificate={certificate} number={number} token={token} />
      ))}
    </li>
  );
}

interface CertificateProps {
  readonly certificate: SafetyCertificate;
  readonly number: number;
  readonly token: string;
}

function Certificate({ certificate, number, token }: CertificateProps) {
  const t = useT();
  const locale = useLocale();
  const { id, scheme, status, doneOn, dueOn, swlKg, person, company, report } = certificate;
  const words = t(inspections.schemes[scheme]);
  const rows = [
    ...(doneOn ? [[t(messages.doneOn), <InspectionDate key="done" date={doneOn} />] as const] : []),
    ...(dueOn ? [[t(messages.dueOn), <InspectionDate key="due" date={dueOn} />] as const] : []),
    ...(swlKg === null
      ? []
      : [[t(messages.swlLong), t(kilograms, { weight: formatNumber(swlKg) })] as const]),
    ...(person ? [[t(messages.inspectedBy), [person, company].filter(Boolean).join(", ")] as const] : []),
  ];
  return (
    <div className="safety-certificate">
      <p className="safety-scheme">
        <strong>{words}</strong> <StateWord state={LAMPS[status]}>{t(messages.standings[status])}</StateWord>
      </p>
      {rows.length > 0 && <Facts rows={rows} />}
      {id !== null && report !== null && (
        <p>
          <a
            className="link"
            href={localeHref(locale, `/dry-hire/safety/${token}/reports/${id}`)}
            aria-label={t(messages.openReportOf, { number: String(number), scheme: words })}
          >
            {t(messages.openReport)}
          </a>
        </p>
      )}
    </div>
  );
}
