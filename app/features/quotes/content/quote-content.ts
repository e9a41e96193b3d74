import type { GroupFactors } from "#app/features/hire-prices/charged-days.ts";
import {
  type HirePrice,
  type PricedHireLine,
  priceLine,
  sumHire,
} from "#app/features/hire-prices/hire-price.ts";
import type { WorkingHours } from "#app/features/opening-hours/working-hours.ts";
import type { HireSettings } from "#app/features/settings/hire-settings.ts";
import type { Cents, VatRate } from "#app/lib/money.ts";
import { roundHalfUp } from "#app/lib/money.ts";
import { type HIRE_TRANSPORTS, PRICED_LINE_KINDS, type QUOTE_LINE_KINDS } from "../enums.ts";

export type QuoteLineKind = (typeof QUOTE_LINE_KINDS)[number];

/** So many pieces that go with a line: a part of a kit, or an included accessory. */
export interface LineContents {
  readonly name: string;
  readonly nameGa: string | null;
  readonly quantity: number;
}

/** A line as the customer sees it. A heading or text has no price. */
export interface QuoteContentLine {
  /** The id of the line in the database. */
  readonly id: string;
  readonly kind: QuoteLineKind;
  readonly itemId: string | null;
  readonly code: string;
  readonly slug: string;
  readonly name: string;
  readonly nameGa: string;
  /** A remark on an item; empty for none. */
  readonly note: string;
  readonly noteGa: string;
  readonly quantity: number;
  /** A custom line for which nothing leaves the store; left out for goods, and before December 2026. */
  readonly service?: true;
  /** What goes with all its pieces: the parts of a kit, included accessories; left out: nothing, or before 30 November 2026. */
  readonly contents?: readonly LineContents[];
  readonly optional: boolean;
  /** Ticked from the beginning. */
  readonly chosen: boolean;
  /** Net of VAT, for one piece and one charged day; of a custom line for the whole hire. */
  readonly dayRateNet: Cents;
  readonly vatRate: VatRate;
  /** Thousandths; 1000 for a custom line. */
  readonly factor: number;
  /** Basis points. */
  readonly discount: number;
  readonly factors: GroupFactors | null;
  readonly replacementNet: Cents | null;
  /** True where a consumer may withdraw from it. */
  readonly withdrawal: boolean;
}

/**
 * What a sent version says, frozen: everything that the customer reads and every figure comes from it alone. No cost of
 * the company is in it. Instants in ISO 8601.
 */
export interface QuoteContent {
  readonly format: 1;
  readonly number: string;
  readonly version: number;
  readonly customer: {
    readonly name: string;
    readonly email: string;
    readonly phone: string;
    readonly company: string | null;
    readonly vatNumber: string | null;
    readonly trade: boolean;
  };
  readonly from: string;
  readonly to: string;
  /** The dates that the hire had when a further version of its quote was sent. */
  readonly hire?: { readonly from: string; readonly to: string };
  readonly transport: (typeof HIRE_TRANSPORTS)[number];
  readonly place: string;
  readonly lines: readonly QuoteContentLine[];
  readonly days: number;
  /** Thousandths, of lines whose group has no factors of its own. */
  readonly factor: number;
  readonly minimumNet: Cents;
  /** Basis points of what the hire costs; 0: no waiver. */
  readonly waiver: number;
  readonly insuredUntil: string | null;
  /** Basis points. */
  readonly orderDiscount: number;
  readonly transportNet: Cents;
  readonly crewNet: Cents;
  readonly consumablesNet: Cents;
  /** Basis points of the total that reserve it; 0: none. */
  readonly deposit: number;
  readonly message: string;
  /** The day of the hire terms that are accepted with it, YYYY-MM-DD. */
  readonly termsVersion: string;
  /** The hash of their wording, which is kept; left out before December 2026. */
  readonly terms?: string;
  readonly sentAt: string;
  readonly expiresAt: string;
  /** Whether the gear is held until it expires. */
  readonly hold: boolean;
  /** Security, lapse, cancellation and late charges follow the settings of the day of sending. */
  readonly settings: HireSettings;
  /** The store's week and days off at sending, by which days are charged; left out before December 2026. */
  readonly hours?: WorkingHours;
}

/**
 * The content of a version as it was saved; null for a draft. A sent version is never changed, so it has the shape that
 * this program gave it.
 */
export function storedContent({ content }: { readonly content: object | null }): QuoteContent | null {
  return content as QuoteContent | null;
}

export interface PricedQuote {
  readonly price: HirePrice;
  /** VAT included; 0: none. */
  readonly deposit: Cents;
  /** Item and custom lines that are part of it, each with its price. */
  readonly lines: readonly { readonly line: QuoteContentLine; readonly priced: PricedHireLine }[];
}

/** Ids of the optional lines that are ticked from the beginning. */
export function chosenOptions({ lines }: Pick<QuoteContent, "lines">): readonly string[] {
  return lines.filter(({ optional, chosen }) => optional && chosen).map(({ id }) => id);
}

/** Ids that are no optional line of the content. */
export function unknownOptions(content: QuoteContent, options: readonly string[]): readonly string[] {
  const known = new Set(content.lines.filter(({ optional }) => optional).map(({ id }) => id));
  return options.filter((id) => !known.has(id));
}

/** What a quote costs with these optional lines ticked. */
export function priceQuote(content: QuoteContent, options: readonly string[]): PricedQuote {
  const ticked = new Set(options);
  const lines = content.lines.filter(
    ({ id, kind, optional }) => PRICED_LINE_KINDS.includes(kind) && (!optional || ticked.has(id)),
  );
  const rated = lines.map((line) => priceContentLine(line));
  const price = sumHire(rated, content);
  return {
    price,
    deposit: roundHalfUp(BigInt(price.total) * BigInt(content.deposit), 10_000),
    // In the order of the lines that were summed.
    lines: price.lines.flatMap((priced, position) => {
      const line = lines[position];
      return line ? [{ line, priced }] : [];
    }),
  };
}

/** A line by itself, before its part of the order discount. */
export function priceContentLine(line: QuoteContentLine): PricedHireLine {
  const { quantity, dayRateNet, vatRate, discount, factor } = line;
  const group: GroupFactors = { steps: null, halfDayThousandths: null };
  return priceLine({ quantity, dayRateNet, vatRate, group, manualDiscount: discount }, factor);
}
