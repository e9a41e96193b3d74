import { barePath, localeAddress, localeOf } from "#app/i18n/locale.ts";
import { withoutNoise } from "./coverage/old-address.ts";
import { cleanFrom } from "./redirects.ts";

/** Redirects followed in a row at most; browsers stop after as many. */
export const MAX_CHAIN = 20;

/**
 * The old addresses by one of which an address is redirected, the first of them that there is: its path with its query,
 * the same without what changes nothing about the page, and its path alone; then those of the English address of an
 * Irish one.
 */
export function oldAddressesOf(address: string): readonly string[] {
  return [...new Set(bothOf(address).flatMap((one) => [one, withoutNoise(one), pathOf(one)]))];
}

/** Where a redirect leads an address: one of an English address leads an Irish one to the Irish page. */
export function targetFor(
  address: string,
  { from, target }: { readonly from: string; readonly target: string },
): string {
  const becomesIrish = localeOf(pathOf(address)) === "ga" && localeOf(pathOf(from)) === "en";
  return becomesIrish && target.startsWith("/") && !target.startsWith("/ga")
    ? localeAddress("ga", target)
    : target;
}

/** Which address of this site leads where, and from where each is reached. */
export class RedirectWays {
  readonly #targets = new Map<string, string>();
  /** Those that lead to an address, as far as no other redirect takes it. */
  readonly #sources = new Map<string, Set<string>>();

  constructor(redirects: Iterable<{ readonly from: string; readonly target: string }>) {
    for (const { from, target } of redirects) this.lead(from, target);
  }

  targetOf(from: string): string | undefined {
    return this.#targets.get(from);
  }

  /** Leads an address to `target`; undefined: nowhere any more. */
  lead(from: string, target: string | undefined): void {
    for (const next of this.#nextOf(from))
      for (const to of oldAddressesOf(next)) this.#sources.get(to)?.delete(from);
    if (target === undefined) this.#targets.delete(from);
    else this.#targets.set(from, target);
    for (const next of this.#nextOf(from))
      for (const to of oldAddressesOf(next)) {
        const sources = this.#sources.get(to);
        if (sources) sources.add(from);
        else this.#sources.set(to, new Set([from]));
      }
  }

  /**
   * What is wrong with the way of `from`, in either language: "loop" where it comes back to `from`, "chain" where it is
   * one of more redirects in a row than are ever followed, before it and after it. An address of another site ends a row.
   */
  faultOf(from: string): "loop" | "chain" | null {
    let longest = 0;
    for (const start of bothLanguages(from)) {
      let after = 0;
      for (let at = this.#step(start, from); at !== null; after += 1) {
        const next = this.#find(at);
        if (next === from) return "loop";
        if (next === undefined) break;
        if (after + 1 === MAX_CHAIN) return "chain";
        at = this.#step(at, next);
      }
      longest = Math.max(longest, after);
    }
    return this.#isReachedIn(MAX_CHAIN - longest, from) ? "chain" : null;
  }

  /**
   * Takes these redirects away, except for those without which another one would get a fault that it does not have now:
   * its addresses would take a less exact redirect. Returns what stays, with that fault.
   */
  takeAway(gone: readonly string[]): ReadonlyMap<string, "loop" | "chain"> {
    const targets = new Map(gone.map((from) => [from, this.#targets.get(from)] as const));
    const isSound = (from: string) => this.faultOf(from) === null;
    const sound = new Map(gone.map((from) => [from, [...(this.#sources.get(from) ?? [])].filter(isSound)]));
    for (const from of gone) this.lead(from, undefined);
    const kept = new Map<string, "loop" | "chain">();
    // One that stays leads on to others, which may have to stay for it.
    for (let before = -1; before < kept.size; ) {
      before = kept.size;
      for (const [from, sources] of sound) {
        const faults = kept.has(from) ? [] : sources.map((source) => this.faultOf(source));
        const fault = faults.find((one) => one !== null);
        if (!fault) continue;
        kept.set(from, fault);
        this.lead(from, targets.get(from));
      }
    }
    return kept;
  }

  /** Whether so many redirects in a row lead to the redirect of `from`. */
  #isReachedIn(steps: number, from: string): boolean {
    let reached = new Set([from]);
    for (let step = 0; step < steps && reached.size > 0; step += 1)
      reached = new Set(
        [...reached].flatMap((to) =>
          [...(this.#sources.get(to) ?? [])].filter((source) =>
            this.#nextOf(source).some((next) => this.#find(next) === to),
          ),
        ),
      );
    return reached.size > 0;
  }

  /** The redirect that an address takes, by its old address. */
  #find(address: string): string | undefined {
    return oldAddressesOf(address).find((one) => this.#targets.has(one));
  }

  /** Where the redirect of `from` leads an address; null for another site, and for none. */
  #step(address: string, from: string): string | null {
    const target = this.#targets.get(from);
    return target === undefined ? null : ownAddress(targetFor(address, { from, target }));
  }

  /** Where the redirect of `from` leads its addresses of both languages. */
  #nextOf(from: string): readonly string[] {
    return bothLanguages(from)
      .map((address) => this.#step(address, from))
      .filter((next) => next !== null);
  }
}

/** An address as it is looked up, and that of the English page where it is an Irish one. */
function bothOf(address: string): readonly string[] {
  const whole = cleanFrom(address);
  if (whole === null) return [];
  const english = cleanFrom(barePath(whole));
  return english === null ? [whole] : [whole, english];
}

function bothLanguages(from: string): readonly string[] {
  return localeOf(pathOf(from)) === "ga" ? [from] : [from, localeAddress("ga", from)];
}

/** The address of this site that a target is; null for another site. */
function ownAddress(target: string): string | null {
  return target.startsWith("/") ? cleanFrom(target) : null;
}

function pathOf(address: string): string {
  return address.split("?", 1)[0] ?? "";
}
