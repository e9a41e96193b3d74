import type { Locator, Page } from "@playwright/test";

/** What an errand took. */
export interface Counts {
  /** Presses of the pointer or the finger. A choice from a list is two: it is opened, then one is pressed. */
  clicks: number;
  /** Fields that were typed into. Each was clicked first, unless it had the focus. */
  fields: number;
  /** Keys such as Enter that are no text. */
  keys: number;
}

/** The hand of a member of staff: what it does is counted. */
export interface Hand {
  readonly page: Page;
  click(what: Locator): Promise<void>;
  type(what: Locator, text: string): Promise<void>;
  choose(what: Locator, label: string): Promise<void>;
  attach(
    button: Locator | null,
    input: Locator,
    file: { name: string; mimeType: string; buffer: Buffer },
  ): Promise<void>;
  press(key: string): Promise<void>;
  /** Counts from here: what was done so far only prepared the errand. */
  restart(): void;
}

/** A hand for one errand, with its counts so far. */
export function beginHand(page: Page): { readonly hand: Hand; readonly counts: Counts } {
  const counts: Counts = { clicks: 0, fields: 0, keys: 0 };
  const hand: Hand = {
    page,
    async click(what) {
      counts.clicks += 1;
      await what.click();
    },
    async type(what, text) {
      await what.waitFor();
      const focused = await what.evaluate((element) => element === document.activeElement);
      counts.clicks += focused ? 0 : 1;
      counts.fields += 1;
      if (!focused) await what.click();
      await what.fill(text);
    },
    async choose(what, label) {
      counts.clicks += 2;
      await what.selectOption({ label });
    },
    async attach(button, input, file) {
      // The button opens the system's own dialog, in which the file is pressed twice.
      counts.clicks += 2;
      if (button) await button.waitFor();
      await input.setInputFiles(file);
    },
    restart() {
      Object.assign(counts, { clicks: 0, fields: 0, keys: 0 });
    },
    async press(key) {
      counts.keys += 1;
      await page.keyboard.press(key);
    },
  };
  return { hand, counts };
}
