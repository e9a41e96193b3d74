import { type Browser, chromium, type Page } from "@playwright/test";
import { afterAll, beforeAll } from "vitest";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { changeSetting } from "#app/features/settings/change-setting.server.ts";
import { settingSchemas } from "#app/features/settings/schema.ts";
import { ensureHeadlessChromium } from "../../scripts/check/ensure-chromium.ts";
import { runAxe, TAGS } from "../e2e/axe.ts";
import { unspaced } from "../support/hire/supplier.ts";

export interface Mail {
  readonly kind: string;
  readonly locale: string;
  readonly html: string;
  readonly text: string;
}

/** Kinds of mail about quotes, hires and draft orders, which have a test of their own. */
export const HIRE_KINDS = [
  ...["hire-quote", "hire-quote-withdrawn", "hire-request"],
  ...["inspections-due", "payment-link", "subhire-order"],
];

/** What L16 wants on each mail: all are business letters. */
const COMPANY = {
  legalName: "Solas Stage Limited",
  companyNumber: "612345",
  registeredOffice: "1 Eyre Square, Galway",
  directors: "Nuala Breathnach",
};

/** Fills in what the mails say of the company. */
export async function storeCompany(db: Db): Promise<void> {
  await inTransaction(db, (tx) => changeSetting(tx, "company", settingSchemas.company.parse(COMPANY)));
}

/** A mail is no page with landmarks, in the frame of a site. */
const OF_MAILS = TAGS.filter((tag) => tag !== "best-practice");
const PHONE = { width: 320, height: 640 };

/** Words of three letters and more, as somebody reads them. */
const wordsOf = (text: string) => new Set(text.normalize().match(/[\p{L}\d]{3,}/gu));

/** Reads mails on a dark phone: gives what is wrong with each, none when all is well. */
export function useMailReader(): (mail: Mail) => Promise<readonly string[]> {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: await ensureHeadlessChromium(),
      args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
    });
    page = await browser.newPage({ viewport: PHONE, colorScheme: "dark", javaScriptEnabled: true });
  }, 600_000);
  afterAll(() => browser.close());
  return (mail) => faultsOf(page, mail);
}

async function faultsOf(page: Page, { kind, locale, html, text }: Mail): Promise<readonly string[]> {
  await page.setContent(html);
  const { violations } = await runAxe(page, { tags: OF_MAILS });
  const seen = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    lang: document.documentElement.lang.slice(0, 2),
    titles: document.querySelectorAll("h1").length,
    links: [...document.links].map((link) =>
      (link.textContent ?? link.getAttribute("aria-label") ?? "").trim(),
    ),
    words: document.body.innerText,
  }));
  const plain = wordsOf(text);
  const lost = [...wordsOf(seen.words)].filter((word) => !plain.has(word));
  const shown = seen.links.filter((link) => /^(?:here|click here|link|anseo|)$/i.test(link));
  return [
    ...violations,
    ...(seen.wide > PHONE.width ? [`is ${seen.wide} px wide`] : []),
    ...(seen.lang === locale ? [] : [`lang="${seen.lang}"`]),
    // A letter that a person wrote has no title.
    ...(seen.titles === (kind === "enquiry-reply" ? 0 : 1) ? [] : [`${seen.titles} titles`]),
    ...shown.map((link) => `a link called "${link}"`),
    ...Object.values(COMPANY)
      .filter((part) => !unspaced(text).includes(unspaced(part)))
      .map((part) => `does not say ${part}`),
    ...(lost.length > 0 ? [`not in the text: ${lost.slice(0, 12).join(", ")}`] : []),
  ].map((fault) => `${kind} (${locale}): ${fault}`);
}
