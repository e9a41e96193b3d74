/**
 * `npm run social`: the pictures that other sites show beside a link, one for each page and language, 1200 by 630
 * pixels, in public/social/. Each is a card in the site's own type over one of its scenes, drawn by Chromium.
 */
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { socialPicture } from "#app/features/content/page-meta.ts";
import { accessibility } from "#app/features/legal/accessibility.ts";
import { cookies } from "#app/features/legal/cookies.ts";
import { hireTerms } from "#app/features/legal/hire-terms.ts";
import { privacy } from "#app/features/legal/privacy.ts";
import { returns } from "#app/features/legal/returns.ts";
import { terms } from "#app/features/legal/terms.ts";
import { LOCALES, type Locale, otherLocale } from "#app/i18n/locale.ts";
import { format, type Message } from "#app/i18n/message.ts";
import * as shop from "#app/i18n/messages/shop/shop.ts";
import * as withdrawal from "#app/i18n/messages/shop/withdrawal.ts";
import * as dryHire from "#app/i18n/messages/site/dry-hire.ts";
import * as enquiries from "#app/i18n/messages/site/enquiries.ts";
import * as hire from "#app/i18n/messages/site/hire.ts";
import * as home from "#app/i18n/messages/site/home.ts";
import * as projects from "#app/i18n/messages/site/projects.ts";
import * as service from "#app/i18n/messages/site/service.ts";
import * as studio from "#app/i18n/messages/site/studio.ts";
import * as team from "#app/i18n/messages/site/team.ts";
import { ensureChromium } from "../check/ensure-chromium.ts";

const root = join(import.meta.dirname, "../..");
const WIDTH = 1200;
const HEIGHT = 630;
const LIMIT_BYTES = 90_000;

interface Card {
  readonly path: string;
  /** A master in art/masters. */
  readonly scene: string;
  readonly title: Message;
  /** The line under the title, in the second language's voice; the title itself when left out. */
  readonly voice?: Message;
}

const CARDS: readonly Card[] = [
  { path: "/", scene: "social", title: home.hashtag, voice: home.taglineLong },
  { path: "/hire", scene: "warehouse", title: hire.hire },
  { path: "/studio5", scene: "studio5", title: studio.studio, voice: studio.tagline },
  { path: "/projects", scene: "rig", title: projects.projects },
  { path: "/service-centre", scene: "service", title: service.serviceCentre },
  { path: "/equipment-servicing", scene: "service", title: enquiries.servicingTitle },
  { path: "/dry-hire", scene: "lens", title: dryHire.dryHire },
  { path: "/our-team", scene: "desk", title: team.team },
  { path: "/contact", scene: "theatre", title: enquiries.contactHeading },
  { path: "/shop", scene: "festival", title: shop.shop },
  { path: "/shop/browse", scene: "warehouse", title: shop.browseAll },
  { path: "/shop/request", scene: "lens", title: enquiries.customTitle },
  { path: "/withdraw", scene: "corporate", title: withdrawal.withdrawHere },
  ...Object.entries({
    "/privacy": privacy,
    "/terms": terms,
    "/hire-terms": hireTerms,
    "/returns": returns,
    "/cookies": cookies,
    "/accessibility": accessibility,
  }).map(([path, document]) => ({ path, scene: "corporate", title: document.title })),
];

const data = async (file: string, type: string) =>
  `data:${type};base64,${(await readFile(join(root, file))).toString("base64")}`;

