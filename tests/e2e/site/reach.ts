import type { CDPSession, Page } from "@playwright/test";
import type { Locale } from "#app/i18n/locale.ts";
import { keepAxeLoaded, runAxe } from "../axe.ts";
import { findMarkupFaults } from "../markup.ts";
import {
  findCut,
  findFocusFaults,
  findForcedColourFaults,
  findMovement,
  findSideways,
  holdStill,
  markSeen,
  nextFrame,
} from "../probes.ts";
import { findUnstyled, listStyledClasses } from "../stylesheets.ts";

/** WCAG 1.4.10: a window of 1280 × 1024 pixels at 400 %. */
const NARROW = { width: 320, height: 256 };
const PHONE = { width: 360, height: 740 };
const ADMIN = { width: 1280, height: 800 };

type View = readonly [size: typeof ADMIN, colorScheme: "light" | "dark"];

/**
 * The first English view is judged by the whole of axe, the second one by what looks and sizes can spoil, the Irish one
 * by what words can spoil where there is the least room for them. At a desk Irish is laid out with large letters (A6).
 */
const VIEWS = {
  en: [
    [ADMIN, "light"],
    [PHONE, "dark"],
  ],
  ga: [[PHONE, "light"]],
} as const satisfies Record<string, readonly [View, View?]>;

/** What longer words can spoil, and another size of the window. */
const SIZES = ["target-size", "scrollable-region-focusable"];

/** What a change of light or of size can spoil. Colours are the same in both languages. */
const LOOKS = ["color-contrast", "link-in-text-block", ...SIZES];

/** What the words of a page can spoil; how it is built is the same in both languages. */
const WORDS = [
  ...SIZES,
  ...["document-title", "html-has-lang", "html-lang-valid", "valid-lang", "label-content-name-mismatch"],
  ...["link-name", "button-name", "image-alt", "label", "select-name", "input-button-name"],
  ...["aria-input-field-name", "aria-command-name", "frame-title", "summary-name", "empty-heading"],
];

/** Of many rows that are made alike the first nine represent all; what an earlier page showed as well is judged there. */
const SKIPPED = ["tr:nth-child(n+10)", "main li:nth-child(n+10)", "[data-seen]"];

const STYLED = listStyledClasses();

/** What is remembered from page to page of a walk. */
export interface Walk {
  readonly locale: Locale;
  readonly browser: CDPSession;
  /** Names of parts of earlier pages, as they are in the first view, with spaces between them. */
  seen: string;
}

export async function beginWalk(page: Page, locale: Locale): Promise<Walk> {
  await keepAxeLoaded(page);
  return { locale, browser: await page.context().newCDPSession(page), seen: "" };
}

/** All checks of one address on one load of it; each fault names the address and the statement. */
export async function findFaults(page: Page, address: string, walk: Walk) {
  const english = walk.locale === "en";
  const [first, second] = VIEWS[walk.locale] as readonly [View, View?];
  const faults: string[] = [];
  const note = (sign: string, lines: readonly string[]) => {
    for (const line of new Set(lines)) faults.push(`${address} ${sign}: ${line}`);
  };
  const look = async ([size, colorScheme]: View) => {
    await page.emulateMedia({ colorScheme, forcedColors: "none" });
    await page.setViewportSize(size);
  };
  const spread = async () => [...(await page.evaluate(findSideways)), ...(await page.evaluate(findCut))];
  const judge = async (rules: readonly string[]) => {
    await untilAnswered(page);
    const { violations, incomplete } = await runAxe(page, { exclude: SKIPPED, rules });
    note("A1", [...violations, ...incomplete.map((kind) => `incomplete ${kind}`)]);
  };
  await look(first);
  const answer = await page.goto(address);
  note("head", await findHeadFaults(page, address, answer?.status()));
  note("A16", await findMarkupFaults((await answer?.text()) ?? ""));
  note("styles", await page.evaluate(findUnstyled, STYLED));
  await page.evaluate(holdStill, false);
  note("A7", await page.evaluate(findMovement));
  walk.seen += ` ${await page.evaluate(markSeen, walk.seen)}`;
  await judge(english ? [] : WORDS);
  if (english) note("A3", await page.evaluate(findFocusFaults, true));
  if (second) {
    await look(second);
    await judge(LOOKS);
  }

  await page.setViewportSize(NARROW);
  await page.evaluate(nextFrame);
  note("A6", await page.evaluate(findSideways));
  note("A3", await page.evaluate(findFocusFaults, false));
  await page.evaluate(holdStill, true);
  note("A6 spaced", await spread());
  await page.evaluate(holdStill, false);

  await page.setViewportSize(ADMIN);
  // Colours of the reader's own are the same in both languages.
  if (english) {
    await page.emulateMedia({ forcedColors: "active" });
    await page.evaluate(nextFrame);
    note("A7", [...(await lastingFocusFaults(page)), ...(await page.evaluate(findForcedColourFaults))]);
    await page.emulateMedia({ forcedColors: "none" });
  }

  // The last of all: taken back, it is gone for certain only with the next page.
  await setTextSize(walk, 32);
  await page.evaluate(nextFrame);
  note("A6 large", await spread());
  await setTextSize(walk, 16);
  return faults;
}

/**
 * Waits for the answer that a page of the hire catalogue asks for when its month comes into view: what is replaced while
 * axe reads the page is neither right nor wrong to it.
 */
async function untilAnswered(page: Page): Promise<void> {
  await page.evaluate(nextFrame);
  // A locator would load all of Playwright's scripts into every page.
  await page.evaluate(async (limit) => {
    const isAsking = () => document.querySelector("[data-hire-page][aria-busy=true]") !== null;
    for (const end = performance.now() + limit; isAsking(); ) {
      if (performance.now() > end) throw new Error("The catalogue gets no answer");
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }, 40_000);
}

/** Faults of focus that are still there when a page that grew from 320 pixels has found its place. */
async function lastingFocusFaults(page: Page): Promise<string[]> {
  const faults = await page.evaluate(findFocusFaults, false);
  if (faults.length === 0) return faults;
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  await page.evaluate(nextFrame);
  return page.evaluate(findFocusFaults, false);
}

async function findHeadFaults(page: Page, address: string, status = 0): Promise<string[]> {
  const wanted = { status: address.includes("/no/such") ? 404 : 200, titled: true, headings: 1 };
  const lang = /^\/ga(?:\/|$)/.test(address) ? "ga" : "en";
  const found = await page.evaluate(() => ({
    titled: document.title.trim() !== "",
    headings: document.querySelectorAll("h1").length,
    lang: document.documentElement.lang,
  }));
  const [is, should] = [
    { status, ...found },
    { ...wanted, lang },
  ].map((head) => JSON.stringify(head));
  return is === should ? [] : [`${is} instead of ${should}`];
}

/** WCAG 1.4.4: the text size of the browser's settings; 16 unless a reader has changed it. */
async function setTextSize({ browser }: Walk, pixels: number): Promise<void> {
  await browser.send("Page.setFontSizes", { fontSizes: { standard: pixels, fixed: (pixels * 13) / 16 } });
}
