import { InspectionDate } from "#app/features/assets/inspections/components/inspection-date.tsx";
import type { CurrentCertificate } from "#app/features/assets/inspections/inspections.ts";
import { EnquiryForm } from "#app/features/enquiries/components/enquiry-form.tsx";
import { FileFields } from "#app/features/enquiries/components/file-fields.tsx";
import type { EnquiryAnswer } from "#app/features/enquiries/enquiries.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { keepFigures } from "#app/i18n/keep-together.ts";
import { localeHref } from "#app/i18n/locale.ts";
import * as unitMessages from "#app/i18n/messages/fleet-admin/fleet-units.ts";
import * as safety from "#app/i18n/messages/hire/safety-pack.ts";
import * as inspections from "#app/i18n/messages/hire-admin/inspections.ts";
import { kilograms } from "#app/i18n/messages/shop/catalog.ts";
import { nameIn, nameLang } from "#app/i18n/named.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { CompanionHeading } from "#app/ui/page/companion-heading.tsx";
import { Facts } from "#app/ui/tables/table.tsx";
import "./unit-public-page.css";

interface UnitPublicProps {
  readonly unit: {
    readonly name: string;
    readonly nameGa: string | null;
    readonly itemSlug: string;
    readonly visible: boolean;
    readonly manuals: readonly { readonly title: string; readonly url: string }[];
  };
  readonly code: string;
  readonly company: string;
  readonly number: number | null;
  readonly certificates: readonly CurrentCertificate[];
  /** The token of the fault form. */
  readonly token: string;
  readonly answer: EnquiryAnswer | undefined;
  /** The pages on which staff go on with the unit; null for everybody else. */
  readonly staff: { readonly number: number; readonly scans: boolean } | null;
}

/** What the QR code of a unit's label opens: what it is, its manuals and certificates, and the form for a fault. */
export function UnitPublicPage(props: UnitPublicProps) {
  const { unit, company, number, staff, certificates } = props;
  const t = useT();
  const locale = useLocale();
  return (
    <section className="section">
      <div className="wrap unit-page">
        <header className="stack">
          <p className="muted">{t(unitMessages.unitTitle, { n: String(number) })}</p>
          <h1 className="section-title" {...nameLang(locale, unit)}>
            {keepFigures(nameIn(locale, unit))}
          </h1>
          <p>{t(unitMessages.publicLead, { company })}</p>
          {staff && <StaffLinks {...staff} />}
          {unit.visible && (
            <p>
              <a className="link" href={localeHref(locale, `/dry-hire/item/${unit.itemSlug}`)}>
                {t(unitMessages.itemForHire)}
              </a>
            </p>
          )}
        </header>
        <section className="stack" aria-labelledby="unit-certificates">
          <CompanionHeading
            level={2}
            of={unitMessages.certificates}
            id="unit-certificates"
            className="step-1"
          />
          {certificates.length === 0 ? (
            <p className="muted">{t(unitMessages.noCertificates)}</p>
          ) : (
            certificates.map((certificate) => (
              <Certificate key={certificate.id} certificate={certificate} code={props.code} />
            ))
          )}
        </section>
        {unit.manuals.length > 0 && <Manuals manuals={unit.manuals} />}
        <FaultForm token={props.token} answer={props.answer} />
      </div>
    </section>
  );
}

function StaffLinks({ number, scans }: { readonly number: number; readonly scans: boolean }) {
  const t = useT();
  return (
    <p className="row">
      <ButtonLink variant="outline" href={adminPath(`/admin/hire/units/${number}`)}>
        {t(unitMessages.forStaff)}
      </ButtonLink>
      {scans && (
        <ButtonLink variant="outline" href={adminPath("/admin/hire/warehouse")}>
          {t(unitMessages.toScanner)}
        </ButtonLink>
      )}
    </p>
  );
}

function Manuals({ manuals }: Pick<UnitPublicProps["unit"], "manuals">) {
  const t = useT();
  return (
    <section className="stack" aria-labelledby="unit-manuals">
      <h2 id="unit-manuals" className="step-1">
        {t(unitMessages.manuals)}
      </h2>
      <ul>
        {manuals.map(({ title, url }) => (
          <li key={url}>
            <a className="link" href={url} rel="noreferrer">
              {title || t(unitMessages.manual)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Certificate({
  certificate: { id, scheme, doneOn, dueOn, swlKg, report },
  code,
}: {
  readonly certificate: CurrentCertificate;
  readonly code: string;
}) {
  const t = useT();
  const locale = useLocale();
  return (
    <div className="unit-certificate">
      <h3>{t(inspections.schemes[scheme])}</h3>
      <Facts
        rows={[
          [t(safety.doneOn), <InspectionDate key="done" date={doneOn} />],
          ...(dueOn ? [[t(safety.dueOn), <InspectionDate key="due" date={dueOn} />] as const] : []),
          ...(swlKg === null
            ? []
            : [[t(safety.swlLong), t(kilograms, { weight: formatNumber(swlKg) })] as const]),
        ]}
      />
      {report === null ? (
        <p className="muted">{t(unitMessages.certificateOnRegister)}</p>
      ) : (
        <p>
          <a className="link" href={localeHref(locale, `/u/${encodeURIComponent(code)}/certificates/${id}`)}>
            {t(unitMessages.openCertificate, { scheme: t(inspections.schemes[scheme]) })}
          </a>
        </p>
      )}
    </div>
  );
}

/** Fields of the servicing form, without what the label says already. */
const FORM = "equipment-servicing";

function FaultForm({ token, answer }: Pick<UnitPublicProps, "token" | "answer">) {
  const t = useT();
  const faults = answer?.kind === "invalid" ? answer.faults : [];
  const files = {
    values: answer && answer.kind !== "sent" ? answer.values : {},
    errors: new Map(faults.map(({ field, message }) => [field, message])),
  };
  return (
    <section className="stack" id="fault" aria-labelledby="unit-fault">
      <CompanionHeading level={2} of={unitMessages.reportFault} id="unit-fault" className="step-1" />
      <p>{t(unitMessages.reportText)}</p>
      <EnquiryForm
        form={FORM}
        token={token}
        answer={answer}
        extras={<FileFields form={FORM} idPrefix="enquiry-" {...files} />}
      />
    </section>
  );
}
