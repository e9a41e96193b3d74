import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import type { Driver } from "./driver.ts";
import { Visitor } from "./visitor.ts";

const SIZES = {
  phone: { width: 390, height: 760 },
  desktop: { width: 1280, height: 800 },
} as const;

/** What a person does in one go, with a name that says the result. */
export interface Journey {
  readonly title: string;
  /** Both sizes unless one is named. */
  readonly size?: keyof typeof SIZES;
  readonly go: (visitor: Visitor) => Promise<void>;
}

/**
 * Goes through the journeys in one browser, first on a phone, then at a desk. What goes wrong in a page fails the
 * journey. `place` differs from browser to browser.
 */
export function runJourneys(
  name: string,
  { open, journeys, place }: { open: () => Promise<Driver>; journeys: readonly Journey[]; place: number },
): void {
  describe(name, () => {
    const origin = inject("siteOrigin");
    let driver: Driver;
    beforeAll(async () => {
      driver = await open();
    });
    afterAll(() => driver?.close());
    beforeEach(() => forgetVisit(driver, origin));

    describe.each(["phone", "desktop"] as const)("%s", (size) => {
      beforeAll(() => driver.resize(SIZES[size]));
      for (const journey of journeys.filter((one) => !one.size || one.size === size))
        it(journey.title, async () => {
          const own = 2 * place + (size === "phone" ? 0 : 1);
          const visitor = new Visitor(driver, { origin, place: own, size: SIZES[size] });
          await journey.go(visitor);
          expect(await visitor.faults()).toEqual([]);
        });
    });
  });
}

/** Nothing that one journey left in the browser is there for the next. */
async function forgetVisit(driver: Driver, origin: string): Promise<void> {
  await driver.goto(`${origin}/robots.txt`);
  await driver.deleteCookies();
  await driver.run(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}
