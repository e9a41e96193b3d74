import { Words } from "#app/features/content/components/site-text-parts.tsx";
import type { Company } from "#app/features/settings/settings.ts";
import { formatDate } from "#app/i18n/dates.ts";
import { localeHref } from "#app/i18n/locale.ts";
import * as withdrawal from "#app/i18n/messages/shop/withdrawal.ts";
import * as legal from "#app/i18n/messages/site/legal.ts";
import * as foot from "#app/i18n/messages/ui/mail-foot.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { oneLine } from "#app/lib/text/one-line.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { LegalBlock, LegalDocument, LegalSection } from "../legal-document.ts";
import { LegalContents } from "./legal-contents.tsx";

type CompanyParticulars = Omit<Company, "openingHours" | "social">;

interface LegalPageProps {
  readonly document: LegalDocument;
  /** The calendar day in Ireland on which a word of it last changed, YYYY-MM-DD. */
  readonly updated: string;
  readonly company: CompanyParticulars;
}

/** A legal page: contents beside the text, sections under ids that are the same in both languages. */
export function LegalPage({ document, updated, company }: LegalPageProps) {
  const t = useT();
  const locale = useLocale();
  return (
    <article className="wrap legal">
      <header className="legal-head">
        <h1>
          <Words of={document.title} />
        </h1>
        <p className="lede">{t(document.lede)}</p>
        <p className="legal-date">
          {t(legal.updated)} <time dateTime={updated}>{formatDate(locale, new Date(updated))}</time>
        </p>
      </header>
      <LegalContents sections={document.sections.map(({ id, heading }) => ({ id, heading: t(heading) }))} />
      <div className="legal-text prose">
        {document.sections.map((section) => (
          <Section key={section.id} section={section} company={company} />
        ))}
      </div>
    </article>
  );
}

function Section({ section, company }: { section: LegalSection; company: CompanyParticulars }) {
  const t = useT();
  return (
    <section id={section.id}>
      <h2>{t(section.heading)}</h2>
      {section.blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a section never move.
        <Block key={index} block={block} company={company} />
      ))}
    </section>
  );
}

interface BlockProps {
  readonly block: LegalBlock;
  readonly company: CompanyParticulars;
}

function Block({ block, company }: BlockProps) {
  const t = useT();
  const locale = useLocale();
  switch (block.kind) {
    case "text":
      return <p>{t(block.text)}</p>;
    case "list":
      return (
        <ul>
          {block.items.map((item) => (
            <li key={String(item.en)}>{t(item)}</li>
          ))}
        </ul>
      );
    case "link":
      return (
        <p>
          <a className="link-block" href={localeHref(locale, block.href)}>
            {t(block.label)}
          </a>
        </p>
      );
    case "action":
      return (
        <p>
          <ButtonLink variant="solid" href={localeHref(locale, block.href)}>
            {t(block.label)}
          </ButtonLink>
        </p>
      );
    case "form":
      return (
        <ul className="legal-form">
          {block.lines.map((line) => (
            <li key={String(line.en)}>{t(line)}</li>
          ))}
        </ul>
      );
    case "table":
      return <LegalTable block={block} />;
    case "return-address":
      return company.address === "" ? null : (
        <p>{t(withdrawal.nextSendTo, { address: oneLine(company.address) })}</p>
      );
    case "company":
      return <Particulars company={company} />;
  }
}

function LegalTable({ block }: { block: Extract<LegalBlock, { kind: "table" }> }) {
  const t = useT();
  return (
    <table className="table legal-table">
      <thead>
        <tr>
          {block.head.map((head) => (
            <th key={String(head.en)} scope="col">
              {t(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.rows.map(([first, ...rest]) => (
          <tr key={String(first?.en)}>
            {first && <th scope="row">{t(first)}</th>}
            {rest.map((cell, column) => (
              <td
                key={String(block.head[column + 1]?.en)}
                data-label={t(block.head[column + 1] ?? legal.contents)}
              >
                {t(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Particulars({ company }: { company: CompanyParticulars }) {
  const t = useT();
  const name = company.legalName || company.tradingName;
  const rows = [
    [legal.name, company.beingWoundUp ? `${name} · ${t(foot.beingWoundUp)}` : name],
    [legal.companyNumber, company.companyNumber],
    [legal.registeredOffice, company.registeredOffice],
    [legal.directors, company.directors],
    [legal.shareCapital, company.shareCapital],
    [legal.address, company.address],
    [legal.phone, company.phone],
    [legal.email, company.email],
    [legal.vatNumber, company.vatNumber],
    [legal.weeeNumber, company.weeeNumber],
  ] as const;
  return (
    <dl className="legal-company">
      {rows
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={String(label.en)}>
            <dt>{t(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
