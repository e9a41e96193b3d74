import type { Driver, KeyName, Size } from "./driver.ts";
import { until } from "./driver.ts";
import { findInPage, isAlive, takeFaults } from "./in-page.ts";

/** An element: a selector, or one whose text or name contains `text`. `nth` counts the visible ones from 0. */
export type Target = string | { readonly css: string; readonly text?: string; readonly nth?: number };

const describeTarget = (target: Target) => (typeof target === "string" ? target : JSON.stringify(target));

/** A person at a browser: looks for elements, waits until they can be used, and uses pointer and keyboard. */
export class Visitor {
  private readonly driver: Driver;
  private readonly origin: string;
  /** Differs for every journey that runs at the same time, so that each has rows of its own. */
  readonly place: number;
  readonly size: Size;

  constructor(driver: Driver, options: { origin: string; place: number; size: Size }) {
    this.driver = driver;
    this.origin = options.origin;
    this.place = options.place;
    this.size = options.size;
  }

  /** Opens a page of the site and waits until its scripts run. */
  async goto(path: string): Promise<void> {
    await this.driver.goto(this.origin + path);
    await this.waitFor("the page's scripts run", isAlive);
  }

  run<T, A extends readonly unknown[]>(work: (...values: A) => T, ...values: A): Promise<Awaited<T>> {
    return this.driver.run(work, ...values);
  }

  /** Asks in the page until the answer is truthy, and gives it. A page that is just being left is asked again. */
  waitFor<T, A extends readonly unknown[]>(what: string, ask: (...values: A) => T, ...values: A) {
    return until(
      () => this.driver.run(ask, ...values).catch(() => null),
      () => what,
    );
  }

  /** The pathname and query of the current page. */
  waitForPath(pattern: RegExp): Promise<string> {
    return this.waitFor(
      `the address is ${pattern}`,
      (source: string) => {
        const path = location.pathname + location.search;
        return new RegExp(source).test(path) && document.readyState === "complete" ? path : null;
      },
      pattern.source,
    ) as Promise<string>;
  }

  /** Waits until an element is in view, still, and covered by no other; gives its middle. */
  async pointOf(target: Target): Promise<{ x: number; y: number; left: number }> {
    let last = "";
    let why = "not looked for";
    const found = await until(
      async () => {
        const one = await this.find(target);
        why = one === null ? "the page is loading" : (one.why ?? "it moves");
        const now = JSON.stringify(one);
        const still = now === last && one !== null && one.why === null;
        last = now;
        return still && one;
      },
      () => `${describeTarget(target)} can be clicked (${why})`,
    );
    return found;
  }

  private find(target: Target) {
    const { css, text = null, nth = 0 } = typeof target === "string" ? { css: target } : target;
    return this.driver.run(findInPage, css, text, nth).catch(() => null);
  }

  async click(target: Target): Promise<void> {
    const { x, y } = await this.pointOf(target);
    await this.driver.move(x, y);
    await this.driver.down();
    await this.driver.up();
  }

  /** Drags with the pointer from the middle of one element to a place of another, in parts of its height from its top. */
  async drag(from: Target, to: Target, part = 0.5): Promise<void> {
    const start = await this.pointOf(from);
    await this.driver.move(start.x, start.y);
    await this.driver.down();
    await this.driver.move(start.x + 3, start.y + 4);
    await this.driver.move(start.x + 6, start.y + 9);
    const end = await this.boxOf(to);
    const x = end.left + end.width / 2;
    const y = end.top + end.height * part;
    await this.driver.move(x, (start.y + y) / 2);
    await this.driver.move(x, y - 1);
    await this.driver.move(x, y);
    await this.driver.up();
  }

  boxOf(target: Target): Promise<{ left: number; top: number; width: number; height: number }> {
    const css = typeof target === "string" ? target : target.css;
    return this.run(
      (selector: string, nth: number) => {
        const shown = [...document.querySelectorAll(selector)].filter(
          (one) => one.getClientRects().length > 0,
        );
        const { left, top, width, height } = shown[nth]?.getBoundingClientRect() ?? new DOMRect();
        return { left, top, width, height };
      },
      css,
      typeof target === "string" ? 0 : (target.nth ?? 0),
    );
  }

  /** Replaces the content of a field by typing. */
  async fill(target: Target, value: string): Promise<void> {
    await this.click(target);
    await this.run(() => (document.activeElement as HTMLInputElement | null)?.select?.());
    await this.driver.type(value);
  }

  /** Types the 11th of November 2026, the same in every order of day and month, into a field for a day. */
  async fillDay(css: string): Promise<void> {
    const { left, y } = await this.pointOf(css);
    // Its first part; in the middle of the field is nothing to type into.
    await this.driver.move(left + 18, y);
    await this.driver.down();
    await this.driver.up();
    await this.driver.type("11");
    for (const part of ["11", "2026"]) {
      await this.driver.press("Tab");
      await this.driver.type(part);
    }
    // Firefox shows digits that a driver types, and takes them with the next step up or down.
    await this.driver.press("ArrowUp");
    await this.driver.press("ArrowDown");
    await this.waitFor(
      `${css} has a day`,
      (selector: string) => document.querySelector<HTMLInputElement>(selector)?.value === "2026-11-11",
      css,
    );
  }

  movePointer(x: number, y: number): Promise<void> {
    return this.driver.move(x, y);
  }

  press(key: KeyName): Promise<void> {
    return this.driver.press(key);
  }

  type(text: string): Promise<void> {
    return this.driver.type(text);
  }

  /** Waits until an element is shown. */
  async see(target: Target): Promise<void> {
    await until(
      async () => {
        const one = await this.find(target);
        return one !== null && one.why !== "missing";
      },
      () => `${describeTarget(target)} is shown`,
    );
  }

  /** Waits until no such element is shown. */
  async seeNo(target: Target): Promise<void> {
    await until(
      async () => (await this.find(target))?.why === "missing",
      () => `${describeTarget(target)} is gone`,
    );
  }

  textOf(css: string, nth = 0): Promise<string> {
    return this.run(
      (selector: string, at: number) =>
        (document.querySelectorAll<HTMLElement>(selector)[at]?.innerText ?? "").trim(),
      css,
      nth,
    );
  }

  valueOf(css: string, nth = 0): Promise<string> {
    return this.run(
      (selector: string, at: number) =>
        document.querySelectorAll<HTMLInputElement>(selector)[at]?.value ?? "missing",
      css,
      nth,
    );
  }

  /** Does `action`, goes on in the tab that it opens, and comes back when `work` is done. */
  async inOpenedTab(action: () => Promise<void>, work: () => Promise<void>): Promise<string[]> {
    await this.driver.followTab(action);
    await work();
    const faults = await this.faults();
    await this.driver.closeTab();
    return faults;
  }

  screenshot(): Promise<Buffer> {
    return this.driver.screenshot();
  }

  /** What went wrong in the current tab since it was last asked. */
  faults(): Promise<string[]> {
    return this.driver.run(takeFaults);
  }
}
