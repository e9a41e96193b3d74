import type { Cents } from "#app/lib/money.ts";
import { collapseSpaces } from "#app/lib/text/collapse-spaces.ts";

/** A customer as a field that looks for one offers it. */
export interface FoundCustomer {
  readonly id: string;
  readonly name: string;
  readonly company: string | null;
  /** The first of its addresses. */
  readonly email: string;
  readonly phone: string;
  /** True when the customer has an account whose address is confirmed. */
  readonly hasAccount: boolean;
}

/** One row of the list. */
export interface CustomerRow extends FoundCustomer {
  readonly tags: readonly string[];
  readonly orderCount: number;
  readonly openOrders: number;
  /** Paid less what was given back, VAT included. */
  readonly net: Cents;
  readonly lastOrderAt: Date | null;
  readonly createdAt: Date;
}

/** An account of a customer. */
interface CustomerAccount {
  readonly id: string;
  readonly email: string;
  readonly tradeSince: Date | null;
  readonly lockedAt: Date | null;
}

/** A customer that was merged into another one. */
interface MergedCustomer {
  readonly id: string;
  readonly name: string;
  readonly emails: readonly string[];
  readonly at: Date;
}

/** A customer as its page shows it. */
export interface CustomerView {
  readonly id: string;
  readonly name: string;
  readonly company: string | null;
  readonly phone: string;
  readonly emails: readonly string[];
  readonly note: string;
  readonly tags: readonly string[];
  /** The price list that its accounts buy at; null for the catalogue's prices. */
  readonly priceListId: string | null;
  readonly orderCount: number;
  readonly openOrders: number;
  readonly spent: Cents;
  readonly refunded: Cents;
  readonly net: Cents;
  readonly version: number;
  readonly createdAt: Date;
  readonly accounts: readonly CustomerAccount[];
  readonly merged: readonly MergedCustomer[];
}

/** One thing that a customer did or was sent: an order, an enquiry and the like. */
export interface CustomerRecord<State extends string = string> {
  readonly id: string;
  /** The number, reference or subject of the record. */
  readonly title: string;
  readonly state: State;
  readonly at: Date;
  readonly total: Cents | null;
  /** The address of a guest's record, where an account of the customer has left it; null for any other record. */
  readonly formerEmail: string | null;
}

/** Records of one kind on the page of a customer. */
export const MAX_RECORDS = 20;

/** Tags of one customer, and characters of one. */
const MAX_TAGS = 20;
const MAX_TAG_LENGTH = 40;

/** The address that mails go to, of those of a customer as they are stored. */
export function firstEmail(emails: string): string {
  return emails.split(" ", 1)[0] ?? "";
}

/**
 * Tags as they are typed with commas between: tidy, in lower case, each once; null for too many, or one that is too long.
 */
export function readTags(typed: string): readonly string[] | null {
  const typedTags = typed.split(",").map((tag) => collapseSpaces(tag).toLowerCase());
  const tags = [...new Set(typedTags.filter((tag) => tag !== ""))];
  return tags.length <= MAX_TAGS && tags.every(({ length }) => length <= MAX_TAG_LENGTH) ? tags : null;
}