async function styles(): Promise<string> {
  const face = async (family: string, file: string, style: string) => `@font-face {
    font-family: ${family};
    src: url("${await data(`app/ui/fonts/${file}.woff2`, "font/woff2")}");
    ${style}
  }`;
  return `
    ${await face("Display", "display", "font-weight: 400 900;")}
    ${await face("Voice", "voice", "font-style: italic;")}
    * { margin: 0; box-sizing: border-box; }
    body { width: ${WIDTH}px; height: ${HEIGHT}px; overflow: hidden; color: oklch(0.975 0.004 90); background: oklch(0.145 0.022 275); }
    .scene, .veil { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; }
    .veil {
      background:
        linear-gradient(90deg, oklch(0.13 0.03 275 / 0.9), oklch(0.13 0.03 275 / 0.62) 48%, transparent 88%),
        linear-gradient(0deg, oklch(0.13 0.03 275 / 0.85), transparent 62%);
    }
    .words { position: absolute; inset: 0; display: flex; flex-direction: column; justify-content: flex-end; padding: 64px 72px; }
    h1 { width: 1056px; font: 900 150px / 0.94 Display; letter-spacing: -0.04em; text-wrap: balance; text-shadow: 0 0 0.4em oklch(0.12 0.03 275 / 0.6); }
    i { font-style: normal; color: oklch(0.82 0.155 72); }
    p { max-width: 900px; margin-top: 26px; font: italic 44px / 1.15 Voice; color: oklch(0.88 0.02 275); text-wrap: balance; }
    .mark { position: absolute; top: 58px; left: 72px; font: 800 30px / 1 Display; letter-spacing: -0.02em; }
    .bar { position: absolute; bottom: 0; left: 0; width: 100%; height: 8px; background: linear-gradient(90deg, oklch(0.82 0.155 72), oklch(0.68 0.23 350) 55%, oklch(0.38 0.19 283)); }
  `;
}

/** Makes the title as large as fits, in the page. */
function fitTitle(): void {
  const title = document.querySelector("h1");
  if (!title) return;
  for (let size = 150; size > 40; size -= 2) {
    title.style.fontSize = `${size}px`;
    if (title.scrollWidth <= title.clientWidth && title.clientHeight <= 290) return;
  }
}

function cardHtml(card: Card, locale: Locale, css: string, scene: string): string {
  const title = format(locale, card.title);
  const other = otherLocale(locale);
  // The tag on the stage is the same in both languages, so its second line is the page's own.
  const voiceLocale = card.voice && format(locale, card.title) === format(other, card.title) ? locale : other;
  const voice = format(voiceLocale, card.voice ?? card.title);
  const marked = title.startsWith("#") ? `<i>#</i>${title.slice(1)}` : title;
  const mark = title.startsWith("#") ? "" : '<div class="mark"><i>#</i>ItsShowTime</div>';
  return `<!doctype html><html lang="${locale}"><style>${css}</style>
    <img class="scene" src="${scene}"><div class="veil"></div>${mark}
    <div class="words"><h1>${marked}</h1><p lang="${voiceLocale}">${voice}</p></div>
    <div class="bar"></div></html>`;
}

async function toJpeg(png: Buffer): Promise<Buffer> {
  for (let quality = 84; quality > 40; quality -= 4) {
    const picture = await sharp(png).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (picture.length <= LIMIT_BYTES) return picture;
  }
  throw new Error("The picture cannot be made small enough.");
}

async function main(): Promise<void> {
  const folder = join(root, "public/social");
  await mkdir(folder, { recursive: true });
  const css = await styles();
  const made = new Set<string>();
  const browser = await chromium.launch({ executablePath: await ensureChromium() });
  try {
    const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
    for (const card of CARDS) {
      const scene = await data(`art/masters/${card.scene}.webp`, "image/webp");
      for (const locale of LOCALES) {
        await page.setContent(cardHtml(card, locale, css, scene));
        await page.evaluate(() => document.fonts.ready);
        await page.evaluate(fitTitle);
        const file = socialPicture(card.path, locale);
        await writeFile(join(root, "public", file), await toJpeg(await page.screenshot()));
        made.add(file.replace("/social/", ""));
      }
    }
  } finally {
    await browser.close();
  }
  for (const file of await readdir(folder)) if (!made.has(file)) await rm(join(folder, file));
  console.log(`${made.size} pictures in public/social`);
}

await main();
