import { formatMoney } from "#app/i18n/formats.ts";
import { localeHref, otherLocale } from "#app/i18n/locale.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/shop/catalog.ts";
import { STORED_LANGUAGE } from "#app/i18n/named.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { MailAddress } from "#app/ui/mail-address.tsx";
import { CompanionHeading } from "#app/ui/page/companion-heading.tsx";
import type { PictureSource } from "#app/ui/picture-source.ts";
import { Facts } from "#app/ui/tables/table.tsx";
import type { Variation } from "../catalog.ts";
import type { Maker, ProductDuties } from "../duties/duties.ts";
import { DurabilityLabel, LegalGuarantee } from "./legal-guarantee.tsx";

/** What must be read beside the price: the environmental cost, a real exception from withdrawal, the guarantees. */
export function OfferDuties({
  duties,
  chosen,
  graphic,
}: {
  duties: ProductDuties;
  chosen: Pick<Variation, "environmentalCost" | "exception"> | null;
  graphic: PictureSource | null;
}) {
  const t = useT();
  const environmentalCost = chosen?.environmentalCost ?? duties.environmentalCost;
  const exception = chosen?.exception ?? duties.exception;
  return (
    <div className="offer-duties">
      {duties.electrical && environmentalCost !== null && (
        <p className="offer-note">
          {t(messages.environmentalCost, { cost: formatMoney(environmentalCost) })}
        </p>
      )}
      {exception && (
        <p className="offer-note">
          <b>{t(exception === "custom-made" ? messages.customMade : messages.sealedHygiene)}</b>
        </p>
      )}
      <LegalGuarantee graphic={graphic} />
      {duties.guaranteeYears !== null && <DurabilityLabel years={duties.guaranteeYears} />}
    </div>
  );
}

/** The maker (General Product Safety Regulation), warnings, and the take-back of old equipment (WEEE). */
export function Duties({ duties }: { duties: ProductDuties }) {
  const t = useT();
  const { electrical, hasBatteries } = duties;
  return (
    <>
      <Safety duties={duties} />
      {(electrical || hasBatteries) && (
        <section className="product-section" aria-labelledby="weee">
          <CompanionHeading level={2} of={messages.weeeTitle} id="weee" />
          <p>{t(messages.weee)}</p>
          {hasBatteries && <p>{t(messages.batteries)}</p>}
        </section>
      )}
    </>
  );
}

function Safety({ duties }: { duties: ProductDuties }) {
  const t = useT();
  const locale = useLocale();
  const rows: [React.ReactNode, React.ReactNode][] = duties.maker ? makerRows(t, duties.maker) : [];
  const add = (label: Message, [en, ga]: readonly [string, string]): void => {
    const translated = locale === "en" ? en : ga;
    // A warning in the other language is better than none.
    const lang = translated ? locale : otherLocale(locale);
    const text = translated || en || ga;
    if (text)
      rows.push([
        t(label),
        <span key={String(label.en)} lang={lang}>
          {text}
        </span>,
      ]);
  };
  add(messages.warnings, duties.warnings);
  add(messages.radio, duties.radio);
  return (
    <section className="product-section" aria-labelledby="safety">
      <CompanionHeading level={2} of={messages.safety} id="safety" />
      {rows.length > 0 && <Facts rows={rows} />}
      {!duties.maker && (
        <p>
          {t(messages.manufacturerUnknown)}{" "}
          <a className="link" href={localeHref(locale, "/contact")}>
            {t(messages.askAbout)}
          </a>
        </p>
      )}
    </section>
  );
}

function makerRows(t: ReturnType<typeof useT>, maker: Maker): [React.ReactNode, React.ReactNode][] {
  const facts = [
    [messages.manufacturer, maker.name],
    [messages.manufacturerAddress, maker.address],
    [messages.manufacturerContact, maker.contact],
    [messages.responsiblePerson, maker.responsible],
  ] as const;
  return facts.flatMap(([label, value]) =>
    value
      ? [
          [
            t(label),
            <span key={value} lang={STORED_LANGUAGE}>
              {label === messages.manufacturerContact ? <MailAddress email={value} /> : value}
            </span>,
          ],
        ]
      : [],
  );
}
