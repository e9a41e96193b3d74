/** The longest delay of a timer in milliseconds, nearly 25 days. Node runs a timer with a longer one after 1 ms. */
const MAX_DELAY_MS = 2 ** 31 - 1;

let isLimited = false;

/**
 * Runs timers with a longer delay after the longest one. The engine computes the delays of its timers from the clock of
 * the machine and calls the global `setTimeout`: after the clock was set back by more than 25 days, the timer of its
 * statistics ran every millisecond. The engine looks at the clock when a timer runs, and sets another one if it is early.
 */
export function limitTimers(): void {
  if (isLimited) return;
  isLimited = true;
  globalThis.setTimeout = new Proxy(globalThis.setTimeout, {
    apply: (target, self, [handler, delay, ...rest]: unknown[]) =>
      Reflect.apply(target, self, [handler, limited(delay), ...rest]),
  });
}

function limited(delay: unknown): unknown {
  return Number(delay) > MAX_DELAY_MS ? MAX_DELAY_MS : delay;
}
