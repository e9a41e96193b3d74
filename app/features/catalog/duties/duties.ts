import { type Cents, cents } from "#app/lib/money.ts";
import { WITHDRAWAL_EXCEPTIONS } from "../enums.ts";

export type WithdrawalException = (typeof WITHDRAWAL_EXCEPTIONS)[number];

/** An exception that the browser kept; null for none. */
export function toException(kept: unknown): WithdrawalException | null {
  return WITHDRAWAL_EXCEPTIONS.find((known) => known === kept) ?? null;
}

/** The maker of a product and who answers for it in the EU (General Product Safety Regulation, Articles 16 and 19). */
export interface Maker {
  readonly name: string | null;
  readonly address: string | null;
  readonly contact: string | null;
  readonly responsible: string | null;
  /** The maker sits outside the EU, so somebody within it must answer. */
  readonly outsideEu: boolean;
}

/** What must be said of a thing wherever it is offered, up to the button that orders it. */
export interface SaleDuties {
  /** Old equipment or old batteries are taken back for it. */
  readonly takeBack: boolean;
  /** Environmental cost within the price of one piece; null where none is prescribed. */
  readonly environmentalCost: Cents | null;
  readonly exception: WithdrawalException | null;
}

/** What the law requires with an offer, after the defaults of brand and category. */
export interface ProductDuties {
  /** The maker; null while not even a name is known. */
  readonly maker: Maker | null;
  /** English and Irish; "" for none. */
  readonly warnings: readonly [en: string, ga: string];
  readonly radio: readonly [en: string, ga: string];
  readonly electrical: boolean;
  readonly hasBatteries: boolean;
  /** Environmental cost within the price of one piece; null where none is prescribed. */
  readonly environmentalCost: Cents | null;
  /** Years of the producer's free guarantee; null up to two, which the law gives anyway. */
  readonly guaranteeYears: number | null;
  readonly exception: WithdrawalException | null;
}

/** The columns a maker's form writes. */
export interface MakerColumns {
  readonly manufacturerName: string | null;
  readonly manufacturerAddress: string | null;
  readonly manufacturerContact: string | null;
  readonly manufacturerOutsideEu: boolean;
  readonly responsiblePerson: string | null;
}

/** The columns a product's form writes. */
export interface DutyFormColumns extends MakerColumns {
  readonly warnings: string;
  readonly warningsGa: string;
  readonly radioNote: string;
  readonly radioNoteGa: string;
  /** What the product says; null: as its category says. */
  readonly electrical: boolean | null;
  readonly hasBatteries: boolean;
  /** What the product says; null: as its category says. */
  readonly environmentalCost: Cents | null;
  readonly guaranteeYears: number | null;
  readonly withdrawalException: WithdrawalException | null;
}

/** The stored columns of a product, of its brand and of its category. */
export interface DutyColumns extends DutyFormColumns {
  readonly brandMakerName: string | null;
  readonly brandMakerAddress: string | null;
  readonly brandMakerContact: string | null;
  readonly brandResponsiblePerson: string | null;
  readonly brandOutsideEu: boolean | null;
  readonly categoryElectrical: boolean | null;
  readonly categoryEnvironmentalCost: Cents | null;
}

/** The years the law itself guarantees in the whole EU; the label is for longer ones (Directive (EU) 2024/825). */
const LEGAL_YEARS = 2;

/** The product's own words, else its brand's: never a mixture of two makers. */
export function makerOf(row: DutyColumns): Maker | null {
  const isNamed = row.manufacturerName !== null;
  const name = isNamed ? row.manufacturerName : row.brandMakerName;
  if (!name) return null;
  return {
    name,
    address: isNamed ? row.manufacturerAddress : row.brandMakerAddress,
    contact: isNamed ? row.manufacturerContact : row.brandMakerContact,
    responsible: row.responsiblePerson ?? (isNamed ? null : row.brandResponsiblePerson),
    outsideEu: isNamed ? row.manufacturerOutsideEu : (row.brandOutsideEu ?? false),
  };
}

type CostColumns = Pick<
  DutyColumns,
  "electrical" | "categoryElectrical" | "environmentalCost" | "categoryEnvironmentalCost"
>;

/** The visible environmental cost: only electrical things have one, the product's own or its category's. */
export function environmentalCostOf(row: CostColumns): Cents | null {
  return isElectrical(row) ? (row.environmentalCost ?? row.categoryEnvironmentalCost) : null;
}

function isElectrical(row: Pick<CostColumns, "electrical" | "categoryElectrical">): boolean {
  return row.electrical ?? row.categoryElectrical ?? true;
}

export function dutiesOf(row: DutyColumns): ProductDuties {
  return {
    maker: makerOf(row),
    warnings: [row.warnings, row.warningsGa],
    radio: [row.radioNote, row.radioNoteGa],
    electrical: isElectrical(row),
    hasBatteries: row.hasBatteries,
    environmentalCost: environmentalCostOf(row),
    guaranteeYears:
      row.guaranteeYears !== null && row.guaranteeYears > LEGAL_YEARS ? row.guaranteeYears : null,
    exception: row.withdrawalException,
  };
}

export const NO_DUTIES: SaleDuties = { takeBack: false, environmentalCost: null, exception: null };

/** What must be said up to the order; `environmentalCost` in cents, as the database gives it. */
export function saleDuties(row: {
  readonly electrical: boolean;
  readonly hasBatteries: boolean;
  readonly environmentalCost: number | null;
  readonly withdrawalException: WithdrawalException | null;
}): SaleDuties {
  return {
    takeBack: row.electrical || row.hasBatteries,
    environmentalCost:
      row.electrical && row.environmentalCost !== null ? cents(Number(row.environmentalCost)) : null,
    exception: row.withdrawalException,
  };
}

/** What is missing before a product may be offered. */
export type PublishObstacle =
  | "name"
  | "picture"
  | "identifier"
  | "maker-name"
  | "maker-address"
  | "maker-contact"
  | "responsible-person"
  | "warnings-irish"
  | "warnings-english";

export interface PublishCandidate {
  readonly name: string;
  readonly pictures: number;
  readonly sku: string | null;
  readonly gtin: string | null;
  readonly maker: Maker | null;
  readonly warnings: readonly [en: string, ga: string];
}

/** What keeps a product from being published (General Product Safety Regulation, Article 19); empty: nothing. */
export function publishObstacles(product: PublishCandidate): readonly PublishObstacle[] {
  const { maker, warnings } = product;
  const [english, irish] = warnings;
  const missing: readonly (readonly [PublishObstacle, boolean])[] = [
    ["name", product.name.trim() === ""],
    ["picture", product.pictures === 0],
    ["identifier", !product.sku && !product.gtin],
    ["maker-name", !maker?.name],
    ["maker-address", !maker?.address],
    ["maker-contact", !maker?.contact],
    ["responsible-person", maker?.outsideEu === true && !maker.responsible],
    ["warnings-english", english === "" && irish !== ""],
    ["warnings-irish", irish === "" && english !== ""],
  ];
  return missing.flatMap(([obstacle, lacks]) => (lacks ? [obstacle] : []));
}
