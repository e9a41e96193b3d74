/** How one request ended, as its visitor saw it. */
export type Outcome =
  /** What was asked for. */
  | "ok"
  /** 503 with Retry-After: not now, and honestly so. */
  | "away"
  /** The same, because more had come than could be served. */
  | "full"
  /** No answer, or half of one. */
  | "cut"
  /** Anything else. */
  | "wrong";

export interface Sent {
  readonly kind: string;
  readonly outcome: Outcome;
  /** On the clock of `performance.now()`. */
  readonly begun: number;
  readonly ended: number;
  /** What the answer was, where it was not what was asked for. */
  readonly note: string;
}

/** A purchase as its buyer remembers it. */
export interface BoughtOrder {
  readonly email: string;
  readonly productId: string;
  readonly quantity: number;
}

/** What visitors were told is done, kept by themselves. */
export class Ledger {
  readonly sent: Sent[] = [];
  /** The reference each enquirer was given, by address. */
  readonly enquiries = new Map<string, string>();
  /** Purchases whose buyers were led to the payment page, by address. */
  readonly placed = new Map<string, BoughtOrder>();
  /** Addresses of buyers who were told that they have paid. */
  readonly paid = new Set<string>();
  /** How many of a product each customer was told lie in the cart, by "customer product". */
  readonly carts = new Map<string, number>();
  /** What was promised twice, differently. */
  readonly contradictions: string[] = [];

  addToCart(customerId: string, productId: string, quantity: number): void {
    const key = `${customerId} ${productId}`;
    this.carts.set(key, (this.carts.get(key) ?? 0) + quantity);
  }

  addEnquiry(email: string, reference: string): void {
    const before = this.enquiries.get(email);
    if (before !== undefined && before !== reference)
      this.contradictions.push(`${email} was given ${before}, then ${reference}`);
    this.enquiries.set(email, reference);
  }
}
