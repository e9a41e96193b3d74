/**
 * `npm run shots [-- --only /hire --widths 360,1280 --locales ga --schemes dark --as-built]`: pictures of every public
 * page in four widths, both languages and both colour schemes, in shots/, to be looked at. With `--readme` only the two
 * pictures of the README, in docs/screenshots/.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { ensureChromium } from "../check/ensure-chromium.ts";
import { startSiteProcess } from "../run/site-process.ts";
import { listOf, listPublicPages } from "./public-pages.ts";

const root = join(import.meta.dirname, "../..");
const HEIGHTS: Readonly<Record<number, number>> = { 360: 740, 768: 1024, 1280: 800, 1920: 1080 };
/** WebP cannot be higher, in pixels. */
const HIGHEST = 16_383;
const README_LIMIT_BYTES = 150_000;

type Scheme = "light" | "dark";

const { values } = parseArgs({
  options: {
    only: { type: "string", multiple: true },
    widths: { type: "string", multiple: true },
    locales: { type: "string", multiple: true },
    schemes: { type: "string", multiple: true },
    "as-built": { type: "boolean", default: false },
    readme: { type: "boolean", default: false },
  },
});

const site = await startSiteProcess({ asBuilt: values["as-built"] });
let browser: Browser | undefined;
try {
  browser = await chromium.launch({ executablePath: await ensureChromium() });
  if (values.readme) await shootReadme(browser, site.origin);
  else await shootAll(browser, site.origin);
} finally {
  await browser?.close();
  await site.stop();
}

async function shootAll(browser: Browser, origin: string): Promise<void> {
  const wanted = (given: readonly string[] | undefined, all: readonly string[]) => {
    const list = listOf(given);
    return list.length > 0 ? list : all;
  };
  const widths = wanted(values.widths, Object.keys(HEIGHTS)).map(Number);
  const locales = wanted(values.locales, ["en", "ga"]);
  const schemes = wanted(values.schemes, ["light", "dark"]) as readonly Scheme[];
  const pages = (await listPublicPages(origin, listOf(values.only))).filter((path) =>
    locales.includes(/^\/ga(?:\/|$)/.test(path) ? "ga" : "en"),
  );
  let count = 0;
  for (const width of widths) {
    for (const scheme of schemes) {
      const page = await openPage(browser, width, scheme);
      for (const path of pages) {
        await visit(page, origin + path);
        await save(await page.screenshot({ fullPage: true }), fileFor(path, width, scheme));
        count++;
      }
      await page.context().close();
    }
    console.log(`${width} px: ${count} pictures so far`);
  }
}

/** Opens a page on which nothing moves, so that two runs can be compared. */
async function openPage(browser: Browser, width: number, scheme: Scheme): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: HEIGHTS[width] ?? 900 },
    colorScheme: scheme,
    reducedMotion: "reduce",
    isMobile: width < 500,
    hasTouch: width < 500,
  });
  return context.newPage();
}

/** Waits for fonts and, by going through the page once, for the pictures that load when they come near. */
async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: "load" });
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const picture of document.images) picture.loading = "eager";
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => null)));
  });
}

async function save(png: Buffer, file: string): Promise<void> {
  const { height } = await sharp(png).metadata();
  const picture = height > HIGHEST ? sharp(png).resize({ height: HIGHEST }) : sharp(png);
  await mkdir(join(file, ".."), { recursive: true });
  await writeFile(file, await picture.webp({ quality: 80 }).toBuffer());
}

function fileFor(path: string, width: number, scheme: Scheme): string {
  const locale = /^\/ga(?:\/|$)/.test(path) ? "ga" : "en";
  const bare = locale === "ga" ? path.slice(3) : path;
  const name = bare.replace(/^\//, "").replaceAll("/", "-") || "home";
  return join(root, "shots", `${width}-${scheme}`, `${name}.${locale}.webp`);
}

async function shootReadme(browser: Browser, origin: string): Promise<void> {
  const shots = [
    { path: "/", scheme: "dark", name: "home" },
    { path: "/shop/browse", scheme: "light", name: "browse" },
  ] as const;
  await mkdir(join(root, "docs/screenshots"), { recursive: true });
  for (const { path, scheme, name } of shots) {
    const page = await openPage(browser, 1280, scheme);
    await visit(page, origin + path);
    const png = await page.screenshot();
    await page.context().close();
    const picture = await withinLimit(png);
    await writeFile(join(root, "docs/screenshots", `${name}.webp`), picture);
    console.log(`docs/screenshots/${name}.webp ${(picture.length / 1000).toFixed(0)} kB`);
  }
}

async function withinLimit(png: Buffer): Promise<Buffer> {
  for (let quality = 86; quality > 40; quality -= 6) {
    const picture = await sharp(png).webp({ quality, effort: 6 }).toBuffer();
    if (picture.length <= README_LIMIT_BYTES) return picture;
  }
  throw new Error("The picture cannot be made small enough.");
}
