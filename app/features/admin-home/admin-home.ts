import type { BackupState } from "#app/features/backups/backups.ts";
import type { FormType } from "#app/features/enquiries/enquiries.ts";
import type { RunState } from "#app/features/imports/run/import-step.ts";
import type { ListedPacking } from "#app/features/orders/fulfilment/packing.ts";
import type { Attention, RefundToTransfer } from "#app/features/orders/orders.ts";
import type { Cents } from "#app/lib/money.ts";

/** Numbers beside the sections; each is counted no further than lists count. */
export interface MenuCounts {
  /** Paid and not yet on their way, or with a refund to transfer. */
  readonly orders: number;
  readonly withdrawals: number;
  /** To send, to follow up before they expire, or refused for missing gear. */
  readonly quotes: number;
  /** To prepare within the next days, and returned ones to check. */
  readonly hires: number;
  readonly enquiries: number;
  /** Mails that were given up. */
  readonly mail: number;
  /** Notifications that the reader has not read; 0 without a reader. */
  readonly unread: number;
}

/** An enquiry that waits for its answer. */
export interface DueEnquiry {
  readonly id: string;
  readonly reference: string;
  readonly formType: FormType;
  readonly name: string;
  readonly excerpt: string;
  readonly locale: string;
  /** Minutes of working time left to answer; negative when late. */
  readonly minutesLeft: number;
}

/** An order that somebody must look at or send. */
export interface DueOrder extends Omit<ListedPacking, "fulfilment" | "pieces"> {
  readonly total: Cents;
  readonly attention: readonly Attention[];
}

/** Refunds that staff have to transfer themselves. */
export interface DueTransfers {
  /** The longest waiting ones. */
  readonly refunds: readonly RefundToTransfer[];
  /** Of all. */
  readonly count: number;
}

export interface DueWithdrawal {
  readonly id: string;
  readonly name: string;
  readonly reference: string;
  readonly refundDueAt: Date;
}

export interface LowStock {
  /** The id of the product, of a variation that of its parent. */
  readonly id: string;
  readonly name: string;
  readonly sku: string | null;
  readonly available: number;
}

/** What of the machinery needs a person. */
export interface OperationsState {
  readonly failedMails: number;
  readonly failedJobs: number;
  readonly errors: number;
  readonly backups: BackupState;
  readonly lastImport: {
    readonly fileName: string;
    readonly state: RunState;
    readonly at: Date;
    readonly rows: number;
    readonly failed: number;
  } | null;
}

/** What is left to do in the site's words and pictures. */
export interface SiteState {
  readonly sampleEntries: number;
  readonly missingIrish: number;
  readonly staleIrish: number;
  /** Sentences of the site whose Irish is out of date. */
  readonly staleTexts: number;
}

/** One week from Monday, by the clocks of Ireland. */
export interface WeekFigures {
  /** The Monday of the week, YYYY-MM-DD. */
  readonly monday: string;
  /** Orders placed and paid. */
  readonly orders: number;
  /** What they came to, VAT included, refunds not taken off. */
  readonly revenue: Cents;
  /** Enquiries without spam. */
  readonly enquiries: number;
}
