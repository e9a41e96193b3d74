import { type Browser, type BrowserContext, chromium, type Locator, type Page } from "@playwright/test";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hireClaims } from "#app/db/schema/hire/claims.ts";
import { hireLines, hireNotes, hires } from "#app/db/schema/hire/hires.ts";
import { createHireItem } from "#tests/support/hire/factories-hire.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";
import { signInAs } from "#tests/support/http/sign-in.ts";
import { ADMIN, useTestServer } from "#tests/support/http/test-server.ts";
import { ensureHeadlessChromium } from "../../../scripts/check/ensure-chromium.ts";

/** In a browser, but with the database at hand: no page hands gear out without the scans. */
const site = useTestServer();
const db = () => site.running.services.database.db;
let browser: Browser;
let cookie = "";

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: await ensureHeadlessChromium(),
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
  cookie = await signInAs(site, ADMIN);
}, 600_000);
afterAll(() => browser.close());

/** A hire of which everything went out, with the address of its signature page. */
async function outHire() {
  const item = await createHireItem(db(), {
    name: "Followspot 1,200 W",
    kind: "serialised",
    owned: 2,
    watts: 1_200,
    weightGrams: 24_500,
    casePieces: 1,
    caseGrams: 18_000,
    caseLengthMm: 1_200,
    caseWidthMm: 600,
    caseHeightMm: 800,
  });
  const hire = await hiresOn(db()).accepted({ lines: [{ kind: "item", itemId: item.id, quantity: 2 }] });
  const theirs = and(eq(hireClaims.ownerId, hire.id), eq(hireClaims.kind, "hire"));
  const [claim] = await db().delete(hireClaims).where(theirs).returning();
  for (const unitNumber of item.units)
    await db()
      .insert(hireClaims)
      .values({ ...one(claim), id: crypto.randomUUID(), state: "out", quantity: 1, unitNumber });
  await db().update(hires).set({ state: "out" }).where(eq(hires.id, hire.id));
  await db().update(hireLines).set({ out: 2 }).where(eq(hireLines.hireId, hire.id));
  return { id: hire.id, path: `/admin/hire/hires/${hire.id}/delivery-signature` };
}

function one<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("Nothing there");
  return value;
}

const DEVICES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

async function openContext(device: keyof typeof DEVICES): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...DEVICES[device],
    baseURL: site.origin,
    serviceWorkers: "block",
  });
  const cookies = cookie.split("; ").map((pair) => {
    const [name = "", ...value] = pair.split("=");
    return { name, value: value.join("="), url: site.origin };
  });
  await context.addCookies(cookies);
  return context;
}

async function openPage(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  await page.locator("canvas").waitFor();
  return page;
}

const notesOf = (id: string) => db().select().from(hireNotes).where(eq(hireNotes.hireId, id));
const nameOf = (page: Page) => page.getByLabel("Name of the person who signs");
const signButton = (page: Page) => page.getByRole("button", { name: "Sign", exact: true });
const signed = (page: Page) => page.getByText("The signature is stored.").waitFor();

/** Points of a wave over the field. */
async function waveOf(pad: Locator): Promise<{ x: number; y: number }[]> {
  await pad.scrollIntoViewIfNeeded();
  const { x, y, width, height } = one((await pad.boundingBox()) ?? undefined);
  return Array.from({ length: 30 }, (_, at) => ({
    x: x + width * (0.1 + (0.8 * at) / 29),
    y: y + height * (0.5 + 0.3 * Math.sin(at / 3)),
  }));
}

test("is drawn with the mouse, cleared, drawn again, and stored once by a double click", async () => {
  const { id, path } = await outHire();
  const context = await openContext("desktop");
  const page = await openPage(context, path);
  const pad = page.locator("canvas");
  const draw = async () => {
    const [first, ...rest] = await waveOf(pad);
    await page.mouse.move(one(first).x, one(first).y);
    await page.mouse.down();
    for (const { x, y } of rest) await page.mouse.move(x, y);
    await page.mouse.up();
  };
  await draw();
  await page.getByRole("button", { name: "Clear the drawing" }).click();
  expect(await page.locator("[name=strokes]").inputValue()).toBe("");
  await signButton(page).click();
  await page.getByText("Enter the name of the person who signs.").first().waitFor();
  await draw();
  await nameOf(page).fill("Seán Ó Sé");
  await signButton(page).dblclick();
  await signed(page);
  const [note, ...more] = await notesOf(id);
  expect(more).toEqual([]);
  expect(note).toMatchObject({ name: "Seán Ó Sé", number: 1 });
  expect(note?.strokes?.flat().length).toBeGreaterThan(40);
  expect(await page.locator("canvas").count()).toBe(0);
  await context.close();
});

test("is drawn with a finger on a phone, in two tabs of which the first one counts", async () => {
  const { id, path } = await outHire();
  const context = await openContext("phone");
  const [page, other] = [await openPage(context, path), await openPage(context, path)];
  await page.bringToFront();
  const touch = await context.newCDPSession(page);
  const wave = await waveOf(page.locator("canvas"));
  const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: { x: number; y: number }[]) =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints });
  await send("touchStart", wave.slice(0, 1));
  for (const point of wave.slice(1)) await send("touchMove", [point]);
  // The finger rests before it is lifted: after a throw Chromium takes the next tap for its end.
  await page.waitForTimeout(300);
  await send("touchMove", wave.slice(-1));
  await send("touchEnd", []);
  await nameOf(page).fill("Áine");
  await signButton(page).tap();
  await signed(page);
  await other.bringToFront();
  await nameOf(other).fill("Brian");
  await other.getByLabel("My typed name is my signature").check();
  await signButton(other).tap();
  await signed(other);
  const notes = await notesOf(id);
  expect(notes).toMatchObject([{ name: "Áine" }]);
  expect(notes[0]?.strokes?.flat().length).toBeGreaterThan(40);
  await context.close();
});

test("is typed by keyboard alone, and a change meanwhile keeps what was typed", async () => {
  const { id, path } = await outHire();
  const context = await openContext("desktop");
  const page = await openPage(context, path);
  await nameOf(page).focus();
  await page.keyboard.type("Máire");
  const typed = page.getByLabel("My typed name is my signature");
  for (let presses = 0; presses < 5 && !(await isFocused(typed)); presses++) await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  const theirs = and(eq(hireClaims.ownerId, id), eq(hireClaims.state, "out"));
  const [claim] = await db().select().from(hireClaims).where(theirs).limit(1);
  await db()
    .delete(hireClaims)
    .where(eq(hireClaims.id, one(claim).id));
  for (let presses = 0; presses < 5 && !(await isFocused(signButton(page))); presses++)
    await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.getByText("has changed meanwhile").waitFor();
  expect([await nameOf(page).inputValue(), await typed.isChecked()]).toEqual(["Máire", true]);
  expect(await notesOf(id)).toEqual([]);
  await signButton(page).press("Enter");
  await signed(page);
  expect(await notesOf(id)).toMatchObject([{ name: "Máire", strokes: null }]);
  await context.close();
});

const isFocused = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);
