import type { VatRow } from "#app/features/orders/totals.ts";
import type { LineContents, QuoteContentLine } from "#app/features/quotes/content/quote-content.ts";
import type { AcceptedPart } from "#app/features/quotes/content/withdrawal-right.ts";
import type { HireTransport } from "#app/features/quotes/quotes.ts";
import type { HireSettings } from "#app/features/settings/hire-settings.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { Cents } from "#app/lib/money.ts";
import type { LineCounts } from "./counts/count-line.ts";
import type { HIRE_ATTENTIONS, HIRE_CANCELLERS, HIRE_REQUEST_KINDS, HIRE_REQUEST_STATES } from "./enums.ts";
import type { HireState } from "./hire-states.ts";
import type { HireMoney, HirePayment } from "./payments/hire-money.ts";

export type HireAttention = (typeof HIRE_ATTENTIONS)[number];
export type HireCanceller = (typeof HIRE_CANCELLERS)[number];
export type HireRequestKind = (typeof HIRE_REQUEST_KINDS)[number];
export type HireRequestState = (typeof HIRE_REQUEST_STATES)[number];

/** What a row about a hire shows. Nothing here has a price. */
export interface HireRow {
  readonly id: string;
  readonly number: string;
  readonly state: HireState;
  readonly name: string;
  readonly company: string | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly transport: HireTransport;
  readonly place: string;
}

/** A hire in a list. Its state is that by the clock. */
export interface HireSummary extends HireRow {
  readonly token: string;
  readonly attention: HireAttention | null;
  readonly email: string;
  /** VAT included. */
  readonly total: Cents;
  readonly createdAt: Date;
}

/** A hire of the back office's list, with what of it is to be paid now, VAT included. */
export interface ListedHire extends HireSummary {
  /** A part of it has left, and more is to go. */
  readonly isPartlyOut: boolean;
  /** Something of it was promised and is not there. */
  readonly isShort: boolean;
  readonly toPay: Cents;
}

/** Pieces of a line that are another item than was promised. */
export interface LineSubstitute {
  readonly itemId: string;
  /** The promised item. */
  readonly forItemId: string;
  readonly quantity: number;
  /** Pieces that are not packed: staff can take back that they go. */
  readonly waiting: number;
  readonly name: string;
  readonly nameGa: string | null;
  /** The part of a kit, or what goes with the line, in whose place they go; null: the line's own item. */
  readonly forName: string | null;
  readonly forNameGa: string | null;
}

/** What is hired, frozen at acceptance. Money net of VAT. */
export interface HireLineView extends LineCounts {
  readonly id: string;
  readonly kind: QuoteContentLine["kind"];
  readonly itemId: string | null;
  readonly name: string;
  readonly nameGa: string | null;
  /** What goes with all its pieces, as the accepted version says; none of what was added in the store. */
  readonly contents: readonly LineContents[];
  readonly substitutes: readonly LineSubstitute[];
  readonly quantity: number;
  readonly dayRateNet: Cents;
  readonly factor: number;
  readonly discount: number;
  readonly net: Cents;
}

export interface HireRequestView {
  readonly id: string;
  readonly kind: HireRequestKind;
  readonly state: HireRequestState;
  readonly text: string;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly answer: string | null;
  readonly answeredAt: Date | null;
  readonly createdAt: Date;
}

/** What a hire costs on top for being kept longer. */
export interface LongerHire {
  /** The return that is paid for, and the later one. */
  readonly from: Date;
  readonly to: Date;
  readonly net: Cents;
  /** VAT included. */
  readonly total: Cents;
}

/** What a unit has brought. Only staff who see prices read it. */
export interface UnitIncome {
  readonly hires: number;
  /** Net of VAT. */
  readonly net: Cents;
}

/** A hire as its public page and the back office show it; no cost of the company is in it. */
export interface HireView extends HireSummary {
  readonly quoteId: string;
  readonly quoteNumber: string;
  readonly quoteToken: string;
  readonly versionId: string;
  /** Opens the safety pack; null once staff revoked it. */
  readonly safetyToken: string | null;
  readonly userId: string | null;
  readonly assigneeId: string | null;
  readonly locale: Locale;
  readonly phone: string;
  readonly vatNumber: string | null;
  readonly trade: boolean;
  readonly poNumber: string | null;
  /** The return up to which price and charges go, where it moved since; null: `endsAt`. */
  readonly pricedUntil: Date | null;
  readonly insuredUntil: string | null;
  readonly settings: HireSettings;
  readonly net: Cents;
  readonly vat: Cents;
  readonly vatRows: readonly VatRow[];
  readonly deposit: Cents;
  readonly security: Cents;
  /** What staff do not ask for any more of the balance, VAT included. */
  readonly balanceWaived: Cents;
  readonly depositDueAt: Date | null;
  /** A consumer may withdraw before this instant; null: no right to. */
  readonly withdrawUntil: Date | null;
  readonly acceptedAt: Date;
  /** The acceptance from which the right to withdraw runs; null: `acceptedAt`. */
  readonly concludedAt: Date | null;
  /** The acceptances since then, oldest first. */
  readonly accepted: readonly AcceptedPart[];
  readonly reservedAt: Date | null;
  readonly cancelledAt: Date | null;
  readonly cancelledBy: HireCanceller | null;
  readonly cancelReason: string | null;
  readonly returnedAt: Date | null;
  /** Counts every change; a form made from an older one is refused. */
  readonly version: number;
  readonly lines: readonly HireLineView[];
  readonly orders: readonly HirePayment[];
  readonly money: HireMoney;
  readonly requests: readonly HireRequestView[];
}

/** A hire as the holder of its link may see it: empty where only staff read. */
export function toCustomersHire(hire: HireView): HireView {
  return { ...hire, assigneeId: null, attention: null, cancelReason: null };
}
