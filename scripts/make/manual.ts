/**
 * `npm run manual [-- --only orders,refund] [--as-built]`: takes the manual's pictures off the product itself. Starts
 * the built site on the sample data, does what a day brings, and photographs each page. A picture that shows the same
 * as before stays as it is. Writes public/manual and app/features/help/shots.ts.
 */
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium, devices, type Page } from "@playwright/test";
import sharp from "sharp";
import { SHOTS } from "#app/features/help/shots.ts";
import { ensureChromium } from "../check/ensure-chromium.ts";
import { startSiteProcess } from "../run/site-process.ts";
import { liveADay, signInAs } from "./manual-day.ts";
import { SCENES, type Scene } from "./manual-scenes.ts";
import { listOf } from "./public-pages.ts";

const root = join(import.meta.dirname, "../..");
const folder = join(root, "public/manual");
/** CSS pixels of a window, and how many of the picture's pixels one of them takes. */
const WINDOW = { width: 1120, height: 720 };
const DENSITY = 1.5;
/** All pictures together, in bytes. */
const LIMIT = 1_500_000;
/** A slow machine is no fault. */
const PATIENCE_MS = 60_000;
const ADMIN = { email: "aoife@example.ie", password: "a-long-manual-passphrase" };

interface Shot {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
}

const { values } = parseArgs({
  options: { only: { type: "string", multiple: true }, "as-built": { type: "boolean", default: false } },
});
const only = listOf(values.only);

const site = await startSiteProcess({
  asBuilt: values["as-built"],
  env: { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
});
let browser: Browser | undefined;
try {
  // Letters lie where the page puts them, and not on whole pixels.
  const args = ["--font-render-hinting=none"];
  browser = await chromium.launch({ executablePath: await ensureChromium(), args });
  await takeAll(browser, site.origin);
} finally {
  await browser?.close();
  await site.stop();
}

async function takeAll(browser: Browser, origin: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const context = await browser.newContext({
    baseURL: origin,
    viewport: WINDOW,
    deviceScaleFactor: DENSITY,
    // That of a browser without windows is taken for a bot's, whose searches are not counted.
    userAgent: devices["Desktop Chrome"].userAgent,
    reducedMotion: "reduce",
    colorScheme: "light",
    timezoneId: "Europe/Dublin",
    locale: "en-IE",
  });
  context.setDefaultTimeout(PATIENCE_MS);
  await liveADay(context);
  const page = await context.newPage();
  await signInAs(page, ADMIN);
  const shots: Record<string, Shot> = { ...SHOTS };
  for (const scene of SCENES) {
    if (only.length > 0 && !only.includes(scene.name)) continue;
    try {
      const png = await photograph(page, scene);
      shots[scene.name] = await keepOrWrite(scene.name, png, shots[scene.name]);
      console.log(scene.name);
    } catch (error) {
      // The others are worth having all the same.
      console.error(`${scene.name}: ${error instanceof Error ? error.message : error}`);
      process.exitCode = 1;
    }
  }
  await finish(shots);
}

async function photograph(page: Page, scene: Scene): Promise<Buffer> {
  await page.goto(scene.path, { waitUntil: "networkidle" });
  await scene.prepare?.(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const picture of document.images) picture.loading = "eager";
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => null)));
    if (document.activeElement instanceof HTMLElement && !document.querySelector("[role=dialog]"))
      document.activeElement.blur();
  });
  if (scene.from) {
    // Right below the site's own head, which stays in place.
    await page
      .locator(scene.from)
      .first()
      .evaluate((element) => {
        window.scrollTo({
          top: element.getBoundingClientRect().top + window.scrollY - 96,
          behavior: "instant",
        });
      });
  }
  // A button under the mouse would look pressed.
  await page.mouse.move(0, 0);
  return page.screenshot({ caret: "hide", animations: "disabled" });
}

/** Times and numbers change from run to run; a picture changes when more than that does. */
async function keepOrWrite(name: string, png: Buffer, before: Shot | undefined): Promise<Shot> {
  const old = before?.hash ? await readFile(fileOf(name, before.hash)).catch(() => null) : null;
  if (old && before && (await looksTheSame(old, png))) return before;
  const webp = await sharp(png).webp({ quality: 55, effort: 6, smartSubsample: true }).toBuffer();
  const hash = createHash("sha256").update(webp).digest("hex").slice(0, 10);
  const { width, height } = await sharp(webp).metadata();
  await writeFile(fileOf(name, hash), webp);
  return { hash, width, height };
}

async function looksTheSame(a: Buffer, b: Buffer): Promise<boolean> {
  const [one, other] = await Promise.all(
    [a, b].map((file) => sharp(file).resize({ width: 560 }).greyscale().raw().toBuffer()),
  );
  if (!one || one.length !== other?.length) return false;
  let different = 0;
  for (let at = 0; at < one.length; at += 1) {
    if (Math.abs((one[at] ?? 0) - (other[at] ?? 0)) > 32) different += 1;
  }
  return different / one.length < 0.012;
}

function fileOf(name: string, hash: string): string {
  return join(folder, `${name}-${hash}.webp`);
}

async function finish(shots: Readonly<Record<string, Shot>>): Promise<void> {
  const wanted = new Set(Object.entries(shots).map(([name, { hash }]) => `${name}-${hash}.webp`));
  let total = 0;
  for (const file of await readdir(folder)) {
    if (!wanted.has(file)) await rm(join(folder, file));
    else total += (await readFile(join(folder, file))).length;
  }
  const rows = Object.entries(shots).map(([name, { hash, width, height }]) => {
    const key = /^\w+$/.test(name) ? name : JSON.stringify(name);
    return `  ${key}: { hash: "${hash}", width: ${width}, height: ${height} },`;
  });
  await writeFile(
    join(root, "app/features/help/shots.ts"),
    `// Written by scripts/make/manual.ts: change the script, not this file.
/** The manual's pictures: a hash of the file, and its size in pixels. */
export const SHOTS = {
${rows.join("\n")}
} as const;

export type ShotName = keyof typeof SHOTS;
`,
  );
  console.log(`${rows.length} pictures, ${(total / 1000).toFixed(0)} kB`);
  if (total > LIMIT) throw new Error(`The pictures are larger than ${LIMIT / 1000} kB together.`);
}
