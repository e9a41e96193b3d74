/** Keys that journeys press, by the names that the browsers' events give them. */
const KEYS = ["Enter", "Escape", "Tab", "ArrowDown", "ArrowUp", "ArrowLeft", "ArrowRight", "Delete"] as const;
export type KeyName = (typeof KEYS)[number];

/** Inner size of a window in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a journey needs of a browser: one current tab, a pointer and a keyboard. Coordinates are those of the viewport. */
export interface Driver {
  /** Resolves when the page has loaded. */
  goto(url: string): Promise<void>;
  /** Runs a function in the page; nothing outside of the function can be used inside of it. */
  run<T, A extends readonly unknown[]>(work: (...values: A) => T, ...values: A): Promise<Awaited<T>>;
  move(x: number, y: number): Promise<void>;
  down(): Promise<void>;
  up(): Promise<void>;
  press(key: KeyName): Promise<void>;
  type(text: string): Promise<void>;
  resize(size: Size): Promise<void>;
  /** The visible part of the page as PNG. */
  screenshot(): Promise<Buffer>;
  deleteCookies(): Promise<void>;
  /** Makes the tab that `action` opens the current one. */
  followTab(action: () => Promise<void>): Promise<void>;
  /** Closes the current tab; the first one is the current one again. */
  closeTab(): Promise<void>;
  close(): Promise<void>;
}

/** After this many milliseconds a condition counts as never met. */
const LIMIT_MS = 30_000;
const POLL_MS = 40;

/** Asks until the answer is neither null nor false, and gives it. Throws with `what` when it never is. */
export async function until<T>(
  ask: () => Promise<T | null | false>,
  what: () => string,
): Promise<NonNullable<T>> {
  const giveUpAt = Date.now() + LIMIT_MS;
  for (;;) {
    const answer = await ask();
    if (answer !== null && answer !== false && answer !== undefined) return answer as NonNullable<T>;
    if (Date.now() > giveUpAt) throw new Error(`Not met within ${LIMIT_MS / 1000} s: ${what()}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
