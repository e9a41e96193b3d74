import { type Cents, cents, ZERO } from "#app/lib/money.ts";
import { type DayRange, type Step, startOfNextStep, startOfStep } from "./range.ts";

/** What the tax documents of some days come to. */
export interface SalesFigures {
  /** Invoices issued. */
  readonly invoices: number;
  /** What they come to, VAT included. */
  readonly invoiced: Cents;
  /** What credit notes gave back, VAT included. */
  readonly credited: Cents;
  /** The amount invoiced less credited, without VAT. */
  readonly net: Cents;
  readonly vat: Cents;
}

export interface DayFigures extends SalesFigures {
  /** A calendar day in Ireland, counted from 1970-01-01. */
  readonly day: number;
}

/** The figures of one bar: from `first` to `last`, both cut to the range. */
export interface StepFigures extends SalesFigures, DayRange {}

const NO_SALES: SalesFigures = { invoices: 0, invoiced: ZERO, credited: ZERO, net: ZERO, vat: ZERO };

/** The amount invoiced less credited, VAT included. */
export function totalOf({ net, vat }: SalesFigures): Cents {
  return cents(net + vat);
}

export function addFigures(figures: readonly SalesFigures[]): SalesFigures {
  return figures.reduce<SalesFigures>(
    (sum, figure) => ({
      invoices: sum.invoices + figure.invoices,
      invoiced: cents(sum.invoiced + figure.invoiced),
      credited: cents(sum.credited + figure.credited),
      net: cents(sum.net + figure.net),
      vat: cents(sum.vat + figure.vat),
    }),
    NO_SALES,
  );
}

/** The figures of a range step by step, the oldest first; steps without a document are zeros. */
export function byStep(
  days: readonly DayFigures[],
  { first, last }: DayRange,
  step: Step,
): readonly StepFigures[] {
  const within = days.filter(({ day }) => day >= first && day <= last);
  const byStart = Map.groupBy(within, ({ day }) => startOfStep(step, day));
  const steps: StepFigures[] = [];
  for (let day = first; day <= last; day = startOfNextStep(step, day)) {
    const end = Math.min(startOfNextStep(step, day) - 1, last);
    steps.push({ first: day, last: end, ...addFigures(byStart.get(startOfStep(step, day)) ?? []) });
  }
  return steps;
}

/** A change in percent with one decimal, such as 12.5; null where there was nothing before. */
export function changeInPercent(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / Math.abs(before)) * 1000) / 10;
}

/** A row of the table of what sold best. */
interface SellerRow {
  readonly key: string;
  readonly name: string;
  readonly detail: string;
  /** Pieces sold less pieces credited; null where none are counted. */
  readonly quantity: number | null;
  /** VAT included, less what was credited. */
  readonly amount: Cents;
}

/** What is no piece of a product or no named row: one row each, so that the table adds up to the documents. */
export const REST_KEYS = ["hire", "delivery", "unspecified", "unknown", "others"] as const;
export type RestKey = (typeof REST_KEYS)[number];

export interface SellersReport {
  readonly rows: readonly SellerRow[];
  /** What the rows do not name, in the order of `REST_KEYS`; only those that are not zero. */
  readonly rest: readonly { readonly key: RestKey; readonly amount: Cents }[];
  readonly total: Cents;
}

export const SELLER_GROUPS = ["products", "categories", "brands", "customers"] as const;
export type SellerGroup = (typeof SELLER_GROUPS)[number];

/** One rate of the VAT report. */
export interface VatFigures {
  /** The VAT rate in basis points: 23 % is 2300. */
  readonly rate: number;
  /** The customer accounts for the VAT. */
  readonly reverseCharge: boolean;
  readonly net: Cents;
  readonly vat: Cents;
  readonly gross: Cents;
  /** Invoices and credit notes with this rate. */
  readonly documents: number;
}

export interface ActivityReport {
  /** Checkouts begun, counted once for each cart and Irish day. */
  readonly checkouts: number;
  /** Checkouts that became an order, and those whose order was paid. */
  readonly ordered: number;
  readonly paid: number;
  /** Enquiries received, spam left out. */
  readonly enquiries: number;
  readonly answered: number;
  /** Number of enquiries answered before their time was up. */
  readonly answeredInTime: number;
  /** Half of the answers came faster, in minutes of the clock; null without an answer. */
  readonly medianMinutes: number | null;
}

/** The counted stock of one category. */
export interface StockFigures {
  /** "Lighting > Spots"; null for products without a category. */
  readonly category: string | null;
  /** Products and variations whose stock is counted. */
  readonly products: number;
  /** Pieces on the shelf: what can be sold and what unpaid orders hold. */
  readonly pieces: number;
  /** The value of the pieces at the price in force without VAT; pieces whose price is on request are not in it. */
  readonly net: Cents;
  readonly withoutPrice: number;
}

/** What orders were discounted by for one code; null: by hand. */
export interface DiscountsReportRow {
  readonly code: string | null;
  readonly orders: number;
  readonly given: Cents;
  /** What these orders came to after it. */
  readonly sales: Cents;
}

/** Files for accountants. */
export const ACCOUNTING_FORMATS = ["day-book", "xero", "sage"] as const;
export type AccountingFormat = (typeof ACCOUNTING_FORMATS)[number];

/** Reports that can be taken along as a file. */
const REPORT_NAMES = ["sales", "best-sellers", "hire", "vat", "stock", "activity", "discounts"] as const;
export type ReportName = (typeof REPORT_NAMES)[number];

/** Reads the name of a report; null for any other text. */
export function readReportName(text: string): ReportName | null {
  return REPORT_NAMES.find((name) => name === text) ?? null;
}
