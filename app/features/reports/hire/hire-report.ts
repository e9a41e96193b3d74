import { type Cents, cents, ZERO } from "#app/lib/money.ts";
import { sumBy } from "#app/lib/sums.ts";
import type { DayRange } from "../range.ts";

/** What was taken for hires and is of no item: one row each, so that the table adds up to the documents. */
export const HIRE_REST_KEYS = [
  "custom",
  "extras",
  "late",
  "longer",
  "lost",
  "damaged",
  "other",
  "cancelled",
] as const;
export type HireRestKey = (typeof HIRE_REST_KEYS)[number];

/** What an item was used and earned in a range. */
export interface HireItemFigures {
  readonly itemId: string;
  readonly code: string;
  readonly name: string;
  readonly nameGa: string | null;
  readonly group: string;
  readonly groupGa: string;
  /** Pieces now; 0 for a kit, whose parts are owned. */
  readonly owned: number;
  /** Goes out as a part of kits or with other items, which earn for it. */
  readonly isPart: boolean;
  /** Hires whose documents of the range name it. */
  readonly hires: number;
  /** Piece-hours with customers, and piece-hours owned. */
  readonly usedHours: number;
  readonly ownedHours: number;
  /** Net of VAT, after discounts. */
  readonly income: Cents;
}

/** Figures of a group of items, or of all. */
export type UseFigures = Pick<HireItemFigures, "hires" | "usedHours" | "ownedHours" | "income">;

/** Income by item with what is of no item: together the documents of the range, net of VAT. */
export interface HireIncome {
  readonly byItem: ReadonlyMap<string, { readonly income: Cents; readonly hires: number }>;
  readonly rest: readonly { readonly key: HireRestKey; readonly amount: Cents }[];
  readonly total: Cents;
}

export interface LateFigures {
  /** Hires that were to come back in the range and were late, or still are. */
  readonly returns: number;
  readonly hours: number;
  /** What these hires were charged for it, net of VAT. */
  readonly charged: Cents;
}

export interface MarginFigures {
  /** Hires collected in the range, and what they were accepted for, net of VAT. */
  readonly hires: number;
  readonly net: Cents;
  readonly subhires: Cents;
  /** What transport, crew, consumables and lines without a sub-hire cost. */
  readonly ownCosts: Cents;
}

export interface QuoteFigures {
  /** Quotes first sent in the range, by outcome. */
  readonly sent: number;
  readonly accepted: number;
  readonly declined: number;
  readonly expired: number;
  readonly withdrawn: number;
}

/** What was promised of an item beyond what is there. */
export interface LossFigures {
  readonly itemId: string;
  readonly code: string;
  readonly name: string;
  readonly nameGa: string | null;
  /** The most pieces that were short at one time: so many to buy. */
  readonly most: number;
  /** Pieces times days, each day begun counts. */
  readonly days: number;
  /** Those days at the item's day rate, net of VAT. */
  readonly lost: Cents;
}

export interface HireStep extends DayRange {
  readonly net: Cents;
}

/** What one range comes to in a few numbers. */
export interface HireReportSummary {
  readonly income: Cents;
  readonly usedHours: number;
  readonly ownedHours: number;
  readonly margin: MarginFigures;
  readonly late: LateFigures;
  readonly quotes: QuoteFigures;
  readonly lost: Cents;
}

export interface HireReport {
  readonly now: HireReportSummary;
  /** The summary of the range that it is compared with. */
  readonly before: HireReportSummary;
  readonly beforeRange: DayRange;
  readonly steps: readonly HireStep[];
  readonly items: readonly HireItemFigures[];
  readonly rest: HireIncome["rest"];
  readonly loss: readonly LossFigures[];
}

export const HIRE_REPORT_ORDERS = ["income", "use", "idle"] as const;
/** The most income, the most use, or the least use first. */
export type HireOrder = (typeof HIRE_REPORT_ORDERS)[number];
export const HIRE_ROWS = ["items", "groups"] as const;
export type HireRows = (typeof HIRE_ROWS)[number];

/** Hours used of hours owned, from 0 to 1; null where nothing was owned. */
export function utilisationOf({
  usedHours,
  ownedHours,
}: Pick<UseFigures, "usedHours" | "ownedHours">): number | null {
  return ownedHours > 0 ? usedHours / ownedHours : null;
}

/** What is left of hires after their costs. */
export function hireMargin({ net, subhires, ownCosts }: MarginFigures): Cents {
  return cents(net - subhires - ownCosts);
}

/** The share of accepted quotes among those that were decided: accepted, declined or expired. Null where none was. */
export function acceptedShare({ accepted, declined, expired }: QuoteFigures): number | null {
  const decided = accepted + declined + expired;
  return decided > 0 ? accepted / decided : null;
}

/** Items in the wanted order; those without a figure of use go last where use decides. */
export function sortItems<T extends UseFigures>(items: readonly T[], order: HireOrder): readonly T[] {
  const use = (item: T, none: number) => utilisationOf(item) ?? none;
  const by: Readonly<Record<HireOrder, (a: T, b: T) => number>> = {
    income: (a, b) => b.income - a.income || use(b, -1) - use(a, -1),
    use: (a, b) => use(b, -1) - use(a, -1) || b.income - a.income,
    idle: (a, b) => use(a, 9e9) - use(b, 9e9) || a.income - b.income,
  };
  return [...items].sort(by[order]);
}

/** Items summed by their group. */
export function byGroup(items: readonly HireItemFigures[]): readonly HireItemFigures[] {
  return [...Map.groupBy(items, ({ group }) => group)].map(([group, of]) => ({
    itemId: group,
    code: "",
    name: group,
    nameGa: of[0]?.groupGa ?? null,
    group,
    isPart: false,
    groupGa: of[0]?.groupGa ?? group,
    owned: sumBy(of, ({ owned }) => owned),
    hires: sumBy(of, ({ hires }) => hires),
    ...sumUse(of),
  }));
}

/** Hours and income of several items. */
export function sumUse(items: readonly UseFigures[]) {
  return {
    usedHours: sumBy(items, ({ usedHours }) => usedHours),
    ownedHours: sumBy(items, ({ ownedHours }) => ownedHours),
    income: cents(sumBy(items, ({ income }) => income)),
  };
}

/** Items that earned the most, and owned ones that earned the least by themselves. */
export function extremes(items: readonly HireItemFigures[], few: number) {
  const best = sortItems(items, "income").filter(({ income }) => income > ZERO);
  const ownItems = items.filter(({ owned, isPart }) => owned > 0 && !isPart);
  const worst = [...ownItems].sort(
    (a, b) => a.income - b.income || (utilisationOf(a) ?? 0) - (utilisationOf(b) ?? 0),
  );
  return { best: best.slice(0, few), worst: worst.slice(0, few) };
}
