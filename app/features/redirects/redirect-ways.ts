import { cleanFrom } from "./redirects.ts";

/** Redirects followed in a row at most; browsers stop after as many. */
export const MAX_CHAIN = 20;

/** Which address of this site leads where, and from where each is reached. */
export class RedirectWays {
  readonly #targets = new Map<string, string>();
  readonly #sources = new Map<string, Set<string>>();

  constructor(redirects: Iterable<{ readonly from: string; readonly target: string }>) {
    for (const { from, target } of redirects) this.lead(from, target);
  }

  targetOf(from: string): string | undefined {
    return this.#targets.get(from);
  }

  /** Leads an address to `target`; undefined: nowhere any more. */
  lead(from: string, target: string | undefined): void {
    const before = pathOf(this.#targets.get(from));
    if (before !== null) this.#sources.get(before)?.delete(from);
    if (target === undefined) this.#targets.delete(from);
    else this.#targets.set(from, target);
    const path = pathOf(target);
    if (path === null) return;
    const sources = this.#sources.get(path);
    if (sources) sources.add(from);
    else this.#sources.set(path, new Set([from]));
  }

  /**
   * What is wrong with the way of `from`: "loop" where it comes back to `from`, "chain" where it is one of more redirects in a
   * row than are ever followed, before it and after it. An address of another site ends a row.
   */
  faultOf(from: string): "loop" | "chain" | null {
    let after = 0;
    for (let path = pathOf(this.#targets.get(from)); path !== null; after += 1) {
      if (path === from) return "loop";
      const target = this.#targets.get(path);
      if (target === undefined) break;
      if (after + 1 === MAX_CHAIN) return "chain";
      path = pathOf(target);
    }
    return this.#isReachedIn(MAX_CHAIN - after, from) ? "chain" : null;
  }

  /** Whether so many redirects in a row lead to a path. */
  #isReachedIn(steps: number, path: string): boolean {
    let paths = [path];
    for (let step = 0; step < steps && paths.length > 0; step += 1)
      paths = paths.flatMap((to) => [...(this.#sources.get(to) ?? [])]);
    return paths.length > 0;
  }
}

/** The path of this site that a target is; null for another site, and for none. */
function pathOf(target: string | undefined): string | null {
  return target?.startsWith("/") ? cleanFrom(target) : null;
}
