import {
  type HireItemPage,
  hireItemHref,
  type TypedDates,
} from "#app/features/fleet/catalogue/hire-catalogue.ts";
import type { RelatedHireItem } from "#app/features/fleet/catalogue/hire-item.ts";
import { fullCaseGrams, milliamperes, thousandths } from "#app/features/load-check/load-facts.ts";
import { wattsText } from "#app/features/load-check/load-text.ts";
import { localeHref } from "#app/i18n/locale.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/hire-item.ts";
import * as catalog from "#app/i18n/messages/shop/catalog.ts";
import { nameIn, nameLang, STORED_LANGUAGE } from "#app/i18n/named.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { CompanionHeading } from "#app/ui/page/companion-heading.tsx";
import { type PatchRow, PatchTable } from "#app/ui/tables/patch-table.tsx";

/** A headed section of the page. */
export function ItemSection({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: Message;
  readonly children: React.ReactNode;
}) {
  return (
    <section className="product-section" aria-labelledby={id}>
      <CompanionHeading level={2} of={title} id={id} />
      {children}
    </section>
  );
}

/** The description in the page's language, else in English. Blank lines separate paragraphs. */
export function ItemDescription({ item }: { item: HireItemPage }) {
  const locale = useLocale();
  const isIrish = locale === "ga" && item.descriptionGa !== "";
  const paragraphs = paragraphsOf(isIrish ? item.descriptionGa : item.description);
  if (paragraphs.length === 0) return null;
  return (
    <div className="lede-text stack-3" {...(locale === "ga" && !isIrish && { lang: STORED_LANGUAGE })}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

function paragraphsOf(text: string): readonly string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
}

interface RelatedProps {
  readonly item: HireItemPage;
  /** The dates that links carry on. */
  readonly dates: TypedDates | null;
}

/** Included and suggested accessories, and what a kit is made of. */
export function ItemRelations({ item, dates }: RelatedProps) {
  const t = useT();
  const locale = useLocale();
  const link = (related: RelatedHireItem) =>
    related.visible ? (
      <a
        className="link"
        href={localeHref(locale, hireItemHref(related.slug, { dates }))}
        {...nameLang(locale, related)}
      >
        {nameIn(locale, related)}
      </a>
    ) : (
      <span {...nameLang(locale, related)}>{nameIn(locale, related)}</span>
    );
  const parts = item.parts.map((part) => ({
    name: link(part),
    value: t(messages.pieces, { count: part.quantity }),
  }));
  const accessories = item.accessories
    .toSorted((a, b) => a.kind.localeCompare(b.kind))
    .map((accessory) => ({
      name: link(accessory),
      value: `${t(accessory.kind === "included" ? messages.included : messages.suggested)} · ${t(messages.forEach, { count: accessory.quantity })}`,
    }));
  return (
    <>
      {parts.length > 0 && (
        <ItemSection id="kit" title={messages.kitContents}>
          <PatchTable rows={parts} />
        </ItemSection>
      )}
      {accessories.length > 0 && (
        <ItemSection id="comes-with" title={messages.comesWith}>
          <PatchTable rows={accessories} />
        </ItemSection>
      )}
    </>
  );
}

/** Power, weight and case as a patch sheet; nothing where none of it is known. */
export function ItemSheet({ item }: { item: HireItemPage }) {
  const t = useT();
  const { load, packSize } = item;
  const rows: PatchRow[] = [];
  const add = (name: Message, value: string | null): void => {
    if (value !== null) rows.push({ name: t(name), value });
  };
  const kilograms = (grams: number | null): string | null =>
    grams === null ? null : t(catalog.kilograms, { weight: thousandths(grams) });
  const current = milliamperes(load);
  const size = [load.caseLengthMm, load.caseWidthMm, load.caseHeightMm];
  add(messages.power, load.watts ? wattsText(load.watts) : null);
  const currentWords = load.phases === 3 ? messages.currentThree : messages.currentValue;
  add(messages.current, current === null ? null : t(currentWords, { amps: thousandths(current) }));
  add(messages.powerFactor, load.watts && load.powerFactor < 1000 ? thousandths(load.powerFactor) : null);
  add(messages.weight, kilograms(load.weightGrams));
  add(messages.caseTakes, load.casePieces === null ? null : formatNumber(load.casePieces));
  add(messages.fullCase, kilograms(fullCaseGrams(load)));
  add(
    messages.caseSize,
    size.every((mm) => mm !== null) ? t(messages.millimetres, { size: size.join(" × ") }) : null,
  );
  add(messages.packSize, packSize > 1 ? formatNumber(packSize) : null);
  if (rows.length === 0) return null;
  return (
    <ItemSection id="sheet" title={messages.sheet}>
      <PatchTable rows={rows} />
    </ItemSection>
  );
}
