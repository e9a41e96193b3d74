/**
 * `npm run bench:errands [-- --as-built]`: does ten errands of staff in a browser, on a computer with the pointer and again
 * on a phone, each from the front of the back office, and prints how many clicks each took, how many fields were
 * filled, and how many clicks Shopify's own help pages need for the same (docs/errands.md). Ends with 1 when an errand
 * takes more clicks than there, or cannot be done.
 */
import { parseArgs } from "node:util";
import { type BrowserContext, chromium, devices } from "@playwright/test";
import { ensureChromium } from "../../scripts/check/ensure-chromium.ts";
import { startSiteProcess } from "../../scripts/run/site-process.ts";
import { ERRANDS } from "./errands/errands.ts";
import { beginHand, type Counts } from "./errands/hand.ts";
import { prepareWork } from "./errands/prepare-work.ts";

const ADMIN = { email: "bench@example.ie", password: "a bench of its own 1" };
const COMPUTER = { viewport: { width: 1440, height: 900 } };

const { values } = parseArgs({ options: { "as-built": { type: "boolean", default: false } } });

process.exitCode = await countErrands(values["as-built"]);

async function countErrands(asBuilt: boolean): Promise<number> {
  const site = await startSiteProcess({
    asBuilt,
    env: { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
  });
  const browser = await chromium.launch({ executablePath: await ensureChromium() });
  let worse = 0;
  try {
    for (const [place, view] of [["computer", COMPUTER] as const, ["phone", devices["Pixel 7"]] as const]) {
      const context = await browser.newContext({ ...view, baseURL: site.origin });
      await context.request.post("/api/auth/sign-in/email", {
        data: ADMIN,
        headers: { Origin: site.origin },
      });
      worse += await countAt(place, context);
      await context.close();
    }
    return worse === 0 ? 0 : 1;
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** Does every errand in one browser. Gives how many took more clicks than at Shopify, or failed. */
async function countAt(place: string, context: BrowserContext): Promise<number> {
  let worse = 0;
  for (const { name, shopify, needs, run } of ERRANDS) {
    const work = await prepareWork(context.request, needs);
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    const { hand, counts } = beginHand(page);
    try {
      await page.goto("/admin");
      await page.waitForFunction(() => "alive" in document.documentElement.dataset);
      await run(hand, work);
      const more = shopify !== null && counts.clicks > shopify;
      worse += more ? 1 : 0;
      console.log(
        `${lineOf(place, name, counts)}   Shopify ${shopify ?? "–"}${more ? "  ← more clicks" : ""}`,
      );
    } catch (error) {
      worse += 1;
      console.log(`${lineOf(place, name, counts)}   ← failed: ${String(error).split("\n", 4).join(" ")}`);
    }
    await page.close();
  }
  return worse;
}

function lineOf(place: string, name: string, { clicks, fields, keys }: Counts): string {
  const number = (n: number) => String(n).padStart(3);
  return `${place.padEnd(9)} ${name.padEnd(48)} ${number(clicks)} clicks ${number(fields)} fields ${number(keys)} keys`;
}
