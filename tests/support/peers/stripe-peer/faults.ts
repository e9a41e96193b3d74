/** What goes wrong with a request. */
export type Fault =
  /** The connection is cut without an answer. */
  | { readonly kind: "reset"; readonly acts?: boolean }
  /** 500 is remembered under the idempotency key and given again; 409 and 429 are not. */
  | { readonly kind: "status"; readonly status: 409 | 429 | 500; readonly acts?: boolean }
  | { readonly kind: "hang"; readonly acts?: boolean }
  /** Acts, and cuts the connection in the middle of the answer. */
  | { readonly kind: "half-body" }
  /** Acts, and answers this much later. */
  | { readonly kind: "slow"; readonly ms: number }
  /** Opens the session, lets the buyer pay and its events arrive, and answers only then. */
  | { readonly kind: "paid-before-answer" };

/** A fault, with the requests that it meets and how many of them. */
export interface FaultRule {
  readonly fault: Fault;
  readonly method?: "GET" | "POST";
  /** The beginning of the path, e.g. `/v1/refunds`. */
  readonly path?: string;
  readonly times?: number;
}

/** Faults that are still to happen, first come first. */
export class FaultSwitch {
  private rules: (FaultRule & { left: number })[] = [];

  add(rule: FaultRule): void {
    this.rules.push({ ...rule, left: rule.times ?? 1 });
  }

  clear(): void {
    this.rules = [];
  }

  take(method: string, path: string): Fault | null {
    const fits = (rule: FaultRule) =>
      (rule.method === undefined || rule.method === method) && path.startsWith(rule.path ?? "/");
    const rule = this.rules.find(fits);
    if (!rule) return null;
    rule.left -= 1;
    if (rule.left === 0) this.rules = this.rules.filter((other) => other !== rule);
    return rule.fault;
  }
}

/** True when the request takes effect in spite of the fault. */
export function takesEffect(fault: Fault): boolean {
  return "acts" in fault
    ? fault.acts === true
    : fault.kind !== "reset" && fault.kind !== "status" && fault.kind !== "hang";
}
